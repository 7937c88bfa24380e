import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { z } from "zod";
import { defineContract } from "../../../contract/define";
import { DATABASES } from "../../testing/databases";
import { platformOn, signedInOn } from "../../testing/platformOn";
import { defineModule, refusals } from "../module";
import { installGuests } from "./install";
import { type Guest, loadGuests } from "./load";
import { migrateModules } from "./migrate";
import { seedModules } from "./seed";

jest.setTimeout(60_000);

const contract = defineContract({
  mine: {
    path: "/api/test-duty/mine",
    summary: "The person's own shifts",
    in: z.object({
      from: z
        .string()
        .regex(/^\d{4}$/)
        .default("2026"),
    }),
    out: z.object({ list: z.array(z.object({ id: z.string() })), from: z.string() }),
  },
  take: {
    method: "POST",
    path: "/api/test-duty/take",
    summary: "Takes a shift",
    in: z.object({ id: z.string() }),
    out: z.null(),
  },
});

interface ShiftTables {
  shift: { id: string; person_id: string; at: number };
}

const serverPart = defineModule<ShiftTables>()({
  contract,
  handlers: {
    mine: async ({ from }, { database, me }) => ({
      from,
      // A column beside the contract's fields, which must not leave.
      list: await database.selectFrom("shift").where("person_id", "=", me.id).select(["id", "at"]).execute(),
    }),
    take: async ({ id }, { database, me, now, holds }) => {
      if (!(await holds("test_duty_take"))) throw refusals.forbidden();
      await database.insertInto("shift").values({ id, person_id: me.id, at: now() }).execute();
      return null;
    },
  },
  migrations: {
    "001_shifts": ({ table }) =>
      table(
        "shift",
        "id text primary key, person_id text not null references person(id), at bigint not null",
      ),
  },
  unread: async ({ database, me }) =>
    (await database.selectFrom("shift").where("person_id", "=", me.id).select("id").execute()).length,
  seed: async ({ database, now }) => {
    const { id } = await database
      .selectFrom("person")
      .where("login_name", "=", "teacher")
      .select("id")
      .executeTakeFirstOrThrow();
    await database.insertInto("shift").values({ id: "first", person_id: id, at: now }).execute();
  },
});

/** Platforms that start at the same moment. */
const STARTERS = [1, 2, 3, 4];

const both = (text: string) => ({ "zh-CN": text, en: text });
const GUEST: Guest = {
  folder: "/none",
  module: serverPart,
  app: {
    code: "test-duty",
    name: both("Duty"),
    version: "1.0.0",
    kit: "^1.5.0",
    icon: "clock",
    category: "administration",
    order: 1,
    userTypes: [2, 4],
    permissions: [
      { code: "test_duty", name: both("Duty"), userTypes: [2, 4] },
      { code: "test_duty_take", parent: "test_duty", name: both("Take"), userTypes: [4] },
    ],
    searchKeys: { "zh-CN": [], en: [] },
    keys: [],
    fills: { page: { "test-duty": "./client/main.tsx" }, badge: true },
  },
};

