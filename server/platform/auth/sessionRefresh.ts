import type { Database } from "../database/open";
import type { Claim } from "./claims";
import { lockSessions } from "./lockSessions";
import { refreshable } from "./sessionClaims";
import { ACCESS_MS, GRACE_MS, REFRESH_MS, type SessionStore, type Tokens } from "./sessionModel";
import { hashToken, newToken } from "./tokens";

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

/** As many refresh tokens a session has had within their two weeks: fifteen times those of an open browser. */
const MOST_TOKENS = 10_000;

/** Whether a session was renewed more often than any browser renews one; its owner signs in again [SEC-11]. */
const isRenewedTooOften = async (trx: Database, sessionId: string): Promise<boolean> => {
  const { count } = await trx
    .selectFrom("refresh_token")
    .where("session_id", "=", sessionId)
    .select(({ fn }) => fn.countAll<number | string>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count) >= MOST_TOKENS;
};

/**
 * Whether two tokens that were given for this one may both have been used by one browser: two tabs without a lock between
 * them, whose answers overtook each other. That is over within the grace, and does not happen twice in a row; what both
 * get counts as given for one token again.
 */
const isRace = async ({ now }: SessionStore, trx: Database, parent: string | null): Promise<boolean> => {
  const row = await trx
    .selectFrom("refresh_token")
    .where("hash", "=", parent ?? "")
    .select(["hash", "used_at", "parent"])
    .executeTakeFirst();
  if (row?.used_at == null || now() - row.used_at > GRACE_MS) return false;
  return (await usedSibling(trx, row.hash, row.parent)) === undefined;
};

/**
 * Exchanges a refresh token, which works once: one conditional update marks it used. For a few seconds after that it
 * still gives a new pair of the same session, because the first pair may not have arrived; later it is a stolen copy.
 * Of the pairs given for one token a browser goes on with one alone, as each answer overwrites the cookies of the one
 * before. Once a second of them is used, two hold copies. In both cases the whole session ends, and its owner is told.
 */
export const refresh = async (store: SessionStore, claim: Claim): Promise<Tokens | null> => {
  const { database, now, onTheft } = store;
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
    if (await isRenewedTooOften(trx, session.id)) {
      await trx.deleteFrom("session").where("id", "=", session.id).execute();
      return null;
    }
    const late = token.used_at !== null && now() - token.used_at > GRACE_MS;
    const used = await usedSibling(trx, hash, token.parent);
    if (late || (used !== undefined && !(await isRace(store, trx, token.parent)))) {
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
