import { type Kysely, Migrator, sql } from "kysely";
import { oneLine, StartFault } from "../../settings/fault";
import { type DatabaseKind, columnsFor, inWordsOf } from "../database/migrations";
import type { Database } from "../database/open";
import type { TableMaker } from "../module";
import type { Guest } from "./load";

/** Rows that are read at a time. */
const PIECE = 500;

const makerOf = (database: Kysely<unknown>, kind: DatabaseKind): TableMaker => ({
  table: async (name, columns) => {
    await sql.raw(`create table if not exists ${name} ${columnsFor(kind, columns)}`).execute(database);
  },
  rebuild: async (name, columns) => {
    const next = `${name}_next`;
    await sql.raw(`create table ${next} ${columnsFor(kind, columns)}`).execute(database);
    await sql.raw(`insert into ${next} select * from ${name}`).execute(database);
    await sql.raw(`drop table ${name}`).execute(database);
    await sql.raw(`alter table ${next} rename to ${name}`).execute(database);
  },
  index: async (definition) => {
    await sql.raw(`create index if not exists ${definition}`).execute(database);
  },
  perform: async (statement) => {
    await sql.raw(inWordsOf(kind, statement)).execute(database);
  },
  column: async (table, name, definition) => {
    const tables = await database.introspection.getTables();
    const known = tables.find((one) => one.name === table)?.columns.some((column) => column.name === name);
    if (known) return;
    const statement = `alter table ${table} add column ${name} ${definition}`;
    await sql.raw(inWordsOf(kind, statement)).execute(database);
  },
  fill: async (table, column, from, compute, unique) => {
    const [own, key] = [sql.table(table), sql.ref(column)];
    const columns = sql.join([...new Set(["id", column, ...from])].map((name) => sql.ref(name)));
    let last = "";
    for (;;) {
      const { rows } = await sql<Record<string, string>>`
        select ${columns} from ${own} where id > ${last} order by id limit ${PIECE}`.execute(database);
      for (const row of rows) {
        const text = compute(row);
        if (text === row[column]) continue;
        const same = (unique ?? []).map(
          (name) => sql`other.${sql.ref(name)} = ${sql.ref(`${table}.${name}`)}`,
        );
        const free = unique
          ? sql`not exists (select 1 from ${own} as other where other.${key} = ${text} and ${sql.join(same, sql` and `)})`
          : sql`true`;
        await sql`update ${own} set ${key} = ${text} where id = ${row["id"]} and ${free}`.execute(database);
      }
      last = rows.at(-1)?.["id"] ?? "";
      if (rows.length < PIECE) return;
    }
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
