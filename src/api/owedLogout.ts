import { accountCalls } from "../../contract/accountCalls";
import { saysLapsed, verdictOf, type Answer } from "../core/wire/answer";
import { SESSION_LOCK } from "./sessionLock";
import { send } from "./send";
import type { ApiWorld } from "./world";

/** Milliseconds a logout waits for its answer: somebody stands there and wants to leave (AUTH-11). */
export const LOGOUT_TIMEOUT_MS = 8_000;

/** Whether the platform has ended the session, or had none to end. */
export const endsSession = (answer: Answer): boolean => verdictOf(answer) === "yes" || saysLapsed(answer);

/** The same of a logout that was called like every other call: what went wrong with it, if anything did. */
export const isLoggedOut = (failed: object | undefined): boolean =>
  !failed || ("status" in failed && failed.status === 401);

/**
 * Makes good a logout that once did not reach the platform, and gives its answer; null where none is owed, by now perhaps
 * because somebody has signed in. Nobody signs in and no tab renews the session meanwhile, so that only the session ends
 * that was meant [AUTH-11].
 */
export const sendOwedLogout = (world: Pick<ApiWorld, "ports" | "settings">): Promise<Answer | null> =>
  world.ports.locks.run(SESSION_LOCK, async () => {
    const { storage } = world.ports;
    if (!storage.read("logoutOwed")) return null;
    const answer = await send(world, accountCalls.logout, undefined, LOGOUT_TIMEOUT_MS);
    if (endsSession(answer)) storage.remove("logoutOwed");
    return answer;
  });
