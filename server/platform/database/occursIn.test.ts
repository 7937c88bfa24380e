import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { Kysely, PostgresDialect, sql, SqliteDialect } from "kysely";
import pg from "pg";
import { DATABASES, TestDatabases } from "../../testing/databases";
import { beginsWith, occursIn, soughtWords } from "./occursIn";
import { openSqlite } from "./sqlite";

describe.each(DATABASES)("words that are looked for on %s", (kind) => {
  const databases = new TestDatabases(kind);
  let database: Kysely<{ thing: { text: string } }>;
  beforeAll(async () => {
    const url = await databases.url();
    database = new Kysely({
      dialect:
        url === null
          ? new SqliteDialect({ database: await openSqlite(":memory:") })
          : new PostgresDialect({
              pool: new pg.Pool({ connectionString: url, max: 1, connectionTimeoutMillis: 5000 }),
            }),
    });
    await sql`create table thing (text text not null)`.execute(database);
    for (const text of ["50% off", "a_b", "a\\b", "∫∫∫", "ab", ""])
      await database.insertInto("thing").values({ text }).execute();
  });
  afterAll(async () => {
    await database.destroy();
    await databases.stop();
  });

  it("occur as they are, wildcards too, and none of them occur in all [SEC-06]", async () => {
    const found = async (words: string) => {
      const query = database
        .selectFrom("thing")
        .select("text")
        .where(occursIn(database, sql.ref("text"), words));
      return (await query.execute()).map(({ text }) => text);
    };
    expect(await found("%")).toEqual(["50% off"]);
    expect(await found("_")).toEqual(["a_b"]);
    expect(await found("\\")).toEqual(["a\\b"]);
    expect(await found("∫∫")).toEqual(["∫∫∫"]);
    expect(await found("b")).toEqual(["a_b", "a\\b", "ab"]);
    expect(await found("")).toHaveLength(6);
  });

  it("begin a text as they are [SEC-06]", async () => {
    const query = database
      .selectFrom("thing")
      .where(beginsWith(sql.ref("text"), "a_"))
      .select("text");
    expect(await query.execute()).toEqual([{ text: "a_b" }]);
  });
});

it("is bounded in the form in which it is looked for [SEC-06]", () => {
  expect(soughtWords(` ${"⨌".repeat(59)}x`)).toBe("∫".repeat(60));
  expect(soughtWords("ﬁre  DRILL")).toBe("fire drill");
  expect(soughtWords("\u200b")).toBe("");
});

const ROOT = path.join(__dirname, "../../..");

it("is nowhere a pattern of a code of its own [SEC-06]", () => {
  const folders = [
    "server/platform",
    ...readdirSync(path.join(ROOT, "subapps")).map((app) => `subapps/${app}/server`),
  ];
  const sources = folders
    .map((folder) => path.join(ROOT, folder))
    .flatMap((folder) => {
      try {
        return readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) =>
          path.join(folder, file),
        );
      } catch {
        return [];
      }
    })
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"));
  expect(sources.length).toBeGreaterThan(100);
  const patterns = sources.filter((file) => /\blike (\$\{|[?'"])/.test(readFileSync(file, "utf8")));
  expect(patterns.map((file) => path.basename(file))).toEqual(["occursIn.ts"]);
});
