import Keyboard from "lucide-react/icons/keyboard";
import type { ReactElement } from "react";
import { FormattedMessage } from "react-intl";
import { MenuLine, type LineProps } from "../bars";
import { useShell } from "../base/kit/ShellContext";

/** The way to the list of all keys [A11Y-07]. */
export const KeysLine = ({ close }: LineProps): ReactElement => (
  <MenuLine Icon={Keyboard} close={close} onChoose={useShell().openKeys}>
    <FormattedMessage id="person.keys" />
  </MenuLine>
);
