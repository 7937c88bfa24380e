import { hashToken } from "./tokens";

/** The longest name that an account has, in characters. */
const LONGEST = 64;

/**
 * The name of an account for a typed user name: it is looked up, and counted by the throttle, only under this. A name that is
 * longer than any account's becomes its hash, which no account has: it is as unknown as any other, and costs no more.
 */
export function accountName(typed: string): string {
  const name = typed.trim();
  return name.length > LONGEST ? hashToken(name) : name.normalize("NFKC").toLowerCase();
}
