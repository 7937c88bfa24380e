import { logout } from "../../base/state/logout";
import type { AppDispatch } from "../../base/state/types";
import { confirmed, type AskingKit } from "../../base/kit/confirmed";
import { unfinished } from "./unfinished";

/** Asks, and then leaves: the platform, this device and the other tabs. What is not sent is named, for it is given up [AUTH-11, UP-04]. */
export async function askLogout(kit: AskingKit, dispatch: AppDispatch): Promise<void> {
  const count = await dispatch(unfinished());
  const sure = await confirmed(kit, {
    title: { id: "header.logout.title" },
    body: count > 0 ? { id: "header.logout.uploads", values: { count } } : { id: "header.logout.body" },
    confirm: { id: "header.logout" },
  });
  if (sure) await dispatch(logout());
}
