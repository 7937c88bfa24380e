import { keepNewest } from "../database/keepNewest";
import type { Database } from "../database/open";
import { hashToken, newToken } from "./tokens";

/** How long a code or token of the demo provider may be exchanged, milliseconds. */
export const GRANT_MS = 60_000;

/** As many codes and tokens of an account hold at once. */
const MOST_GRANTS = 20;

/** What a provider issues after a sign-in there: a code, or a token for clients that request one. */
export type GrantKind = "code" | "token";

/** What a grant is bound to; it is useless anywhere else. */
export interface GrantUse {
  readonly kind: GrantKind;
  readonly providerId: string;
  readonly clientId: string;
  /** The exact address it was sent to. */
  readonly redirectUri: string;
}

/** The account of a person at a provider. */
export interface SocialAccount {
  readonly openid: string;
  readonly unionid: string;
}

/** The demo provider's codes and tokens, stored as hashes only. */
export function createSocialGrants(database: Database, now: () => number) {
  const issue = async (use: GrantUse, { openid, unionid }: SocialAccount): Promise<string> => {
    const secret = newToken();
    await keepNewest(database, {
      table: "social_grant",
      key: "hash",
      of: ["openid", openid],
      by: "until",
      most: MOST_GRANTS,
    });
    await database
      .insertInto("social_grant")
      .values({
        hash: hashToken(secret),
        kind: use.kind,
        provider_id: use.providerId,
        client_id: use.clientId,
        redirect_uri: use.redirectUri,
        openid,
        unionid,
        until: now() + GRANT_MS,
      })
      .execute();
    return secret;
  };

  /**
   * Exchanges a grant for the account behind it, or null. One statement deletes it, so it works once for any number of
   * simultaneous requests; one presented in the wrong place is spent as well, because it has been stolen.
   */
  const redeem = async (secret: string, use: GrantUse): Promise<SocialAccount | null> => {
    const grant = await database
      .deleteFrom("social_grant")
      .where("hash", "=", hashToken(secret))
      .returningAll()
      .executeTakeFirst();
    const fits =
      grant !== undefined &&
      grant.until > now() &&
      grant.kind === use.kind &&
      grant.provider_id === use.providerId &&
      grant.client_id === use.clientId &&
      grant.redirect_uri === use.redirectUri;
    return fits ? { openid: grant.openid, unionid: grant.unionid } : null;
  };

  /** Removes unused grants. */
  const sweep = async (): Promise<void> => {
    await database.deleteFrom("social_grant").where("until", "<=", now()).execute();
  };

  return { issue, redeem, sweep };
}
