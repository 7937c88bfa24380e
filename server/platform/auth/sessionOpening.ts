import { randomUUID } from "node:crypto";
import { keepNewest } from "../database/keepNewest";
import type { Database } from "../database/open";
import { keyHash, type SessionClaim } from "./claims";
import { lockSessions } from "./lockSessions";
import { heldBy, refreshable } from "./sessionClaims";
import { ACCESS_MS, type Opening, REFRESH_MS, type SessionStore, type Tokens } from "./sessionModel";
import { hashToken, newToken } from "./tokens";

/** As many sessions of a person last at once: those of a computer room where all sign in by one account. */
const MOST_SESSIONS = 200;

/**
 * Gives a session the refresh tokens of the one whose place it takes, as used ones, and answers the one that it goes on
 * from. Its later use shows a copy: one of the two holders opened the new session, which therefore ends.
 * Its owner's sign-out ends it as well.
 */
const inherit = async (
  { now }: SessionStore,
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
  { now }: SessionStore,
  trx: Database,
  id: string,
): Promise<{ readonly id: string; readonly opened_by: string | null } | undefined> =>
  lockSessions(trx)
    .where("id", "=", id)
    .where("refresh_until", ">", now())
    .returning(["id", "opened_by"])
    .executeTakeFirst();

/** Opens a session; null where the one that was to open it has ended. */
export const open = async (
  store: SessionStore,
  personId: string,
  { key, still, openedBy, replaces }: Opening,
): Promise<Tokens | null> => {
  const { database, now } = store;
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
    await keepNewest(trx, {
      table: "session",
      key: "id",
      of: ["person_id", personId],
      by: "refresh_until",
      most: MOST_SESSIONS,
    });
    const opener = openedBy === undefined ? null : await openerOf(store, trx, openedBy);
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
    const parent = takesPlace ? await inherit(store, trx, { from: opener.id, to: id, replaces }) : null;
    await trx
      .insertInto("refresh_token")
      .values({ hash: hashToken(tokens.refresh), session_id: id, used_at: null, parent })
      .execute();
    for (const old of replaced) await trx.deleteFrom("session").where("id", "=", old).execute();
    return tokens;
  });
};
