import type { SerializedError } from "@reduxjs/toolkit";
import { accountCalls } from "../../contract/accountCalls";
import { saysLapsed, verdictOf, type Answer, type RequestError } from "../core/wire/answer";
import type { Envelope } from "../core/wire/envelope";
import { SESSION_LOCK } from "./sessionLock";
import { send } from "./send";
import type { ApiWorld } from "./world";

/** Milliseconds a logout waits for its answer: somebody stands there and wants to leave (AUTH-11). */
export const LOGOUT_TIMEOUT_MS = 8_000;

/** Whether the platform has ended the session, or had none to end. */
export const endsSession = (answer: Answer): boolean => verdictOf(answer) === "yes" || saysLapsed(answer);

interface LoggingOut {
  readonly data?: Envelope | undefined;
  /** Of the platform's or its way, or thrown on ours. */
  readonly error?: RequestError | SerializedError | undefined;
}

/** The same of a logout that was called like every other call. */
export function isLoggedOut({ data, error }: LoggingOut): boolean {
  if (data) return endsSession({ kind: "envelope", envelope: data });
  return error !== undefined && "kind" in error && endsSession({ kind: "failed", error });
}

/**
 * Makes good a logout that once did not reach the platform, and gives its answer; null where none is owed, by now perhaps
 * because somebody has signed in. Nobody signs in and no tab renews the session meanwhile, so that only the session ends
 * that was meant [AUTH-11].
 */
export const payOwedLogout = (world: Pick<ApiWorld, "ports" | "settings">): Promise<Answer | null> =>
  world.ports.locks.run(SESSION_LOCK, async () => {
    const { storage } = world.ports;
    if (!storage.read("logoutOwed")) return null;
    const answer = await send(world, accountCalls.logout, undefined, LOGOUT_TIMEOUT_MS);
    if (endsSession(answer)) storage.remove("logoutOwed");
    return answer;
  });
