import type { RequestError } from "../wire/answer";
import { failureText, type Envelope } from "../wire/envelope";
import { readUser, type User } from "../wire/user";

/** Whose the session is, null where nobody is signed in; or why that is not known. */
export type Who = { readonly user: User | null } | { readonly error: RequestError };

/** The statuses with which the platform says that nobody is signed in: no session, or none it understands. */
const NOBODY: readonly number[] = [400, 401];

/** What came of asking `me`. */
type Asked =
  | { readonly data: Envelope; readonly error?: never }
  | { readonly data?: never; readonly error: RequestError };

/** Reads who is here; every answer that names nobody means nobody, and what is no answer means nothing [AUTH-10]. */
export function whoIsHere({ data, error }: Asked): Who {
  if (error) return error.kind === "http" && error.status === 401 ? { user: null } : { error };
  if (data.status === 200) return { user: readUser(data.data) };
  if (NOBODY.includes(data.status)) return { user: null };
  return { error: { kind: "envelope", status: data.status, text: failureText(data), envelope: data } };
}
