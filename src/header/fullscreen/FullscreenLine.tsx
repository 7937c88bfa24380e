import Maximize from "lucide-react/icons/maximize";
import Minimize from "lucide-react/icons/minimize";
import type { ReactElement } from "react";
import { FormattedMessage } from "react-intl";
import { MenuLine, type LineProps } from "../../bars";
import { useFullscreen } from "./useFullscreen";

/** Has the page fill the screen, or gives the rest of the screen back; its name says which. Not there where it cannot [DESK-12]. */
export function FullscreenLine({ close }: LineProps): ReactElement | null {
  const fullscreen = useFullscreen();
  return (
    fullscreen && (
      <MenuLine Icon={fullscreen.active ? Minimize : Maximize} close={close} onChoose={fullscreen.toggle}>
        <FormattedMessage id="header.fullscreen" values={{ active: String(fullscreen.active) }} />
      </MenuLine>
    )
  );
}
