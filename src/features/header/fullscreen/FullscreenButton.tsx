import Maximize from "lucide-react/icons/maximize";
import Minimize from "lucide-react/icons/minimize";
import type { ReactElement } from "react";
import { useIntl } from "react-intl";
import { HeaderButton, HIDDEN_ON_PHONES } from "../../../kit/header/HeaderButton";
import type { Fullscreen } from "./useFullscreen";

/** Has the page fill the screen, or gives the rest of the screen back; its name says which. */
export function FullscreenButton({ active, toggle }: Fullscreen): ReactElement {
  const name = useIntl().formatMessage({ id: "header.fullscreen" }, { active: String(active) });
  return (
    <HeaderButton
      type="button"
      sx={HIDDEN_ON_PHONES}
      data-active={active}
      aria-label={name}
      title={name}
      onClick={toggle}
    >
      {active ? <Minimize aria-hidden="true" /> : <Maximize aria-hidden="true" />}
    </HeaderButton>
  );
}
