import type { ExpressionBuilder } from "kysely";
import type { Database } from "../database/open";
import type { Tables } from "../database/schema";
import { allowedKey, type Claim, secretHashes, type SessionClaim } from "./claims";

/** The condition that a session belongs to the browser whose key a claim has, where that decides. */
export const boundTo = (claim: Claim) => {
  const bound = allowedKey(claim);
  return (is: ExpressionBuilder<Tables, "session">) =>
    bound === null ? is.lit(true) : is("session.key_hash", "is not distinct from", bound.hash);
};

/** The refresh token of a claim whose session may be renewed, as it is stored. */
export const refreshable = async (trx: Database, claim: Claim) =>
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
export const heldBy = async (
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
