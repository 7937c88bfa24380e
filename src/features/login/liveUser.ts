import type { Ask } from "../../api/ask";
import { SESSION_LOCK } from "../../api/sessionLock";
import { whoIsHere, type Who } from "../../core/sign-in/whoIsHere";
import { verdictOf } from "../../core/wire/answer";
import type { Ports } from "../../platform/ports";

/** Milliseconds to wait for the platform to say who is here: somebody stands there and wants in. */
const WHO_TIMEOUT = 10_000;

/**
 * Asks whose session lives in this browser. A lapsed one is renewed first, as any page would do; where a logout is still
 * owed to the platform, nobody is here.
 */
export async function liveUser(ask: Ask, { locks, random, storage }: Ports): Promise<Who> {
  if (storage.read("logoutOwed")) return { user: null };
  const me = () => ask.envelope("me", undefined, { timeout: WHO_TIMEOUT, shape: { final401: true } });
  const first = whoIsHere(await me());
  if ("error" in first || first.user) return first;
  const renewed = await locks.run(SESSION_LOCK, async () => {
    const answer = await ask.envelope("refresh", undefined, { timeout: WHO_TIMEOUT });
    if (answer.data?.status === 200) storage.write("sessionStamp", random.id());
    return answer;
  });
  const { data, error } = renewed;
  const verdict = verdictOf(error ? { kind: "failed", error } : { kind: "envelope", envelope: data });
  if (verdict === "yes") return whoIsHere(await me());
  // While the platform is out of order, whoever was here may still be.
  return verdict === "unknown" ? whoIsHere(renewed) : first;
}
