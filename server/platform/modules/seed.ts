import type { Database } from "../database/open";
import type { Guest } from "./load";

/**
 * Fills the demo schools with what each application has to show, once. The mark goes in first, so that of two processes
 * starting together on one PostgreSQL only one seeds.
 */
export async function seedModules(database: Database, now: number, guests: readonly Guest[]): Promise<void> {
  for (const { app, module } of guests) {
    const seed = module?.seed;
    if (!seed) continue;
    await database.transaction().execute(async (trx) => {
      const mark = await trx
        .insertInto("meta")
        .values({ key: `seeded-app-${app.code}`, value: String(now) })
        .onConflict((known) => known.column("key").doNothing())
        .executeTakeFirst();
      if (mark.numInsertedOrUpdatedRows !== 0n) await seed({ database: trx, now } as never);
    });
  }
}
