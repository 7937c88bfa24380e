import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { DATABASES, TestDatabases } from "../../testing/databases";
import { type Database, openDatabase } from "./open";
import { pieceTransaction } from "./pieceTransaction";

const SETTING = {
  sqlite: { ask: "pragma synchronous", waits: { synchronous: 2 }, doesNot: { synchronous: 1 } },
  postgres: {
    ask: "show synchronous_commit",
    waits: { synchronous_commit: "on" },
    doesNot: { synchronous_commit: "off" },
  },
} as const;

describe.each(DATABASES)("a transaction of a piece of long work on %s", (kind) => {
  const folder = mkdtempSync(path.join(tmpdir(), "piece-"));
  const databases = new TestDatabases(kind);
  const { ask, waits, doesNot } = SETTING[kind];
  let database: Database;
  beforeAll(async () => {
    database = await openDatabase({ url: await databases.url(), dataDir: folder });
  });
  afterAll(async () => {
    await database.destroy();
    await databases.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  const setting = async (within: Database) => (await sql.raw(ask).execute(within)).rows[0];

  it("does not wait for the disk, and others do, whether it succeeds or not [SEC-06, REL-02]", async () => {
    expect(await setting(database)).toEqual(waits);
    expect(await pieceTransaction(database, setting)).toEqual(doesNot);
    expect(await setting(database)).toEqual(waits);
    const failing = pieceTransaction(database, async (within) => {
      await within.insertInto("stored_content").values({ sha256: "torn", size: 1, created_at: 1 }).execute();
      throw new Error("torn");
    });
    await expect(failing).rejects.toThrow("torn");
    expect(await setting(database)).toEqual(waits);
    expect(await database.selectFrom("stored_content").selectAll().execute()).toEqual([]);
  });
});
