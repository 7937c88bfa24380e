import Maximize from "lucide-react/icons/maximize";
import Minimize from "lucide-react/icons/minimize";
import type { ReactElement } from "react";
import { FormattedMessage } from "react-intl";
import { PlainButton } from "../../base/kit/PlainButton";
import { useFullscreen } from "./useFullscreen";

/** The same as its line in a menu, as a button on a page [DESK-12]. */
export function FullscreenButton(): ReactElement | null {
  const fullscreen = useFullscreen();
  if (!fullscreen) return null;
  const { active, toggle } = fullscreen;
  const Icon = active ? Minimize : Maximize;
  return (
    <PlainButton type="button" onClick={toggle}>
      <Icon aria-hidden />
      <FormattedMessage id="header.fullscreen" values={{ active: String(active) }} />
    </PlainButton>
  );
}
