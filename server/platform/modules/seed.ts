import type { Transaction } from "kysely";
import type { Tables } from "../database/schema";
import type { ModuleSeed } from "../module";
import type { Services } from "../services";
import type { Guest } from "./load";
import { calendarOf } from "./calendarOf";
import { clockOf } from "./clockOf";

/** The application that keeps the calendar comes first: the others' days are by it. */
const inOrder = (guests: readonly Guest[]): readonly Guest[] =>
  guests.toSorted((one, other) => Number(!one.module?.calendar) - Number(!other.module?.calendar));

/** What seeds work with in a transaction. */
const worldOf = (
  { guests, site }: Pick<Services, "guests" | "site">,
  database: Transaction<Tables>,
  now: number,
): ModuleSeed => ({
  ...clockOf(site),
  database,
  now,
  calendar: (unitId) => calendarOf({ guests }, database, unitId),
});

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
  for (const { app, module } of inOrder(guests)) {
    const seed = module?.seed;
    if (!seed) continue;
    await database.transaction().execute(async (trx) => {
      const mark = await trx
        .insertInto("meta")
        .values({ key: `seeded-app-${app.code}`, value: String(at) })
        .onConflict((known) => known.column("key").doNothing())
        .executeTakeFirst();
      if (mark.numInsertedOrUpdatedRows !== 0n) await seed(worldOf({ guests, site }, trx, at) as never);
    });
  }
}

/**
 * Has the demo schools go on: what has happened in each application since it was seeded, or since the last time, is there at the moment of
 * looking. Of two processes on one database the second finds nothing to do.
 */
export async function liveModules({
  database,
  now,
  guests,
  site,
}: Pick<Services, "database" | "now" | "guests" | "site">): Promise<void> {
  const at = now();
  for (const { app, module } of inOrder(guests)) {
    const live = module?.live;
    if (!live) continue;
    await database.transaction().execute(async (trx) => {
      const mark = trx.updateTable("meta").where("key", "=", `seeded-app-${app.code}`);
      const before = await trx
        .selectFrom("meta")
        .where("key", "=", `seeded-app-${app.code}`)
        .select("value")
        .executeTakeFirst();
      const since = Number(before?.value ?? at);
      if (since >= at) return;
      const { numUpdatedRows } = await mark
        .where("value", "=", before?.value ?? "")
        .set({ value: String(at) })
        .executeTakeFirstOrThrow();
      if (numUpdatedRows !== 0n) await live({ ...worldOf({ guests, site }, trx, at), since } as never);
    });
  }
}
