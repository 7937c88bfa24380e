import type { Device } from "../../base/core/site/device";
import { useKit } from "../../base/kit/KitContext";
import { useShell } from "../../base/kit/ShellContext";
import { useAppDispatch } from "../../base/state/hooks";
import { logout } from "../../base/state/logout";
import type { AppDispatch } from "../../base/state/types";
import { confirmed, type AskingKit } from "../../base/kit/confirmed";
import { unfinished } from "./unfinished";

/** Asks, and then leaves: the platform, this device and the other tabs. What is not sent is named, for it is given up [AUTH-11, UP-04]. */
async function askLogout(kit: AskingKit, dispatch: AppDispatch): Promise<void> {
  const count = await dispatch(unfinished());
  const sure = await confirmed(kit, {
    title: { id: "header.logout.title" },
    body: count > 0 ? { id: "header.logout.uploads", values: { count } } : { id: "header.logout.body" },
    confirm: { id: "header.logout" },
  });
  if (sure) await dispatch(logout());
}

/** Clients that sign in and out by themselves: the desktop client and the work-chat client [DESK-05]. */
const SELF_SIGNING: ReadonlySet<Device["client"]> = new Set(["desktop", "workWechat"]);

/** Asks, and signs out; null where that is not the portal's to do. */
export function useLogout(): (() => void) | null {
  const { device } = useShell();
  const kit = useKit();
  const dispatch = useAppDispatch();
  return SELF_SIGNING.has(device.client) ? null : () => void askLogout(kit, dispatch);
}
