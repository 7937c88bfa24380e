import { type Kysely, Migrator, sql } from "kysely";
import { oneLine, StartFault } from "../../settings/fault";
import { type DatabaseKind, columnsFor } from "../database/migrations";
import type { Database } from "../database/open";
import type { TableMaker } from "../module";
import type { Guest } from "./load";

const makerOf = (database: Kysely<unknown>, kind: DatabaseKind): TableMaker => ({
  table: async (name, columns) => {
    await sql.raw(`create table if not exists ${name} ${columnsFor(kind, columns)}`).execute(database);
  },
  index: async (definition) => {
    await sql.raw(`create index if not exists ${definition}`).execute(database);
  },
});

/** Brings the tables of every module up to date, each with a ledger of its own. */
export async function migrateModules(
  database: Database,
  kind: DatabaseKind,
  guests: readonly Guest[],
): Promise<void> {
  for (const { app, module } of guests) {
    const steps = Object.entries(module?.migrations ?? {});
    if (steps.length === 0) continue;
    const ledger = app.code.replaceAll("-", "_");
    const { error } = await new Migrator({
      db: database,
      migrationTableName: `migration_${ledger}`,
      migrationLockTableName: `migration_lock_${ledger}`,
      provider: {
        getMigrations: () =>
          Promise.resolve(
            Object.fromEntries(
              steps.map(([name, step]) => [name, { up: (db: Kysely<unknown>) => step(makerOf(db, kind)) }]),
            ),
          ),
      },
    }).migrateToLatest();
    if (error)
      throw new StartFault(
        `The tables of ${app.code} could not be brought up to date (${oneLine(error)}). The change was rolled back.`,
      );
  }
}
