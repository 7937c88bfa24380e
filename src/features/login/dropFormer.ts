import type { Ask } from "../../api/ask";
import { personOf } from "../../core/wire/user";
import type { Ports } from "../../platform/ports";
import { liveUser } from "./liveUser";

/**
 * Removes what an earlier person left behind on this device, unless the same one has signed in again: the page that comes
 * next need not be one of the portal's, which would do so itself [SEC-03].
 */
export async function dropFormer(ask: Ask, ports: Ports): Promise<void> {
  const kept = ports.storage.read("user");
  if (kept === null) return;
  const live = await liveUser(ask, ports);
  if (!("user" in live) || live.user === null || personOf(live.user) !== personOf(kept))
    ports.storage.wipePersonal();
}
