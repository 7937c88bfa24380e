import LogOut from "lucide-react/icons/log-out";
import type { ReactElement } from "react";
import { FormattedMessage } from "react-intl";
import type { Device } from "../../../core/site/device";
import { useKit } from "../../../kit/KitContext";
import { MenuLine, type LineProps } from "../../../kit/menu/MenuLine";
import { useShell } from "../../../kit/ShellContext";
import { useAppDispatch } from "../../../state/hooks";
import { askLogout } from "./askLogout";

/** Clients that sign in and out by themselves: the desktop client and the work-chat client [DESK-05]. */
const SELF_SIGNING: ReadonlySet<Device["client"]> = new Set(["desktop", "workWechat"]);

/** Asks, and signs out. */
export function LogoutLine({ close }: LineProps): ReactElement | null {
  const { device } = useShell();
  const kit = useKit();
  const dispatch = useAppDispatch();
  if (SELF_SIGNING.has(device.client)) return null;
  return (
    <MenuLine Icon={LogOut} close={close} onChoose={() => void askLogout(kit, dispatch)}>
      <FormattedMessage id="header.logout" />
    </MenuLine>
  );
}
