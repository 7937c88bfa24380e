import { hash, verify } from "@node-rs/argon2";
import { type StartTimer, type WorkLimits, WorkQueue } from "../work/workQueue";

/** argon2id (the library's default algorithm) at OWASP's floor: about 20 ms and 19 MiB a check. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The longest valid password, in characters. */
const LONGEST = 256;

/** The stored form of a password. */
export const hashPassword = (password: string): Promise<string> => hash(password, COST);

/** Compares a stored form with a password; true = they match. */
export type Verify = (stored: string, password: string) => Promise<boolean>;

/**
 * A check that does the same work whether or not the account exists (`stored` null), so that neither the answer nor
 * its time reveals which user names exist [SEC-04]. A password that is too long is wrong after the same work, done with its
 * beginning.
 */
export function createPasswordCheck(compare: Verify = verify) {
  let unmatched: Promise<string> | undefined;
  return async (stored: string | null, password: string): Promise<boolean> => {
    unmatched ??= hashPassword("no account has this password");
    const same = await compare(stored ?? (await unmatched), password.slice(0, LONGEST)).catch(() => false);
    return same && stored !== null && password.length <= LONGEST;
  };
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
