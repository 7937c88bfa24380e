import type { Failure, Result } from "../wire/failure";
import { isPlainObject } from "../wire/isPlainObject";
import { parsed } from "../wire/read";
import { readUser, type User } from "../wire/user";

/** Whose the session is, null where no person is signed in; or why that is not known. */
export type Who = { readonly user: User | null } | { readonly error: Failure };

/** What a record amounts to that names a person in no way that can be read. */
export const UNREADABLE: Failure = {
  kind: "body",
  fault: "notEnvelope",
  text: { id: "api.body.notEnvelope" },
};

/** Statuses that say nothing about a session: the platform waited too long for the request, or has too many of them. */
const NO_ANSWER: ReadonlySet<number> = new Set([408, 429]);

const isBlank = (value: unknown) => value === null || (typeof value === "string" && value.trim() === "");

/** Whether a success names no person: no data, or a record whose id is left blank. */
function isEmpty(data: unknown): boolean {
  const told = parsed(data);
  if (Array.isArray(told)) return told.length === 0;
  if (!isPlainObject(told)) return told === false || isBlank(told);
  return Object.keys(told).length === 0 || ("userId" in told && isBlank(told.userId));
}

/**
 * Reads who is here [AUTH-10]. An answer that names no person means that none is signed in. What is no answer says nothing
 * about the session, and neither does a record that cannot be read: both are faults to tell, and no reason to log out. The same goes for a
 * platform that is out of order, too slow or too busy; any other refusal ends the session.
 */
export function whoIsHere({ data, error }: Result): Who {
  if (!error) {
    const user = readUser(data);
    return user || isEmpty(data) ? { user } : { error: UNREADABLE };
  }
  const { kind, status } = error;
  const isRefusal = kind === "http" || kind === "envelope";
  const saysNothing = status === undefined || (status >= 500 && status < 600) || NO_ANSWER.has(status);
  return isRefusal && !saysNothing ? { user: null } : { error };
}
