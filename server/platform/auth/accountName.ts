import { comparable } from "../../../src/base/core/text/comparable";
import { hashToken } from "./tokens";

/** The longest name that an account has, in characters. */
const LONGEST = 64;
/** The longest way to type one: with marks apart from their letters, and what comes along by pasting. */
const LONGEST_TYPED = 256;

/**
 * The name of an account for a typed user name: it is looked up, and counted by the throttle, only under this. A name that is
 * longer than any account's becomes its hash, which no account has: it is as unknown as any other, and costs no more.
 */
export function accountName(typed: string): string {
  const given = typed.trim();
  const name = given.length > LONGEST_TYPED ? given : comparable(given);
  return name.length > LONGEST ? hashToken(name) : name;
}
