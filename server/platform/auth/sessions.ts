import type { Database } from "../database/open";
import { withFirst } from "../withFirst";
import { type Claim, secretHashes, type SessionClaim } from "./claims";
import { boundTo, heldBy } from "./sessionClaims";
import { type Me, type OnTheft, REFRESH_MS, type SessionStore } from "./sessionModel";
import { open } from "./sessionOpening";
import { refresh } from "./sessionRefresh";

/** Who holds a session by its access token. */
const find = async ({ database, now }: SessionStore, access: Claim): Promise<Me | undefined> => {
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

/** Ends the session that either secret belongs to; signing out works with a lapsed access token too. */
const close = async ({ database }: SessionStore, claim: SessionClaim): Promise<void> => {
  for (const id of await heldBy(database, claim))
    await database.deleteFrom("session").where("id", "=", id).execute();
};

/** Signs a person out everywhere. */
const endAll = async ({ database }: SessionStore, personId: string): Promise<void> => {
  await database.deleteFrom("session").where("person_id", "=", personId).execute();
};

/** Removes what has lapsed. */
const sweep = async ({ database, now }: SessionStore): Promise<void> => {
  await database.deleteFrom("session").where("refresh_until", "<=", now()).execute();
  await database
    .deleteFrom("refresh_token")
    .where("used_at", "<", now() - REFRESH_MS)
    .execute();
};

/**
 * Opaque sessions, stored as hashes only. They form trees: a session that another one's access token opened ends with it,
 * and so do the codes and tokens of clients that were allowed in it.
 */
export const createSessions = (
  database: Database,
  now: () => number,
  onTheft: OnTheft = () => Promise.resolve(),
) => withFirst({ database, now, onTheft }, { open, find, refresh, close, endAll, sweep });
