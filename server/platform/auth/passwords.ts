import { hash, verify } from "@node-rs/argon2";
import type { Kysely } from "kysely";
import { normalForm } from "../../../src/base/core/text/comparable";
import type { Tables } from "../database/schema";
import type { StartTimer } from "../work/startTimer";
import { type WorkLimits, WorkQueue } from "../work/workQueue";

/** argon2id (the library's default algorithm) at OWASP's floor: about 20 ms and 19 MiB a check. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The longest valid password, in characters. */
const LONGEST = 256;

/** The stored form of a password, the same whichever way its letters were typed [I18N-07]. */
export const hashPassword = (password: string): Promise<string> => hash(normalForm(password), COST);

/** Compares a stored form with a password; true = they match. */
export type Verify = (stored: string, password: string) => Promise<boolean>;

/**
 * A check that does the same work whether or not the account exists (`stored` null), so that neither the answer nor
 * its time reveals which user names exist [SEC-04]. A password that is too long is wrong after the same work, done with its
 * beginning. One whose normal form differs is tried as it was typed as well: it may have been stored so before there was a normal form.
 */
export function createPasswordCheck(compare: Verify = verify) {
  let unmatched: Promise<string> | undefined;
  return async (stored: string | null, password: string): Promise<boolean> => {
    unmatched ??= hashPassword("no account has this password");
    const form = stored ?? (await unmatched);
    const typed = password.slice(0, LONGEST);
    let same = false;
    for (const spelling of new Set([normalForm(typed), typed]))
      same ||= await compare(form, spelling).catch(() => false);
    return same && stored !== null && password.length <= LONGEST;
  };
}

/** A new stored form for a right password that is stored as it was once typed; null where it is stored in its normal form. */
export async function renewedForm(stored: string, password: string): Promise<string | null> {
  const normal = normalForm(password);
  if (normal === password || (await verify(stored, normal).catch(() => false))) return null;
  return hashPassword(password);
}

/** Stores a person's right password in its normal form, unless it is so or was changed in the meantime [I18N-07]. */
export async function keepNormalForm(
  database: Kysely<Tables>,
  { id, password: stored }: { readonly id: string; readonly password: string },
  password: string,
): Promise<void> {
  const form = await renewedForm(stored, password);
  if (form === null) return;
  await database
    .updateTable("person")
    .set({ password: form })
    .where("id", "=", id)
    .where("password", "=", stored)
    .execute();
}

/** Checks run in the threads that also read files and look up names, of which there are four: two always stay free. */
const LIMITS: WorkLimits = {
  running: 2,
  waiting: 256,
  waitMs: 15_000,
  runMs: 15_000,
  retryAfter: 3,
};

/**
 * The queue for password checks, from the throttle on: addresses take turns, and below each of them the accounts
 * that are tried, so that a flood of sign-ins delays only its senders [SEC-06].
 */
export const createSignInQueue = (limits: Partial<WorkLimits> = {}, timer?: StartTimer): WorkQueue =>
  new WorkQueue({ ...LIMITS, ...limits }, timer);
