import type { RequestError } from "../wire/answer";
import { failureText, type Envelope } from "../wire/envelope";
import { isPlainObject } from "../wire/isPlainObject";
import { parsed } from "../wire/read";
import { readUser, type User } from "../wire/user";

/** Whose the session is, null where no person is signed in; or why that is not known. */
export type Who = { readonly user: User | null } | { readonly error: RequestError };

/** The statuses with which the platform says that no person is signed in: no session, or none it understands. */
const SIGNED_OUT: readonly number[] = [400, 401];

/** What came of asking `me`. */
type Asked =
  | { readonly data: Envelope; readonly error?: never }
  | { readonly data?: never; readonly error: RequestError };

const UNREADABLE: RequestError = {
  kind: "body",
  fault: "notEnvelope",
  text: { id: "api.body.notEnvelope" },
};

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
 * about the session, and neither does a record that cannot be read: both are faults to tell, and no reason to log out.
 */
export function whoIsHere({ data, error }: Asked): Who {
  if (error) return error.kind === "http" && error.status === 401 ? { user: null } : { error };
  if (data.status === 200) {
    const user = readUser(data.data);
    return user || isEmpty(data.data) ? { user } : { error: UNREADABLE };
  }
  if (SIGNED_OUT.includes(data.status)) return { user: null };
  return { error: { kind: "envelope", status: data.status, text: failureText(data), envelope: data } };
}
