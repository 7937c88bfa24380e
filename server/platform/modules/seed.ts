import type { Services } from "../services";
import { clockOf } from "./clockOf";

/**
 * Fills the demo schools with what each application has to show, once. The mark goes in first, so that of two processes
 * starting together on one PostgreSQL only one seeds.
 */
export async function seedModules({
  database,
  now,
  guests,
  site,
}: Pick<Services, "database" | "now" | "guests" | "site">): Promise<void> {
  const at = now();
  for (const { app, module } of guests) {
    const seed = module?.seed;
    if (!seed) continue;
    await database.transaction().execute(async (trx) => {
      const mark = await trx
        .insertInto("meta")
        .values({ key: `seeded-app-${app.code}`, value: String(at) })
        .onConflict((known) => known.column("key").doNothing())
        .executeTakeFirst();
      if (mark.numInsertedOrUpdatedRows !== 0n)
        await seed({ ...clockOf(site), database: trx, now: at } as never);
    });
  }
}
