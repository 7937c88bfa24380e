import type { Database } from "../database/open";
import { withFirst } from "../withFirst";
import { CLIENT_TOKEN_MS, type ClientStore, issue, read, redeem } from "./clientGrants";
import type { Scope } from "./clientScopes";
import { hashToken, isSame } from "./tokens";

/** An application that is registered to let people sign in with the portal. */
export interface Client {
  readonly id: string;
  /** For people, bilingual. */
  readonly name: string;
  /** 1 = the demo client, whose secret is public. */
  readonly demo: number;
  /** What it may ask for. */
  readonly scopes: readonly string[];
}

const find = async ({ database }: ClientStore, id: string): Promise<Client | null> => {
  const row = await database
    .selectFrom("oauth_client")
    .where("id", "=", id)
    .select(["id", "name", "demo", "scopes"])
    .executeTakeFirst();
  return row ? { ...row, scopes: row.scopes.split(" ") } : null;
};

/** Whether an address is, letter for letter, one of the client's. One stored as a path is on this very host, `origin`. */
const ownsAddress = async (
  { database }: ClientStore,
  clientId: string,
  address: string,
  origin: string,
): Promise<boolean> => {
  const rows = await database
    .selectFrom("oauth_redirect")
    .where("client_id", "=", clientId)
    .select("uri")
    .execute();
  return rows.some(({ uri }) => (uri.startsWith("/") ? origin + uri : uri) === address);
};

/** Whether a secret is the client's. */
const knowsSecret = async ({ database }: ClientStore, clientId: string, secret: string): Promise<boolean> => {
  const row = await database
    .selectFrom("oauth_client")
    .where("id", "=", clientId)
    .select("secret_hash")
    .executeTakeFirst();
  return isSame(hashToken(secret), row?.secret_hash ?? "");
};

/** Whether a person has allowed a client all of these before. */
const isAllowed = async (
  { database }: ClientStore,
  personId: string,
  clientId: string,
  scopes: readonly Scope[],
): Promise<boolean> => {
  const rows = await database
    .selectFrom("oauth_consent")
    .where("person_id", "=", personId)
    .where("client_id", "=", clientId)
    .select("scope")
    .execute();
  return scopes.every((scope) => rows.some((row) => row.scope === scope));
};

/** Ends all that clients hold of a person; what was allowed stays allowed. */
const endAll = async ({ database }: ClientStore, personId: string): Promise<void> => {
  // Codes first: one that is being exchanged holds this up until its token is there to be ended.
  await database.deleteFrom("oauth_code").where("person_id", "=", personId).execute();
  await database.deleteFrom("oauth_token").where("person_id", "=", personId).execute();
};

/** Removes what has lapsed. */
const sweep = async ({ database, now }: ClientStore): Promise<void> => {
  await database.deleteFrom("oauth_token").where("until", "<=", now()).execute();
  // As long as a token made of it works, a code that comes back is to be known for stolen.
  await database
    .deleteFrom("oauth_code")
    .where("until", "<=", now() - CLIENT_TOKEN_MS)
    .execute();
};

/**
 * Clients, what people have allowed them, and their codes and tokens, of which hashes alone are stored. Both end with the
 * session in which they were allowed.
 */
export const createClients = (database: Database, now: () => number) =>
  withFirst(
    { database, now },
    { find, ownsAddress, knowsSecret, isAllowed, issue, redeem, read, endAll, sweep },
  );
