import type { Database } from "../database/open";
import { withFirst } from "../withFirst";
import {
  addressKey,
  bucketsFor,
  type Count,
  counted,
  namesBucket,
  settled,
  type Guessed,
  type Standing,
} from "./throttleRules";
import { type Counts, failedAt, rememberDevice, standingOf, sweep } from "./throttleMemory";
import { hashToken } from "./tokens";

const SECOND = 1000;

/** A guess at a secret, and what the request shows of who makes it. */
export interface Guess {
  /** What is guessed at: an account's name, or a name within a scope such as `password teacher`. */
  readonly account: string;
  /** Whose devices and addresses count; the account's own where it is left out. */
  readonly person?: string;
  /** What else is forgiven where the guess is right. */
  readonly forgives?: readonly string[];
  readonly guessed?: Guessed;
  /** The person in whose session it is made: then it counts for that person alone, and makes no address or device known. */
  readonly by?: string | undefined;
  readonly ip: string;
  /** What the browser's device cookie holds; may be anything. */
  readonly devices: readonly string[];
}

const noCount = (at: number): Count => ({ count: 0, blocked_until: 0, at });

const NOTHING_KNOWN: Standing = { device: null, address: false };

/** Anyone may type a name of any kind, so hashes are stored. */
const accountKey = (account: string): string => hashToken(`account ${account}`);

const readGuess = ({ account, person = account, guessed = "password", by, ip, devices }: Guess) => {
  const address = addressKey(ip);
  return {
    attempt: { account, guessed, address, by },
    failing: { address: hashToken(`address ${address}`), account: accountKey(account) },
    known: { address: hashToken(`address ${address}`), account: accountKey(person) },
    devices: devices.map(hashToken),
  };
};

/** Seconds to wait, or 0 when this attempt may go on; it has then been counted. */
const enter = async (store: Counts, guess: Guess): Promise<number> => {
  const { database, now } = store;
  const told = readGuess(guess);
  return database.transaction().execute(async (trx) => {
    const standing = await standingOf(trx, told);
    // In the order of their keys: on PostgreSQL two who lock the same rows in one order never wait for each other.
    const buckets = bucketsFor(told.attempt, standing)
      .map((bucket) => ({ ...bucket, key: hashToken(bucket.name) }))
      .sort((one, other) => (one.key < other.key ? -1 : 1));
    const keys = buckets.map(({ key }) => key);
    const read = async () => {
      const rows = await trx.selectFrom("login_attempt").selectAll().where("key", "in", keys).execute();
      return buckets.map((bucket) => {
        const stored = rows.find(({ key }) => key === bucket.key) ?? noCount(now());
        return { bucket, stored, count: settled(stored, bucket, now()) };
      });
    };
    const write = (key: string, count: Count) =>
      trx.updateTable("login_attempt").set(count).where("key", "=", key).execute();
    /** Seconds that one of the counts holds the attempt; what a clock set back has moved is written. */
    const heldBy = async (counts: Awaited<ReturnType<typeof read>>): Promise<number> => {
      const wait = Math.max(...counts.map(({ count }) => count.blocked_until - now()));
      if (wait <= 0) return 0;
      for (const { bucket, stored, count } of counts)
        if (stored.at !== count.at || stored.blocked_until !== count.blocked_until)
          await write(bucket.key, count);
      return Math.ceil(wait / SECOND);
    };
    // An attempt that is held leaves no rows behind: names without end could be tried.
    const held = await heldBy(await read());
    if (held > 0) return held;
    // Rows are made first and locked by the update, so that attempts at the same moment queue here on PostgreSQL too.
    for (const key of keys)
      await trx
        .insertInto("login_attempt")
        .values({ key, ...noCount(now()) })
        .onConflict((conflict) =>
          conflict.column("key").doUpdateSet((row) => ({ key: row.ref("excluded.key") })),
        )
        .execute();
    const counts = await read();
    const meanwhile = await heldBy(counts);
    if (meanwhile > 0) return meanwhile;
    const spray = hashToken(namesBucket(told.attempt.address).name);
    const names = keys.includes(spray) ? await failedAt(store, trx, told.failing) : 0;
    for (const { bucket, count } of counts) {
      const next = counted(count, bucket, now());
      await write(bucket.key, bucket.key === spray ? { ...next, blocked_until: now() + names } : next);
    }
    return 0;
  });
};

/**
 * Forgives the account after the right secret, and knows its device and address from now on. Answers what the device's
 * cookie is to hold. A known device or address leaves the counts of unknown devices alone: otherwise every sign-in of the owner
 * would give an attacker a new start.
 */
const succeed = async (store: Counts, guess: Guess): Promise<readonly string[]> => {
  const { database, now } = store;
  const told = readGuess(guess);
  return database.transaction().execute(async (trx) => {
    const standing = await standingOf(trx, told);
    const { address, guessed } = told.attempt;
    const forgiven = [
      ...bucketsFor(told.attempt, standing),
      ...(guess.forgives ?? []).flatMap((account) =>
        [standing, NOTHING_KNOWN].flatMap((known) => bucketsFor({ account, guessed, address }, known)),
      ),
    ];
    const names = namesBucket(address).name;
    const keys = new Set(
      forgiven
        .filter(({ name }) => name !== names)
        .map(({ name }) => hashToken(name))
        .sort(),
    );
    for (const key of keys) await trx.deleteFrom("login_attempt").where("key", "=", key).execute();
    // Neither is a sign-in to an account from a place.
    if (guessed === "face" || guess.by !== undefined) return [];
    const done = { failed_at: null, signed_in_at: now() };
    await trx
      .insertInto("sign_in_place")
      .values({ ...told.known, ...done })
      .onConflict((conflict) => conflict.columns(["address", "account"]).doUpdateSet(done))
      .execute();
    for (const account of guess.forgives ?? [])
      await trx
        .updateTable("sign_in_place")
        .set({ failed_at: null })
        .where("address", "=", told.known.address)
        .where("account", "=", accountKey(account))
        .execute();
    return guessed === "secret"
      ? []
      : rememberDevice(store, trx, guess.devices, told.known.account, standing.device);
  });
};

/**
 * Slows the guessing of passwords and other secrets down, in the database, so that a restart forgives nothing. An attempt
 * counts before its secret is looked at: a thousand at once are a thousand. The rules are in `throttleRules.ts`.
 */
export const createThrottle = (database: Database, now: () => number) =>
  withFirst({ database, now }, { enter, succeed, sweep });

/** The login throttle, as the login handler uses it. */
export type Throttle = ReturnType<typeof createThrottle>;
