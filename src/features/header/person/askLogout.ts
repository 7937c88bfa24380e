import { logout } from "../../../state/logout";
import type { AppDispatch } from "../../../state/types";
import { confirmed, type AskingKit } from "./confirmed";

/** Asks, and then leaves: the platform, this device and the other tabs [AUTH-11]. */
export async function askLogout(kit: AskingKit, dispatch: AppDispatch): Promise<void> {
  const sure = await confirmed(kit, {
    title: { id: "header.logout.title" },
    body: { id: "header.logout.body" },
    confirm: { id: "header.logout" },
  });
  if (sure) await dispatch(logout());
}
