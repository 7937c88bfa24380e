import { randomUUID } from "node:crypto";
import type { Database } from "../db/open";
import { allowedKey, type Claim, keyHash, secretHashes } from "./claims";
import type { SessionClaim } from "./cookies";
import { hashToken, newToken } from "./tokens";

const MINUTE = 60_000;
/** How long an access token lives, milliseconds. */
export const ACCESS_MS = 30 * MINUTE;
/** How long a session lives after its last refresh, milliseconds. */
export const REFRESH_MS = 14 * 24 * 60 * MINUTE;
/** How long an already used refresh token still renews its session: two tabs, or an answer that was lost. */
export const GRACE_MS = 15_000;

/** Opens a session: with the key of the browser that it is bound to. */
export interface Opening {
  /** The browser's key; null where it has none. */
  readonly key: string | null;
  /**
   * Asked inside the transaction, where it may look once more at what let the person in and throw: a new password, and all
   * that ends by it, comes before that look or after the session, never between.
   */
  readonly still?: ((trx: Database) => Promise<void>) | undefined;
}

/** The pair of secrets a browser keeps in http-only cookies. */
export interface Tokens {
  readonly access: string;
  readonly refresh: string;
}

/** Who is asking, taken from the session alone. */
export interface Me {
  readonly sessionId: string;
  readonly id: string;
  readonly type: number;
  readonly unitId: string;
  readonly unitType: number;
}

/** As much of a person as signing in needs. */
export interface SignInPerson {
  readonly id: string;
  readonly type: number;
  /** 1 = a demo account. */
  readonly demo: number;
  readonly unitId: string;
  readonly unitType: number;
}

/** Opaque sessions, stored as hashes only. */
export function createSessions(database: Database, now: () => number) {
  /** Opens a session. */
  const open = async (personId: string, { key, still }: Opening): Promise<Tokens> => {
    const tokens = { access: newToken(), refresh: newToken() };
    const id = randomUUID();
    await database.transaction().execute(async (trx) => {
      // Changes nothing, but locks the person, as whoever sets a password does first.
      await trx
        .updateTable("person")
        .set((row) => ({ password: row.ref("password") }))
        .where("id", "=", personId)
        .execute();
      await still?.(trx);
      await trx
        .insertInto("session")
        .values({
          id,
          person_id: personId,
          access_hash: hashToken(tokens.access),
          access_until: now() + ACCESS_MS,
          refresh_until: now() + REFRESH_MS,
          key_hash: keyHash(key),
        })
        .execute();
      await trx
        .insertInto("refresh_token")
        .values({ hash: hashToken(tokens.refresh), session_id: id, used_at: null })
        .execute();
    });
    return tokens;
  };

  /** Who holds a session by its access token. */
  const find = async (access: Claim): Promise<Me | undefined> => {
    if (access.secrets.length === 0) return undefined;
    const bound = allowedKey(access);
    return database
      .selectFrom("session")
      .innerJoin("person", "person.id", "session.person_id")
      .innerJoin("unit", "unit.id", "person.unit_id")
      .where("session.access_hash", "in", secretHashes(access))
      .$if(bound !== null, (query) =>
        query.where("session.key_hash", "is not distinct from", bound?.hash ?? null),
      )
      .where("session.access_until", ">", now())
      .where("person.status", "=", 1)
      .select([
        "session.id as sessionId",
        "person.id",
        "person.type",
        "person.unit_id as unitId",
        "unit.type as unitType",
      ])
      .executeTakeFirst();
  };

  /** The refresh token of a claim whose session may be renewed, as it is stored. */
  const refreshable = async (claim: Claim): Promise<string | undefined> => {
    if (claim.secrets.length === 0) return undefined;
    const bound = allowedKey(claim);
    const row = await database
      .selectFrom("refresh_token")
      .innerJoin("session", "session.id", "refresh_token.session_id")
      .where("refresh_token.hash", "in", secretHashes(claim))
      .$if(bound !== null, (query) =>
        query.where("session.key_hash", "is not distinct from", bound?.hash ?? null),
      )
      .select("refresh_token.hash")
      .executeTakeFirst();
    return row?.hash;
  };

  /**
   * Exchanges a refresh token, which works once: one conditional update marks it used. For a few seconds after that it
   * still gives a new pair of the same session, because the first pair may not have arrived; later it is a stolen copy,
   * and the whole session ends.
   */
  const refresh = async (claim: Claim): Promise<Tokens | null> => {
    const hash = await refreshable(claim);
    if (hash === undefined) return null;
    return database.transaction().execute(async (trx) => {
      // Changes nothing, but locks the session before its tokens, in the order in which signing out takes both away.
      const session = await trx
        .updateTable("session")
        .set((row) => ({ refresh_until: row.ref("refresh_until") }))
        .where("id", "in", (query) =>
          query.selectFrom("refresh_token").where("hash", "=", hash).select("session_id"),
        )
        .where("refresh_until", ">", now())
        .where("person_id", "in", (query) => query.selectFrom("person").where("status", "=", 1).select("id"))
        .returning("id")
        .executeTakeFirst();
      if (!session) return null;

      const { numUpdatedRows } = await trx
        .updateTable("refresh_token")
        .set({ used_at: now() })
        .where("hash", "=", hash)
        .where("used_at", "is", null)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) {
        const used = await trx
          .selectFrom("refresh_token")
          .where("hash", "=", hash)
          .select("used_at")
          .executeTakeFirst();
        if (used?.used_at == null || now() - used.used_at > GRACE_MS) {
          await trx.deleteFrom("session").where("id", "=", session.id).execute();
          return null;
        }
      }

      const tokens = { access: newToken(), refresh: newToken() };
      await trx
        .updateTable("session")
        .set({
          access_hash: hashToken(tokens.access),
          access_until: now() + ACCESS_MS,
          refresh_until: now() + REFRESH_MS,
        })
        .where("id", "=", session.id)
        .execute();
      await trx
        .insertInto("refresh_token")
        .values({ hash: hashToken(tokens.refresh), session_id: session.id, used_at: null })
        .execute();
      return tokens;
    });
  };

  /** Ends the session that either secret belongs to; signing out works with a lapsed access token too. */
  const close = async ({ access, refresh: token }: SessionClaim): Promise<void> => {
    const bound = allowedKey(access);
    if (access.secrets.length > 0)
      await database
        .deleteFrom("session")
        .where("access_hash", "in", secretHashes(access))
        .$if(bound !== null, (query) => query.where("key_hash", "is not distinct from", bound?.hash ?? null))
        .execute();
    const hash = await refreshable(token);
    if (hash === undefined) return;
    await database
      .deleteFrom("session")
      .where("id", "in", (query) =>
        query.selectFrom("refresh_token").where("hash", "=", hash).select("session_id"),
      )
      .execute();
  };

  /** Signs a person out everywhere. */
  const endAll = async (personId: string): Promise<void> => {
    await database.deleteFrom("session").where("person_id", "=", personId).execute();
  };

  /** Removes what has lapsed. */
  const sweep = async (): Promise<void> => {
    await database.deleteFrom("session").where("refresh_until", "<=", now()).execute();
    await database
      .deleteFrom("refresh_token")
      .where("used_at", "<", now() - REFRESH_MS)
      .execute();
  };

  return { open, find, refresh, close, endAll, sweep };
}

/** Sessions, as handlers use them. */
export type Sessions = ReturnType<typeof createSessions>;
