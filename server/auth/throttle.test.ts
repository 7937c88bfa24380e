import { platformOn } from "../testing/platformOn";
import { waiting } from "../testing/waiting";
import { createThrottle } from "./throttle";

jest.setTimeout(60_000);

describe("attempts at one account at one moment on PostgreSQL", () => {
  const platform = platformOn("postgres");

  it("never wait for each other in a circle, which would end one of them as a fault [SEC-04]", async () => {
    const { database } = platform;
    const throttle = createThrottle(database, () => platform.now);
    await throttle.enter("teacher", "127.0.0.1");
    const rows = await database.selectFrom("login_attempt").selectAll().orderBy("key").execute();
    // Stored the other way round, so that whoever takes them as they lie takes the second first.
    await database.deleteFrom("login_attempt").execute();
    for (const row of [...rows].reverse()) await database.insertInto("login_attempt").values(row).execute();
    expect(rows).toHaveLength(2);

    const ended: Promise<void>[] = [];
    await database.transaction().execute(async (trx) => {
      for (const [index, { key }] of rows.entries()) {
        await trx.updateTable("login_attempt").set({ count: 9 }).where("key", "=", key).execute();
        if (index > 0) continue;
        ended.push(throttle.succeed("teacher", "127.0.0.1"));
        await waiting(database, 1);
      }
    });
    await Promise.all(ended);
    expect(await database.selectFrom("login_attempt").selectAll().execute()).toEqual([]);
  });
});
