import type { Database } from "../db/open";
import { hashToken } from "./tokens";

const SECOND = 1000;
const HOUR = 3600 * SECOND;

/** How many attempts are free and how long the wait may grow, for one kind of key. */
interface Limit {
  readonly key: string;
  readonly free: number;
  readonly mostSeconds: number;
}

/**
 * One account from one address is held short; an account from everywhere gets more room. An address alone is not
 * counted: a whole school may share one. Sorted by key: on PostgreSQL two who lock the same rows in one order never wait
 * for each other.
 */
const limitsOf = (account: string, address: string): readonly Limit[] =>
  [
    { key: hashToken(`account+address ${account} ${address}`), free: 5, mostSeconds: 900 },
    { key: hashToken(`account ${account}`), free: 20, mostSeconds: 300 },
  ].sort((one, other) => (one.key < other.key ? -1 : 1));

/** The wait in milliseconds after the n-th attempt: nothing while attempts are free, then 1, 2, 4 … seconds. */
export function delayAfter(count: number, free: number, mostSeconds: number): number {
  return count < free ? 0 : Math.min(2 ** Math.min(count - free, 20), mostSeconds) * SECOND;
}

/**
 * Slows the guessing of passwords down, by account and address, in the database, so that a restart forgives
 * nothing. An attempt counts before its password is looked at: a thousand at once are a thousand.
 */
export function createThrottle(database: Database, now: () => number) {
  /** Seconds to wait, or 0 when this attempt may go on; it has then been counted. */
  const enter = async (account: string, address: string): Promise<number> => {
    const limits = limitsOf(account, address);
    const keys = limits.map(({ key }) => key);
    return database.transaction().execute(async (trx) => {
      // Rows are made first and locked by the update, so that attempts at the same moment queue here on PostgreSQL too.
      for (const key of keys)
        await trx
          .insertInto("login_attempt")
          .values({ key, count: 0, blocked_until: 0, at: now() })
          .onConflict((conflict) =>
            conflict.column("key").doUpdateSet((row) => ({ key: row.ref("excluded.key") })),
          )
          .execute();
      const rows = await trx.selectFrom("login_attempt").selectAll().where("key", "in", keys).execute();
      const wait = Math.max(...rows.map((row) => row.blocked_until - now()));
      if (wait > 0) return Math.ceil(wait / SECOND);
      for (const { key, free, mostSeconds } of limits) {
        const row = rows.find((candidate) => candidate.key === key);
        const count = row && now() - row.at < HOUR ? row.count + 1 : 1;
        await trx
          .updateTable("login_attempt")
          .set({ count, at: now(), blocked_until: now() + delayAfter(count, free, mostSeconds) })
          .where("key", "=", key)
          .execute();
      }
      return 0;
    });
  };

  /** Forgives the account after the right password. */
  const succeed = async (account: string, address: string): Promise<void> => {
    await database.transaction().execute(async (trx) => {
      for (const { key } of limitsOf(account, address))
        await trx.deleteFrom("login_attempt").where("key", "=", key).execute();
    });
  };

  /** Removes counts that no longer matter. */
  const sweep = async (): Promise<void> => {
    await database
      .deleteFrom("login_attempt")
      .where("at", "<", now() - HOUR)
      .where("blocked_until", "<", now())
      .execute();
  };

  return { enter, succeed, sweep };
}

/** The login throttle, as the login handler uses it. */
export type Throttle = ReturnType<typeof createThrottle>;
