import type { Device } from "../../base/core/site/device";
import { useKit } from "../../base/kit/KitContext";
import { useShell } from "../../base/kit/ShellContext";
import { useAppDispatch } from "../../base/state/hooks";
import { askLogout } from "./askLogout";

/** Clients that sign in and out by themselves: the desktop client and the work-chat client [DESK-05]. */
const SELF_SIGNING: ReadonlySet<Device["client"]> = new Set(["desktop", "workWechat"]);

/** Asks, and signs out; null where that is not the portal's to do. */
export function useLogout(): (() => void) | null {
  const { device } = useShell();
  const kit = useKit();
  const dispatch = useAppDispatch();
  return SELF_SIGNING.has(device.client) ? null : () => void askLogout(kit, dispatch);
}
