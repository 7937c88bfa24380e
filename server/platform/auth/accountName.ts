import { hashToken } from "./tokens";

/** The longest name that an account has, in characters. */
const LONGEST = 64;

/**
 * What somebody typed for a user name, as accounts are called: found, and counted by the throttle, under this alone. For a
 * longer one than any stands its hash, which is nobody's name: it is as unknown as any other, and costs no more.
 */
export function accountName(typed: string): string {
  const name = typed.trim();
  return name.length > LONGEST ? hashToken(name) : name.normalize("NFKC").toLowerCase();
}
