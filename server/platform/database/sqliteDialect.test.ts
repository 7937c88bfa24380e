import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { inLane } from "../work/lanes";
import { type Database, openDatabase } from "./open";

describe("many queries at once on SQLite", () => {
  let folder: string;
  let database: Database;

  beforeEach(async () => {
    folder = mkdtempSync(path.join(tmpdir(), "portal-turns-"));
    database = await openDatabase({ url: null, dataDir: folder });
  });
  afterEach(async () => {
    await database.destroy();
    rmSync(folder, { recursive: true });
  });

  it("leave the thread to others before the last of them is done [SEC-06]", async () => {
    let left = 3000;
    const ask = async () => {
      await database.selectFrom("person").selectAll().limit(50).execute();
      left -= 1;
    };
    const all = Promise.all(Array.from({ length: left }, ask));
    const leftThen = await new Promise<number>((resolve) => setImmediate(() => resolve(left)));
    await all;
    expect(leftThen).toBeGreaterThan(0);
    expect(left).toBe(0);
  });

  it("are done one after the other, each transaction as a whole", async () => {
    const key = "attempts";
    await database.insertInto("login_attempt").values({ key, count: 0, blocked_until: 0, at: 0 }).execute();
    const add = () =>
      database.transaction().execute(async (trx) => {
        const rows = trx.selectFrom("login_attempt").where("key", "=", key).select("count");
        const { count } = await rows.executeTakeFirstOrThrow();
        await trx
          .updateTable("login_attempt")
          .set({ count: count + 1 })
          .where("key", "=", key)
          .execute();
      });
    const failing = database.transaction().execute(() => Promise.reject(new Error("not this one")));
    await Promise.all([...Array.from({ length: 40 }, add), expect(failing).rejects.toThrow("not this one")]);
    const { count } = await database
      .selectFrom("login_attempt")
      .where("key", "=", key)
      .select("count")
      .executeTakeFirstOrThrow();
    expect(count).toBe(40);
  });

  it("are asked by turns of those who ask, however many came first of one person [SEC-06]", async () => {
    const done: string[] = [];
    const ask = (person: string) =>
      inLane({ path: ["person", person] }, async () => {
        await database.selectFrom("person").select("id").limit(1).execute();
        done.push(person);
      });
    await Promise.all([...Array.from({ length: 200 }, () => ask("a")), ask("b")]);
    expect(done.indexOf("b")).toBeLessThan(5);
    expect(done).toHaveLength(201);
  });
});
