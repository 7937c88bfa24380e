import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { SqliteDialect, Kysely } from "kysely";
import { openSqlite } from "../../../server/platform/database/sqlite";
import type { Context, Database } from "./drive";
import { newRow } from "./items";
import { numbered } from "./names";
import { nameBeside, settleNames } from "./place";

const ME = "1";
const folder = mkdtempSync(path.join(tmpdir(), "drive-names-"));
let drives = 0;
afterAll(() => rmSync(folder, { recursive: true }));

/** A drive with a folder that has these names, and the queries that it is asked. */
async function driveWith(names: readonly string[]) {
  const queries: string[] = [];
  const database = new Kysely({
    dialect: new SqliteDialect({
      database: await openSqlite(path.join(folder, `${String((drives += 1))}.db`)),
    }),
    log: ({ query }) => void queries.push(query.sql),
  }) as unknown as Database;
  await database.schema
    .createTable("drive_item")
    .addColumn("id", "text")
    .addColumn("person_id", "text")
    .addColumn("folder_id", "text")
    .addColumn("kind", "text")
    .addColumn("name", "text")
    .addColumn("name_key", "text")
    .addColumn("live", "integer")
    .addColumn("binned_with", "text")
    .execute();
  for (const [index, name] of names.entries()) {
    const row = newRow({ id: `old-${String(index)}`, folder_id: "", kind: "file", name }, ME, 0);
    const { id, person_id, folder_id, kind, name_key, live } = row;
    await database
      .insertInto("drive_item")
      .values({ id, person_id, folder_id, kind, name, name_key, live } as never)
      .execute();
  }
  queries.splice(0);
  return { context: { database, me: { id: ME } } as unknown as Context, queries, database };
}

const seriesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => numbered("plan.pdf", "file").with(index + 2));
const file = (name: string) => ({ kind: "file", name }) as const;

describe("names that are taken", () => {
  it("are found in few queries of names as they are, however many of the series are there, and come in order [SEC-06]", async () => {
    const { context, queries, database } = await driveWith(["plan.pdf", ...seriesOf(1200)]);
    const arrivals = Array.from({ length: 500 }, (_, index) => file(index === 7 ? "PLAN.pdf" : "plan.pdf"));
    const { names } = await settleNames(context, "", arrivals, { clash: "both" });
    expect(new Set(names.map((name) => name?.toLowerCase())).size).toBe(500);
    expect([names[0], names[7], names[499]]).toEqual([
      "plan (1202).pdf",
      "PLAN (1209).pdf",
      "plan (1701).pdf",
    ]);
    expect(queries.length).toBeLessThanOrEqual(6);
    expect(queries.filter((query) => /like/i.test(query))).toEqual([]);
    queries.splice(0);
    expect(await nameBeside(context, "", file("plan.pdf"))).toBe("plan (1202).pdf");
    expect(queries.length).toBeLessThanOrEqual(5);
    await database.destroy();
  });

  it("are those of things that came just before as well [UP-12]", async () => {
    const { context, database } = await driveWith(["a.pdf", "a (3).pdf"]);
    const arrivals = ["b.pdf", "B.pdf", "a.pdf", "a (2).pdf", "a.pdf", "a (4).pdf"].map(file);
    expect((await settleNames(context, "", arrivals, { clash: "both" })).names).toEqual([
      "b.pdf",
      "B (2).pdf",
      "a (2).pdf",
      "a (2) (2).pdf",
      "a (4).pdf",
      "a (4) (2).pdf",
    ]);
    expect((await settleNames(context, "", arrivals, { clash: "skip" })).names).toEqual([
      "b.pdf",
      null,
      null,
      "a (2).pdf",
      null,
      "a (4).pdf",
    ]);
    await database.destroy();
  });
});
