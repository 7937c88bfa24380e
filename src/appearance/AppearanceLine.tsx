import Palette from "lucide-react/icons/palette";
import type { ReactElement } from "react";
import { FormattedMessage } from "react-intl";
import { MenuLine, type LineProps } from "../bars";
import { useOpenAppearance } from "./useOpenAppearance";

/** The way to looks, colours and layouts [THEME-05]. */
export function AppearanceLine({ close }: LineProps): ReactElement {
  const open = useOpenAppearance();
  return (
    <MenuLine Icon={Palette} close={close} onChoose={() => void open()}>
      <FormattedMessage id="header.appearance" />
    </MenuLine>
  );
}
