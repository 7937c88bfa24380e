import LogOut from "lucide-react/icons/log-out";
import type { ReactElement } from "react";
import { FormattedMessage } from "react-intl";
import { MenuLine, type LineProps } from "../../bars";
import { useLogout } from "./useLogout";

/** Asks, and signs out. */
export function LogoutLine({ close }: LineProps): ReactElement | null {
  const logout = useLogout();
  return (
    logout && (
      <MenuLine Icon={LogOut} close={close} onChoose={logout}>
        <FormattedMessage id="header.logout" />
      </MenuLine>
    )
  );
}
