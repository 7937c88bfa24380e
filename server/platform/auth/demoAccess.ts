import { StartFault } from "../../settings/fault";
import type { Database } from "../database/open";
import { endAccess } from "./endAccess";

/** Ends what the demo's accounts opened while there was a demo. */
export async function endDemoAccess(database: Database, now: () => number): Promise<void> {
  await database.transaction().execute(async (trx) => {
    const people = await trx.selectFrom("person").where("demo", "=", 1).select("id").execute();
    for (const { id } of people) await endAccess(trx, now, id);
  });
}

/** Refuses to start where no account could sign in: without the demo the first one is `admin`, by ADMIN_PASSWORD. */
export async function requireAccount(database: Database): Promise<void> {
  const account = await database
    .selectFrom("person")
    .where("demo", "=", 0)
    .where("status", "=", 1)
    .select("id")
    .limit(1)
    .executeTakeFirst();
  if (!account)
    throw new StartFault(
      "Without the demo there is no account yet. Choose a password for admin: DEMO=0 ADMIN_PASSWORD=… npm start",
    );
}
