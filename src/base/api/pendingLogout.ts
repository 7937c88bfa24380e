import { uaa } from "../../../contract/uaa";
import { saysLapsed, verdictOf, type Answer } from "../core/wire/answer";
import { SESSION_LOCK } from "./sessionLock";
import { send } from "./send";
import type { ApiWorld } from "./world";

/** Milliseconds a logout waits for its answer: a person is waiting to leave (AUTH-11). */
export const LOGOUT_TIMEOUT_MS = 8_000;

/** Whether the platform has ended the session, or had none to end. */
export const endsSession = (answer: Answer): boolean => verdictOf(answer) === "yes" || saysLapsed(answer);

/** The same for a logout that was called like every other call: the failure, if there is one. */
export const isLoggedOut = (failed: object | undefined): boolean =>
  !failed || ("status" in failed && failed.status === 401);

/**
 * Sends a pending logout, which did not reach the platform before, and returns its answer; null if none is pending, perhaps
 * because a person has signed in. Sign-ins and renewals in all tabs wait meanwhile, so that only the intended session
 * ends [AUTH-11].
 */
export const sendPendingLogout = (world: Pick<ApiWorld, "ports" | "settings">): Promise<Answer | null> =>
  world.ports.locks.run(SESSION_LOCK, async () => {
    const { storage } = world.ports;
    if (!storage.read("logoutOwed")) return null;
    const answer = await send(world, uaa.logout, undefined, LOGOUT_TIMEOUT_MS);
    if (endsSession(answer)) storage.remove("logoutOwed");
    return answer;
  });
