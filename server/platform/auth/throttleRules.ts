import { isIPv4, isIPv6 } from "node:net";

const SECOND = 1000;
/** How long a failure counts, milliseconds. */
export const HOUR = 3600 * SECOND;
/** How long a sign-in gives the address it came from room for the failures of others, milliseconds. */
export const ROOM_MS = 24 * HOUR;

/** How many attempts are free, and how long the wait may grow. */
export interface Limit {
  readonly free: number;
  readonly mostSeconds: number;
}

/** A count that an attempt adds to, by the text that its key is made of. */
export interface Bucket extends Limit {
  readonly name: string;
}

/** What is guessed at, which decides how much is free. A face is one of all that a school has, so it is no account's. */
export type Guessed = "password" | "secret" | "face";

interface Limits {
  /** A known device, and an address from which the account has signed in, each on its own. */
  readonly own: Limit;
  /** All others together, at one account; null where no account is guessed at, so that strangers would share a count. */
  readonly unknown: Limit | null;
}

const LIMITS: Readonly<Record<Guessed, Limits>> = {
  password: { own: { free: 5, mostSeconds: 900 }, unknown: { free: 20, mostSeconds: 300 } },
  // Servers make many calls at one moment, each of which counts until its secret has turned out to be right.
  secret: { own: { free: 50, mostSeconds: 300 }, unknown: { free: 200, mostSeconds: 300 } },
  // A school's cameras share its address.
  face: { own: { free: 50, mostSeconds: 300 }, unknown: null },
};

/** How many names may fail from one address in an hour, beside the room that sign-ins there give. */
export const FREE_NAMES = 30;
const MOST_ROOM = 100;
const MOST_NAMES_SECONDS = 300;

/** Who attempts what, from where. `account` is what is guessed at: a name, or a name within a scope. */
export interface Attempt {
  readonly account: string;
  readonly guessed: Guessed;
  /** As `addressKey` writes it. */
  readonly address: string;
  /** The person in whose session it is attempted, where that decides who waits. */
  readonly by?: string | undefined;
}

/** What is known of who attempts. */
export interface Standing {
  /** The browser's token that is known for the account, as it is stored; null where none is. */
  readonly device: string | null;
  /** Whether the account has signed in from the address before. */
  readonly address: boolean;
}

/** The count of the names that unknown devices at an address fail with. Its delay comes from `namesDelay`. */
export const namesBucket = (address: string): Bucket => ({
  name: `address ${address}`,
  free: FREE_NAMES,
  mostSeconds: MOST_NAMES_SECONDS,
});

/**
 * The counts that hold an attempt. A known device has its own, and so has an address from which the account signed in
 * before, so that others cannot lock these out. Unknown devices share one for each account, have another at their address,
 * and a third for the names that fail there. A person who attempts it in a session has a count that no other person adds to.
 */
export function bucketsFor(
  { account, guessed, address, by }: Attempt,
  standing: Standing,
): readonly Bucket[] {
  const { own, unknown } = LIMITS[guessed];
  if (by !== undefined) return [{ name: `by ${by} ${account}`, ...own }];
  if (standing.device !== null) return [{ name: `device ${standing.device} ${account}`, ...own }];
  const here: Bucket = { name: `account+address ${account} ${address}`, ...own };
  if (standing.address || !unknown) return [here];
  return [here, { name: `account ${account}`, ...unknown }, namesBucket(address)];
}

/** The wait in milliseconds after the n-th attempt: nothing while attempts are free, then 1, 2, 4 … seconds. */
export function delayAfter(count: number, free: number, mostSeconds: number): number {
  return count < free ? 0 : Math.min(2 ** Math.min(count - free, 20), mostSeconds) * SECOND;
}

/** The wait for unknown devices at an address where so many names failed within the hour, and so many signed in within a day. */
export const namesDelay = (failing: number, signedIn: number): number =>
  delayAfter(failing, FREE_NAMES + Math.min(signedIn, MOST_ROOM), MOST_NAMES_SECONDS);

/** What is stored of a bucket; times in milliseconds since 1970. */
export interface Count {
  readonly count: number;
  readonly blocked_until: number;
  readonly at: number;
}

/**
 * A count as it stands now. One that was written in the future, because the clock has been set back, is moved to now with
 * its delay, which is never longer than the bucket's longest. What is older than an hour and holds nothing counts as none.
 */
export function settled(stored: Count, { mostSeconds }: Limit, now: number): Count {
  const at = Math.min(stored.at, now);
  const late = stored.blocked_until - (stored.at - at);
  const blocked_until = Math.min(late, now + mostSeconds * SECOND);
  return { at, blocked_until, count: now - at < HOUR || blocked_until > now ? stored.count : 0 };
}

/** The count after one attempt more. */
export function counted(count: Count, { free, mostSeconds }: Limit, now: number): Count {
  const next = count.count + 1;
  return { count: next, at: now, blocked_until: now + delayAfter(next, free, mostSeconds) };
}

/** Both halves of an IPv6 address, in full. */
function hextets(address: string): readonly string[] {
  const [head = "", tail] = address.split("::");
  const [left, right] = [head, tail ?? ""].map((part) => part.split(":").filter((piece) => piece !== ""));
  const missing = tail === undefined ? 0 : 8 - (left?.length ?? 0) - (right?.length ?? 0);
  return [...(left ?? []), ...Array<string>(Math.max(0, missing)).fill("0"), ...(right ?? [])];
}

/**
 * An address as it is counted: IPv6 by its /64, which is what one line or one machine is given; empty for a connection that was reset
 * before its request is looked at, and so has no address any more.
 */
export function addressKey(ip: string | undefined): string {
  if (ip === undefined) return "";
  const [, mapped] = /^::ffff:([\d.]+)$/i.exec(ip) ?? [];
  if (mapped !== undefined && isIPv4(mapped)) return mapped;
  const [plain = ""] = ip.split("%");
  if (!isIPv6(plain)) return ip;
  const network = hextets(plain)
    .slice(0, 4)
    .map((piece) => Number.parseInt(piece, 16).toString(16));
  return `${network.join(":")}::/64`;
}
