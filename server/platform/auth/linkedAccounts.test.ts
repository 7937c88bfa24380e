import path from "node:path";
import { type Database, openDatabase } from "../database/open";
import { DATABASES, TestDatabases } from "../../testing/databases";
import { type Client, TestPlatform } from "../../testing/platform";
import { GRACE_MS } from "./sessionModel";

jest.setTimeout(60_000);

const TEACHER = "2008";
const PARENT = "2010";
const PAIR = { parentId: PARENT, parentName: "孙丽华", teacherId: TEACHER, teacherName: "孙丽华" };

describe.each(DATABASES)("linked accounts on %s", (kind) => {
  const databases = new TestDatabases(kind);
  let platform: TestPlatform;
  let database: Database;
  let client: Client;

  beforeAll(async () => {
    const url = await databases.url();
    platform = await new TestPlatform({ databaseUrl: url }).start();
    database = await openDatabase({ url, dataDir: path.join(platform.folder, "data") });
  });
  beforeEach(() => {
    client = platform.client();
  });
  afterAll(async () => {
    await database.destroy();
    await platform.remove();
    await databases.stop();
  });

  const whoIs = async (who: Client) => (await who.call("me", {})).data?.loginName ?? null;
  const linkOf = async (who: Client, asked: { parentId?: string; teacherId?: string } = {}) =>
    (await who.call("parentTeacherLink", asked)).data;
  const switchTo = (who: Client, userId: string) => who.call("switchLogin", { userId });

  /** Runs a callback while an account may not sign in. */
  async function whileInactive(id: string, work: () => Promise<void>) {
    const setStatus = (status: number) =>
      database.updateTable("person").set({ status }).where("id", "=", id).execute();
    await setStatus(0);
    try {
      await work();
    } finally {
      await setStatus(1);
    }
  }

  it("are reported only to the two of them [WHO-02]", async () => {
    expect(await linkOf(await client.signIn("linked-teacher"), { teacherId: TEACHER })).toEqual(PAIR);
    expect(await linkOf(client)).toEqual(PAIR);
    const parent = await platform.client().signIn("linked-parent");
    expect(await linkOf(parent, { parentId: PARENT })).toEqual(PAIR);
    for (const account of ["teacher", "parent", "admin", "area-admin"]) {
      const other = await platform.client().signIn(account);
      for (const asked of [{ parentId: PARENT }, { teacherId: TEACHER }, PAIR, {}])
        expect([account, asked, await linkOf(other, asked)]).toEqual([account, asked, null]);
    }
    expect(await platform.client().call("parentTeacherLink", PAIR)).toMatchObject({
      status: 401,
      data: null,
    });
  });

  it("are not reported for the person's own id with another person's [WHO-02]", async () => {
    await client.signIn("linked-teacher");
    expect(await linkOf(client, { teacherId: TEACHER, parentId: "2005" })).toBeNull();
    expect(await linkOf(client, { teacherId: "2001" })).toBeNull();
    expect(await linkOf(client, { parentId: TEACHER })).toBeNull();
  });

  it("may be switched to from either side, outside development too, and the old session ends [WHO-02]", async () => {
    await client.signIn("linked-teacher");
    const before = client.copy();
    expect(await switchTo(client, PARENT)).toMatchObject({ status: 200, data: { userType: 3, unitId: "2" } });
    expect([await whoIs(client), await whoIs(before)]).toEqual(["linked-parent", null]);
    expect(await switchTo(client, TEACHER)).toMatchObject({ status: 200, data: { userType: 2 } });
    expect(await whoIs(client)).toBe("linked-teacher");
    // The old session's refresh token counts as a copy from now on, and endangers the session that replaced it.
    platform.pass(GRACE_MS + 1);
    expect(await before.call("refresh", {})).toMatchObject({ status: 401 });
    expect(await whoIs(client)).toBeNull();
  });

  it("do not allow a switch to a person who is not linked, to an unknown one, or to oneself [WHO-02, SEC-04]", async () => {
    await client.signIn("linked-teacher");
    for (const userId of ["2001", "2005", "2007", "2009", "unknown", TEACHER, `${PARENT} `, "' or 1=1 --"])
      expect([userId, (await switchTo(client, userId)).status]).not.toEqual([userId, 200]);
    for (const account of ["teacher", "parent", "admin"]) {
      const other = await platform.client().signIn(account);
      for (const userId of [TEACHER, PARENT])
        expect(await switchTo(other, userId)).toMatchObject({ status: 403 });
      expect(await whoIs(other)).toBe(account);
    }
    expect(await whoIs(client)).toBe("linked-teacher");
    expect(await switchTo(platform.client(), PARENT)).toMatchObject({ status: 401 });
  });

  it("are neither reported nor switched to while the other may not sign in [WHO-02]", async () => {
    await client.signIn("linked-teacher");
    await whileInactive(PARENT, async () => {
      expect(await linkOf(client)).toBeNull();
      expect(await switchTo(client, PARENT)).toMatchObject({ status: 403 });
      expect(await whoIs(client)).toBe("linked-teacher");
    });
    expect(await linkOf(client)).toEqual(PAIR);
  });

  it("are switched to only by our own pages: without the device header nothing happens [WHO-02, SEC-04]", async () => {
    await client.signIn("linked-teacher");
    const address = `/api/uaa/switch/login?userId=${PARENT}`;
    const answer = (await (await client.fetch(address)).json()) as { code: string };
    expect(answer.code).toBe("device_header");
    expect(await whoIs(client)).toBe("linked-teacher");
  });
});

describe("linked accounts on a platform that others can reach", () => {
  it("of real people are switched to; demo accounts are not [WHO-02, SEC-04]", async () => {
    const platform = new TestPlatform({ host: "0.0.0.0" });
    await platform.start();
    const database = await openDatabase({ url: null, dataDir: path.join(platform.folder, "data") });
    const setDemo = (demo: number, ...ids: string[]) =>
      database.updateTable("person").set({ demo }).where("id", "in", ids).execute();
    try {
      await setDemo(0, TEACHER);
      const client = await platform.client().signIn("linked-teacher");
      expect(await client.call("switchLogin", { userId: PARENT })).toMatchObject({ status: 400 });
      expect((await client.call("me", {})).data?.loginName).toBe("linked-teacher");
      await setDemo(0, PARENT);
      expect(await client.call("switchLogin", { userId: PARENT })).toMatchObject({ status: 200 });
      expect((await client.call("me", {})).data?.loginName).toBe("linked-parent");
    } finally {
      await database.destroy();
      await platform.remove();
    }
  });
});
