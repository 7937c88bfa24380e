import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { Kysely, Migrator, sql, SqliteDialect } from "kysely";
import { loadGuests } from "../modules/load";
import { migrateModules } from "../modules/migrate";
import { migrationsFor } from "./migrations";
import type { Database } from "./open";
import type { Tables } from "./schema";
import { openSqlite } from "./sqlite";

jest.setTimeout(60_000);

const ROOT = path.join(__dirname, "../../..");
const GUESTS = path.join(ROOT, "subapps");

/** The rows of the list in the documentation: tables, who adds a row, and the bound. */
const [, list = ""] = readFileSync(path.join(ROOT, "docs/platform.md"), "utf8").split("## How much is kept");
const ofPlatform = list
  .slice(0, list.indexOf("\n## "))
  .split("\n")
  .flatMap((line) => {
    const [, tables, adds = "", bound = ""] =
      /^\| ((?:`\w+`(?:, )?)+) +\| (.+?) +\| (.+?) +\|$/.exec(line) ?? [];
    return tables === undefined
      ? []
      : tables.split(", ").map((name) => ({ name: name.slice(1, -1), adds, bound }));
  });

/** The same of an application that brings a list of its own, a line for each table. */
const ofApplications = readdirSync(GUESTS)
  .map((app) => path.join(GUESTS, app, "README.md"))
  .filter((file) => existsSync(file))
  .flatMap((file) => Array.from(readFileSync(file, "utf8").matchAll(/^- `(\w+)`: (.+); (.+)$/gm)))
  .map(([, name = "", adds = "", bound = ""]) => ({ name, adds, bound }));

const listed = [...ofPlatform, ...ofApplications];

/** The code that answers calls: no tests, and nothing that fills the demo. */
const sources = ["server/platform", ...readdirSync(GUESTS).map((app) => `subapps/${app}/server`)]
  .flatMap((folder) => {
    try {
      return readdirSync(path.join(ROOT, folder), { recursive: true, encoding: "utf8" }).map((file) =>
        path.join(folder, file),
      );
    } catch {
      return [];
    }
  })
  .filter((file) => file.endsWith(".ts") && !/\.test\.ts$|\/(seed|testing)[/.]/.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(ROOT, file), "utf8") }));

const INSERTS = /insertInto\(\s*"(\w+)"|insertRows\(\s*[\w.]+,\s*"(\w+)"|insert into (\w+)/g;
/** What fills tables at each start, not by a call: the applications that are installed, and the first school. */
const AT_START = /\/(modules\/(install|seed)|auth\/emptySchool)\.ts$/;

const inserted = new Set(
  sources
    .filter(({ file }) => !AT_START.test(file))
    .flatMap(({ text }) => Array.from(text.matchAll(INSERTS), (match) => match.slice(1).find(Boolean) ?? "")),
);

it("have a bound that is written down for each table of the platform and its applications [SEC-11]", async () => {
  const database: Database = new Kysely<Tables>({
    dialect: new SqliteDialect({ database: await openSqlite(":memory:") }),
  });
  await new Migrator({ db: database, provider: migrationsFor("sqlite") }).migrateToLatest();
  await migrateModules(database, "sqlite", loadGuests(GUESTS));
  const { rows } = await sql<{ name: string }>`select name from sqlite_master where type = 'table'`.execute(
    database,
  );
  await database.destroy();
  const tables = rows.map(({ name }) => name).filter((name) => !/^(sqlite|kysely|migration)_/.test(name));
  expect(tables.length).toBeGreaterThan(60);
  expect(listed.map(({ name }) => name).sort()).toEqual(tables.sort());
  expect(listed.filter(({ bound }) => bound.trim() === "")).toEqual([]);
});

it("say of each table that a call inserts into what adds a row [SEC-11]", () => {
  expect(inserted.size).toBeGreaterThan(30);
  const without = listed.filter(({ adds }) => adds === "no call").map(({ name }) => name);
  expect(without.filter((name) => inserted.has(name))).toEqual([]);
  expect([...inserted].filter((name) => !listed.some((row) => row.name === name))).toEqual([]);
});

it("know each place in the code that inserts into a table of another's choice [SEC-11]", () => {
  const dynamic = sources
    .filter(({ text }) => /insertInto\(\s*[^"\s]/.test(text))
    .map(({ file }) => path.basename(file));
  // Rows of a list of its caller's, and the timetable's book, whose shelves are tables of the list.
  expect(dynamic.sort()).toEqual(["book.ts", "moduleContext.ts"]);
});
