import { createHash } from "node:crypto";
import { keepNewest } from "../database/keepNewest";
import type { Database } from "../database/open";
import type { Scope } from "./clientScopes";
import { lockSessions } from "./lockSessions";
import { hashToken, isSame, newToken } from "./tokens";

/** How long a code may be exchanged, milliseconds. */
export const CODE_MS = 60_000;
/** How long an access token of a client works, milliseconds. */
export const CLIENT_TOKEN_MS = 10 * 60_000;

/** As many codes, and as many tokens, of a session hold at once. */
const MOST_OF_SESSION = 50;

/** What is kept of clients, and the clock. */
export interface ClientStore {
  readonly database: Database;
  readonly now: () => number;
}

/** What a code is bound to beside its client. */
interface CodeUse {
  readonly clientId: string;
  readonly redirectUri: string;
}

/** What a person allowed a client. */
export interface Grant extends CodeUse {
  readonly personId: string;
  /** The session in which it was allowed. */
  readonly sessionId: string;
  readonly scopes: readonly Scope[];
  /** PKCE's challenge (S256), where the client made one. */
  readonly challenge: string | null;
}

/** What a client shows to get its token. */
export interface Redemption extends CodeUse {
  readonly code: string;
  readonly verifier: string | undefined;
}

/** What a client gets for a code. */
export interface ClientToken {
  readonly token: string;
  readonly scopes: readonly string[];
}

const challengeOf = (verifier: string) => createHash("sha256").update(verifier).digest("base64url");

/** Remembers what a person has just allowed, and makes the code that says so; null where the session has just ended. */
export const issue = async (
  { database, now }: ClientStore,
  { personId, sessionId, clientId, redirectUri, scopes, challenge }: Grant,
): Promise<string | null> => {
  const code = newToken();
  return database.transaction().execute(async (trx) => {
    const session = await lockSessions(trx).where("id", "=", sessionId).returning("id").executeTakeFirst();
    if (!session) return null;
    await trx
      .insertInto("oauth_consent")
      .values(scopes.map((scope) => ({ person_id: personId, client_id: clientId, scope, at: now() })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await keepNewest(trx, {
      table: "oauth_code",
      key: "hash",
      of: ["session_id", sessionId],
      by: "until",
      most: MOST_OF_SESSION,
    });
    await trx
      .insertInto("oauth_code")
      .values({
        hash: hashToken(code),
        client_id: clientId,
        redirect_uri: redirectUri,
        person_id: personId,
        session_id: sessionId,
        scopes: scopes.join(" "),
        challenge,
        until: now() + CODE_MS,
        spent_at: null,
      })
      .execute();
    return code;
  });
};

/**
 * Exchanges a code for a token, or answers null. One conditional update spends it, so it works once however many ask at
 * the same moment, and is spent by being shown in the wrong place. A spent code that comes back has been stolen from
 * one of two: the token made of it ends (RFC 6749, 4.1.2).
 */
export const redeem = async (
  { database, now }: ClientStore,
  { code, clientId, redirectUri, verifier }: Redemption,
): Promise<ClientToken | null> => {
  const hash = hashToken(code);
  return database.transaction().execute(async (trx) => {
    // The session before its code, in the order in which its end takes both away.
    await lockSessions(trx)
      .where("id", "in", (query) =>
        query.selectFrom("oauth_code").where("hash", "=", hash).select("session_id"),
      )
      .execute();
    const row = await trx
      .updateTable("oauth_code")
      .set({ spent_at: now() })
      .where("hash", "=", hash)
      .where("spent_at", "is", null)
      .returningAll()
      .executeTakeFirst();
    if (!row) {
      await trx.deleteFrom("oauth_token").where("code_hash", "=", hash).execute();
      return null;
    }
    const proven =
      row.challenge === null
        ? verifier === undefined
        : verifier !== undefined && isSame(challengeOf(verifier), row.challenge);
    const fits =
      row.until > now() && row.client_id === clientId && row.redirect_uri === redirectUri && proven;
    if (!fits) return null;
    const token = newToken();
    await keepNewest(trx, {
      table: "oauth_token",
      key: "hash",
      of: ["session_id", row.session_id],
      by: "until",
      most: MOST_OF_SESSION,
    });
    await trx
      .insertInto("oauth_token")
      .values({
        hash: hashToken(token),
        code_hash: hash,
        client_id: clientId,
        person_id: row.person_id,
        session_id: row.session_id,
        scopes: row.scopes,
        until: now() + CLIENT_TOKEN_MS,
      })
      .execute();
    return { token, scopes: row.scopes.split(" ") };
  });
};

/** What a client may know of the person behind its token, or null. */
export const read = async (
  { database, now }: ClientStore,
  token: string,
): Promise<Readonly<Record<string, string | number>> | null> => {
  const row = await database
    .selectFrom("oauth_token")
    .innerJoin("session", "session.id", "oauth_token.session_id")
    .innerJoin("person", "person.id", "oauth_token.person_id")
    .innerJoin("unit", "unit.id", "person.unit_id")
    .where("oauth_token.hash", "=", hashToken(token))
    .where("oauth_token.until", ">", now())
    .where("session.refresh_until", ">", now())
    .where("person.status", "=", 1)
    .select([
      "oauth_token.scopes",
      "person.id",
      "person.real_name",
      "person.login_name",
      "person.type",
      "unit.id as unitId",
      "unit.name as unitName",
    ])
    .executeTakeFirst();
  if (!row) return null;
  const scopes = row.scopes.split(" ");
  return {
    sub: row.id,
    ...(scopes.includes("profile") ? { name: row.real_name, preferred_username: row.login_name } : {}),
    ...(scopes.includes("school")
      ? { unit_id: row.unitId, unit_name: row.unitName, user_type: row.type }
      : {}),
  };
};
