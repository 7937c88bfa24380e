import { randomUUID } from "node:crypto";
import type { ExpressionBuilder } from "kysely";
import type { Database } from "../database/open";
import type { Tables } from "../database/schema";
import { allowedKey, type Claim, keyHash, secretHashes, type SessionClaim } from "./claims";
import { lockSessions } from "./lockSessions";
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
  /** The session that opens this one, which ends with it however it ends. Where it has ended already, nothing is opened. */
  readonly openedBy?: string | undefined;
  /** What the browser has of a session, which ends as the new one takes its place. */
  readonly replaces?: SessionClaim | undefined;
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

/** Called when a session's tokens were used in two places, and the session has therefore ended. */
export type OnTheft = (trx: Database, personId: string) => Promise<void>;

/**
 * Opaque sessions, stored as hashes only. They form trees: a session that another one's access token opened ends with it,
 * and so do the codes and tokens of clients that were allowed in it.
 */
export function createSessions(
  database: Database,
  now: () => number,
  onTheft: OnTheft = () => Promise.resolve(),
) {
  /** Opens a session; null where the one that was to open it has ended. */
  const open = async (
    personId: string,
    { key, still, openedBy, replaces }: Opening,
  ): Promise<Tokens | null> => {
    const tokens = { access: newToken(), refresh: newToken() };
    const id = randomUUID();
    return database.transaction().execute(async (trx) => {
      // Changes nothing, but locks the person, as setting a password does first.
      await trx
        .updateTable("person")
        .set((row) => ({ password: row.ref("password") }))
        .where("id", "=", personId)
        .execute();
      await still?.(trx);
      const opener = openedBy === undefined ? null : await openerOf(trx, openedBy);
      if (opener === undefined) return null;
      const replaced = replaces === undefined ? [] : await heldBy(trx, replaces);
      const takesPlace = opener !== null && replaced.includes(opener.id);
      await trx
        .insertInto("session")
        .values({
          id,
          person_id: personId,
          access_hash: hashToken(tokens.access),
          access_until: now() + ACCESS_MS,
          refresh_until: now() + REFRESH_MS,
          key_hash: keyHash(key),
          // One that takes its opener's place in the same browser stands where that stood.
          opened_by: takesPlace ? opener.opened_by : (opener?.id ?? null),
        })
        .execute();
      const parent = takesPlace ? await inherit(trx, { from: opener.id, to: id, replaces }) : null;
      await trx
        .insertInto("refresh_token")
        .values({ hash: hashToken(tokens.refresh), session_id: id, used_at: null, parent })
        .execute();
      for (const old of replaced) await trx.deleteFrom("session").where("id", "=", old).execute();
      return tokens;
    });
  };

  /**
   * Gives a session the refresh tokens of the one whose place it takes, as used ones, and answers the one that it goes on
   * from. Its later use shows a copy: one of the two holders opened the new session, which therefore ends.
   * Its owner's sign-out ends it as well.
   */
  const inherit = async (
    trx: Database,
    { from, to, replaces }: { from: string; to: string; replaces: SessionClaim | undefined },
  ): Promise<string | null> => {
    const shown = replaces && (await refreshable(trx, replaces.refresh));
    const unused = await trx
      .selectFrom("refresh_token")
      .where("session_id", "=", from)
      .where("used_at", "is", null)
      .select("hash")
      .executeTakeFirst();
    // The access token alone may have been shown.
    const last = shown?.id === from ? shown.hash : (unused?.hash ?? null);
    await trx.updateTable("refresh_token").set({ session_id: to }).where("session_id", "=", from).execute();
    await trx
      .updateTable("refresh_token")
      .set({ used_at: now() })
      .where("hash", "=", last ?? "")
      .where("used_at", "is", null)
      .execute();
    return last;
  };

  /** A live session, locked, so that it either ends before it opens another, or ends that one with itself. */
  const openerOf = async (
    trx: Database,
    id: string,
  ): Promise<{ readonly id: string; readonly opened_by: string | null } | undefined> =>
    lockSessions(trx)
      .where("id", "=", id)
      .where("refresh_until", ">", now())
      .returning(["id", "opened_by"])
      .executeTakeFirst();

  /** Who holds a session by its access token. */
  const find = async (access: Claim): Promise<Me | undefined> => {
    if (access.secrets.length === 0) return undefined;
    return (
      database
        .selectFrom("session")
        .innerJoin("person", "person.id", "session.person_id")
        .innerJoin("unit", "unit.id", "person.unit_id")
        .where("session.access_hash", "in", secretHashes(access))
        .where(boundTo(access))
        .where("session.access_until", ">", now())
        .where("person.status", "=", 1)
        // One whose opener has lapsed is over as well, before it is tidied up.
        .leftJoin("session as opener", "opener.id", "session.opened_by")
        .where((is) => is.or([is("session.opened_by", "is", null), is("opener.refresh_until", ">", now())]))
        .select([
          "session.id as sessionId",
          "person.id",
          "person.type",
          "person.unit_id as unitId",
          "unit.type as unitType",
        ])
        .executeTakeFirst()
    );
  };

  const boundTo = (claim: Claim) => {
    const bound = allowedKey(claim);
    return (is: ExpressionBuilder<Tables, "session">) =>
      bound === null ? is.lit(true) : is("session.key_hash", "is not distinct from", bound.hash);
  };

  /** The refresh token of a claim whose session may be renewed, as it is stored. */
  const refreshable = async (trx: Database, claim: Claim) =>
    claim.secrets.length === 0
      ? undefined
      : trx
          .selectFrom("refresh_token")
          .innerJoin("session", "session.id", "refresh_token.session_id")
          .where("refresh_token.hash", "in", secretHashes(claim))
          .where(boundTo(claim))
          .select(["refresh_token.hash", "session.id"])
          .executeTakeFirst();

  /** The sessions that either secret belongs to, whether or not they have lapsed. */
  const heldBy = async (
    trx: Database,
    { access, refresh: token }: SessionClaim,
  ): Promise<readonly string[]> => {
    const rows =
      access.secrets.length === 0
        ? []
        : await trx
            .selectFrom("session")
            .where("access_hash", "in", secretHashes(access))
            .where(boundTo(access))
            .select("id")
            .execute();
    const renewable = await refreshable(trx, token);
    return [...new Set([...rows, ...(renewable ? [renewable] : [])].map(({ id }) => id))].sort();
  };

  /**
   * Exchanges a refresh token, which works once: one conditional update marks it used. For a few seconds after that it
   * still gives a new pair of the same session, because the first pair may not have arrived; later it is a stolen copy.
   * Of the pairs given for one token a browser goes on with one alone, as each answer overwrites the cookies of the one
   * before. Once a second of them is used, two hold copies. In both cases the whole session ends, and its owner is told.
   */
  const refresh = async (claim: Claim): Promise<Tokens | null> => {
    const shown = await refreshable(database, claim);
    if (shown === undefined) return null;
    const { hash } = shown;
    return database.transaction().execute(async (trx) => {
      // The session before its tokens, in the order in which signing out takes both away.
      const session = await lockSessions(trx)
        .where("id", "in", (query) =>
          query.selectFrom("refresh_token").where("hash", "=", hash).select("session_id"),
        )
        .where("refresh_until", ">", now())
        .where("person_id", "in", (query) => query.selectFrom("person").where("status", "=", 1).select("id"))
        .returning(["id", "person_id"])
        .executeTakeFirst();
      if (!session) return null;
      const token = await trx
        .selectFrom("refresh_token")
        .where("hash", "=", hash)
        .select(["used_at", "parent"])
        .executeTakeFirstOrThrow();
      const late = token.used_at !== null && now() - token.used_at > GRACE_MS;
      const used = await usedSibling(trx, hash, token.parent);
      if (late || (used !== undefined && !(await isRace(trx, token.parent)))) {
        await trx.deleteFrom("session").where("id", "=", session.id).execute();
        await onTheft(trx, session.person_id);
        return null;
      }

      await trx
        .updateTable("refresh_token")
        .set({ used_at: now() })
        .where("hash", "=", hash)
        .where("used_at", "is", null)
        .execute();

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
        .values({
          hash: hashToken(tokens.refresh),
          session_id: session.id,
          used_at: null,
          parent: used ?? hash,
        })
        .execute();
      return tokens;
    });
  };

  /** Another token that was given for the same one and has been used. */
  const usedSibling = async (
    trx: Database,
    hash: string,
    parent: string | null,
  ): Promise<string | undefined> => {
    if (parent === null) return undefined;
    const sibling = await trx
      .selectFrom("refresh_token")
      .where("parent", "=", parent)
      .where("hash", "<>", hash)
      .where("used_at", "is not", null)
      .select("hash")
      .executeTakeFirst();
    return sibling?.hash;
  };

  /**
   * Whether two tokens that were given for this one may both have been used by one browser: two tabs without a lock between
   * them, whose answers overtook each other. That is over within the grace, and does not happen twice in a row; what both
   * get counts as given for one token again.
   */
  const isRace = async (trx: Database, parent: string | null): Promise<boolean> => {
    const row = await trx
      .selectFrom("refresh_token")
      .where("hash", "=", parent ?? "")
      .select(["hash", "used_at", "parent"])
      .executeTakeFirst();
    if (row?.used_at == null || now() - row.used_at > GRACE_MS) return false;
    return (await usedSibling(trx, row.hash, row.parent)) === undefined;
  };

  /** Ends the session that either secret belongs to; signing out works with a lapsed access token too. */
  const close = async (claim: SessionClaim): Promise<void> => {
    for (const id of await heldBy(database, claim))
      await database.deleteFrom("session").where("id", "=", id).execute();
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
