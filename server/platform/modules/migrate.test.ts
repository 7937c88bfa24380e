import { Kysely, PostgresDialect, sql, SqliteDialect } from "kysely";
import pg from "pg";
import { DATABASES, TestDatabases } from "../../testing/databases";
import { nameKey } from "../database/nameKey";
import type { Database } from "../database/open";
import { openSqlite } from "../database/sqlite";
import { defineModule, type ModuleMigration } from "../module";
import type { Guest } from "./load";
import { migrateModules } from "./migrate";

jest.setTimeout(60_000);

const guestOf = (migrations: Readonly<Record<string, ModuleMigration>>) =>
  ({
    app: { code: "test-things" },
    module: defineModule()({ contract: {}, handlers: {}, migrations }),
  }) as unknown as Guest;

const FIRST: ModuleMigration = ({ table }) =>
  table("thing", "id text primary key, name text not null, place text, unique (name, place)");

describe.each(DATABASES)("the tables of an application on %s", (kind) => {
  const databases = new TestDatabases(kind);
  afterAll(() => databases.stop());

  it("get a column that is worked out for the rows that are there, and no row twice, and other rules [VIEW-07, RUN-01, I18N-07]", async () => {
    const url = await databases.url();
    const dialect =
      url === null
        ? new SqliteDialect({ database: await openSqlite(":memory:") })
        : new PostgresDialect({
            pool: new pg.Pool({ connectionString: url, max: 1, connectionTimeoutMillis: 5000 }),
          });
    const database = new Kysely<{ thing: Record<"id" | "name" | "place" | "words", string | null> }>({
      dialect,
    });
    const migrate = (migrations: Readonly<Record<string, ModuleMigration>>) =>
      migrateModules(database as unknown as Database, kind, [guestOf(migrations)]);
    await migrate({ "001_things": FIRST });
    const many = Array.from({ length: 1200 }, (_, at) => `('n${at}', 'N${at}', 'here')`);
    await sql
      .raw(
        `insert into thing (id, name, place) values ('1', 'A', 'x'), ('2', 'a', 'x'), ('3', 'A', 'y'), ('4', 'A', null), ('5', 'a', null), ${many.join(", ")}`,
      )
      .execute(database);
    const lower = ({ name = "" }) => name.toLowerCase();
    const SECOND: ModuleMigration = async ({ column, fill }) => {
      for (const time of [1, 2]) await column("thing", "words", `text not null default '${time}'`);
      await fill("thing", "words", ["name"], lower);
      await fill("thing", "name", [], lower, ["place"]);
    };
    await migrate({ "001_things": FIRST, "002_words": SECOND });
    const rows = await database.selectFrom("thing").selectAll().orderBy("id").execute();
    expect(rows.slice(0, 5).map(({ name }) => name)).toEqual(["A", "a", "a", "a", "a"]);
    expect(rows.every(({ words, id }) => words === (id?.startsWith("n") ? id : "a"))).toBe(true);
    expect(rows.filter(({ name, id }) => name === id)).toHaveLength(1200);
    const SORTED: ModuleMigration = async ({ column, fill, rebuild }) => {
      await rebuild("thing", "id text primary key, name text not null, place text, words text not null");
      await column("thing", "sort_key", "text collate binary not null default ''");
      await fill("thing", "sort_key", ["name"], ({ name = "" }) => nameKey(name));
    };
    for (const [id, name] of [
      ["6", "第10课"],
      ["7", "第2课"],
      ["8", "安"],
      ["9", "Äpfel"],
    ])
      await sql`insert into thing (id, name, words) values (${id}, ${name}, '')`.execute(database);
    await migrate({ "001_things": FIRST, "002_words": SECOND, "003_sorted": SORTED });
    // One key of two rows, which the rule before refused.
    await sql`insert into thing (id, name, place, words) values ('10', 'A', 'x', '')`.execute(database);
    const { rows: sorted } = await sql<{ name: string }>`
      select name from thing where sort_key <> '' order by sort_key, id limit 11`.execute(database);
    expect(sorted.map(({ name }) => name)).toEqual([
      "安",
      "第2课",
      "第10课",
      "A",
      "a",
      "a",
      "a",
      "a",
      "Äpfel",
      "n0",
      "n1",
    ]);
    await database.destroy();
  });
});
