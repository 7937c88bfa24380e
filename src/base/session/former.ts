import { sameName } from "../core/session/loginName";
import { personOf } from "../core/wire/user";
import { liveUser } from "./liveUser";
import type { SessionPage } from "./page";

type WithRuntime = Pick<SessionPage, "runtime">;

/** Removes the values of any other person than the one who has signed in; and, if `byLink`, the remembered sign-in. */
export async function settleFormer(page: WithRuntime, byLink: boolean): Promise<void> {
  if (byLink) await forgetOthers(page);
  await dropFormer(page);
}

/**
 * Removes what an earlier person left behind on this device, unless the same one has signed in again: the next page
 * may not be one of the portal's, which would do so itself [SEC-03].
 */
async function dropFormer({ runtime }: WithRuntime): Promise<void> {
  const { storage } = runtime.ports;
  const kept = storage.read("user");
  if (kept === null) return;
  const live = await liveUser(runtime);
  if (!("user" in live) || live.user === null || personOf(live.user) !== personOf(kept))
    await storage.wipePersonal();
}

/** Forgets the remembered sign-in if it belongs to another person than the one who has signed in [AUTH-08]. */
async function forgetOthers({ runtime }: WithRuntime): Promise<void> {
  const { vault } = runtime.ports;
  const kept = await vault.read();
  if (kept === null) return;
  const live = await liveUser(runtime);
  const same = "user" in live && live.user !== null && sameName(live.user.loginName, kept.username);
  if (!same) await vault.forget();
}