describe.each(DATABASES)("an application that is added to a platform on %s", (kind) => {
  const platform = platformOn(kind, {}, { moreGuests: [GUEST] });
  const { teacher, admin, student } = signedInOn(platform, "teacher", "admin", "student");

  it("has its place in the menu of those who may see it, and nothing else has moved [VIEW-07]", async () => {
    const menu = (await teacher.call("myAppIcons", {})).data?.find(({ code }) => code === "administration");
    expect(menu?.iconVMs.map(({ code }) => code).slice(0, 3)).toEqual([
      "documents",
      "test-duty",
      "approvals",
    ]);
    expect(menu?.name).toBe("行政办公|||Administration");
    const seen = (await student.call("myAppIcons", {})).data?.flatMap(({ iconVMs }) => iconVMs) ?? [];
    expect(seen.some(({ code }) => code === "test-duty")).toBe(false);
  });

  it("has its permissions in the tree of those that have them [VIEW-07, ROUTE-03]", async () => {
    const codes = async (who: typeof teacher) =>
      JSON.stringify((await who.call("codeTree", { code: "test_duty" })).data);
    expect(await codes(teacher)).not.toContain("test_duty_take");
    expect(await codes(admin)).toContain("test_duty_take");
  });

  it("answers its calls under the rule of all: session, device, parameters, permission, the contract's fields [VIEW-07, API-16]", async () => {
    expect(await teacher.ask(contract.mine, {})).toMatchObject({
      status: 200,
      data: { from: "2026", list: [{ id: "first" }] },
    });
    expect(JSON.stringify(await teacher.ask(contract.mine, {}))).not.toContain('"at"');
    expect(await teacher.ask(contract.mine, { from: "x" })).toMatchObject({
      status: 400,
      code: "invalid_request",
      fieldErrors: [{ message: expect.stringContaining("from") as string }],
    });
    expect(await platform.client().ask(contract.mine, {})).toMatchObject({ status: 401 });
    expect(await teacher.ask(contract.take, { id: "2" })).toMatchObject({ status: 403 });
    const strange = await admin.fetch("/api/test-duty/take", { method: "POST", body: "id=3" });
    expect(await strange.json()).toMatchObject({ status: 403, code: "device_header" });
    expect(await admin.ask(contract.take, { id: "4" })).toMatchObject({ status: 200 });
  });

  it("counts for the badge of its tile, each person's own [VIEW-07, DESK-03]", async () => {
    const count = async (who: typeof teacher) =>
      (await who.call("unreadCodeCount", {})).data?.find(({ code }) => code === "test-duty")?.num;
    expect([await count(teacher), await count(student)]).toEqual([1, 0]);
  });

  it("is added once by platforms that start together on one database [VIEW-07, RUN-01]", async () => {
    const { database } = platform;
    const app = { ...GUEST.app, code: "test-both", order: 0, permissions: [] };
    const twin = { ...GUEST, app };
    // Connections of their own, which are open before the race begins.
    await Promise.all(STARTERS.map(() => database.selectFrom("app").select("code").execute()));
    await Promise.all(STARTERS.map(() => installGuests(database, [twin])));
    const rows = await database.selectFrom("app").select(["code", "position"]).execute();
    expect(rows.filter(({ code }) => code === "test-both")).toHaveLength(1);
    expect(new Set(rows.map(({ position }) => position)).size).toBe(rows.length);
  });

  it("is added once, however often the platform starts [VIEW-07, RUN-01]", async () => {
    const { database } = platform;
    await migrateModules(database, kind, [GUEST]);
    await installGuests(database, [GUEST]);
    await seedModules({
      database,
      now: () => platform.now,
      guests: [GUEST],
      site: { timeZone: "UTC" } as never,
    });
    const rows = await database.selectFrom("app").where("code", "=", "test-duty").selectAll().execute();
    expect(rows).toHaveLength(1);
    const positions = await database.selectFrom("app").select("position").execute();
    expect(new Set(positions.map(({ position }) => position)).size).toBe(positions.length);
    const tints = await database
      .selectFrom("app")
      .where("category", "=", "administration")
      .orderBy("position")
      .select("tint")
      .execute();
    // No two neighbours of a category look alike.
    expect(tints.map(({ tint }, index) => tint - index)).toEqual(tints.map(() => tints[0]?.tint));
  });
});

describe("the folders of applications", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "portal-guests-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const guest = (code: string, server: string) => {
    const place = path.join(folder, code);
    mkdirSync(path.join(place, "server"), { recursive: true });
    const { app } = GUEST;
    writeFileSync(
      path.join(place, "app.json"),
      JSON.stringify({ ...app, code, fills: { page: { [code]: "./a.tsx" } } }),
    );
    writeFileSync(path.join(place, "server/index.ts"), server);
    return place;
  };

  it("that come with the portal are loaded with their server parts [VIEW-07]", () => {
    const guests = loadGuests(path.join(__dirname, "../../../subapps"));
    expect(guests.length).toBeGreaterThan(0);
    expect(guests.every(({ module }) => module !== null)).toBe(true);
  });

  it.each([
    ["test-broken", "breaks while it is loaded", "throw new Error('no luck');", "cannot be loaded"],
    ["test-empty", "exports nothing", "export {};", "exports no serverPart"],
    [
      "test-clash",
      "answers a call of the portal",
      "export const serverPart = { handlers: {}, contract: { me: { path: '/api/uaa/oauth/me' } } };",
      "is one of the portal already",
    ],
  ])("of which %s %s end the start with a clear line [VIEW-07, RUN-01]", (name, _what, code, words) => {
    const place = guest(name, code);
    expect(() => loadGuests(folder)).toThrow(words);
    expect(() => loadGuests(folder)).toThrow(name);
    rmSync(place, { recursive: true });
  });
});
