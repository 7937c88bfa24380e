import { platformOn } from "../../testing/platformOn";
import { waiting } from "../../testing/waiting";
import { createThrottle } from "./throttle";
import { addressKey, namesBucket } from "./throttleRules";
import { hashToken } from "./tokens";

jest.setTimeout(60_000);

describe("attempts at one account at one moment on PostgreSQL", () => {
  const platform = platformOn("postgres");

  it("never deadlock, which would end one of them with an error [SEC-04]", async () => {
    const { database } = platform;
    const throttle = createThrottle(database, () => platform.now);
    const guess = { account: "teacher", ip: "127.0.0.1", devices: [] };
    await throttle.enter(guess);
    const all = await database.selectFrom("login_attempt").selectAll().orderBy("key").execute();
    // A success leaves the address's count of names alone.
    const names = hashToken(namesBucket(addressKey("127.0.0.1")).name);
    const rows = all.filter(({ key }) => key !== names);
    // Stored in reverse order, so that a query without an order would lock the second first.
    await database.deleteFrom("login_attempt").execute();
    for (const row of [...rows].reverse()) await database.insertInto("login_attempt").values(row).execute();
    expect([all.length, rows.length]).toEqual([3, 2]);

    const ended: Promise<unknown>[] = [];
    await database.transaction().execute(async (trx) => {
      for (const [index, { key }] of rows.entries()) {
        await trx.updateTable("login_attempt").set({ count: 9 }).where("key", "=", key).execute();
        if (index > 0) continue;
        ended.push(throttle.succeed(guess));
        await waiting(database, 1);
      }
    });
    await Promise.all(ended);
    expect(await database.selectFrom("login_attempt").selectAll().execute()).toEqual([]);
  });
});
