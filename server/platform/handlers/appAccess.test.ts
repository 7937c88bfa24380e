import { ADMINISTRATOR } from "../auth/roles";
import type { Guest } from "../modules/load";
import { DATABASES } from "../../testing/databases";
import { platformOn, signedInOn } from "../../testing/platformOn";

jest.setTimeout(60_000);

const both = (name: string) => ({ "zh-CN": name, en: name });
/** An application that takes two permissions, the second of which teachers lack. */
const GUEST: Guest = {
  folder: "",
  module: null,
  app: {
    code: "test-payroll",
    name: both("Payroll"),
    version: "1.0.0",
    kit: "^1.5.0",
    icon: "banknote",
    category: "administration",
    permissions: [
      { code: "payroll", name: both("Payroll"), userTypes: [2, 4] },
      { code: "payroll_read", parent: "payroll", name: both("Read"), userTypes: [4] },
    ],
    needs: ["payroll", "payroll_read"],
    keys: [],
    searchKeys: { "zh-CN": [], en: [] },
    fills: { page: { "test-payroll": "./client/main.tsx" }, badge: false },
  },
};

describe.each(DATABASES)("why an application cannot be seen, on %s", (kind) => {
  const platform = platformOn(kind, {}, { moreGuests: [GUEST] });
  const { teacher, student, staff } = signedInOn(platform, "teacher", "student", "staff");

  /** Switches an application of all schools off; answers its code. */
  async function switchOff(code: string): Promise<string> {
    await platform.database.updateTable("app").set({ update_status: 0 }).where("code", "=", code).execute();
    return code;
  }

  it("is its user types, with the administrators of the own school to ask [MORE-07]", async () => {
    const { data } = await student.call("appAccess", { q: "值班" });
    expect(data).toEqual([
      {
        code: "duty",
        name: "值班安排|||Duty Roster",
        reason: "userType",
        needs: "2,4",
        ask: expect.any(Array),
      },
    ]);
    const admins = await platform.database
      .selectFrom("role")
      .innerJoin("person", "person.id", "role.person_id")
      .where("role", "=", ADMINISTRATOR)
      .select(["real_name", "unit_id"])
      .execute();
    const { data: me } = await student.call("me", {});
    const own = admins.filter(({ unit_id }) => unit_id === me?.unitId).map(({ real_name }) => real_name);
    expect(own).not.toEqual([]);
    expect(own).toEqual(expect.arrayContaining([...(data?.[0]?.ask ?? [""])]));
  });

  it.each(["DUTY", "roster", "duty"])(
    "is found by the code and the names, as %j too [MORE-07]",
    async (q) => {
      expect((await student.call("appAccess", { q })).data?.map(({ code }) => code)).toContain("duty");
    },
  );

  it("names nothing that the person may open, nor anything by a pattern of SQL [MORE-07, SEC-04]", async () => {
    expect((await teacher.call("appAccess", { q: "值班" })).data).toEqual([]);
    for (const q of ["%", "_", "\\"]) expect((await student.call("appAccess", { q })).data).toEqual([]);
    expect((await student.call("appAccess", { q: " " })).status).toBe(400);
    expect(((await student.call("appAccess", { q: "a" })).data ?? []).length).toBeLessThanOrEqual(5);
  });

  it("is the first permission that it takes and the person lacks; people without are not shown it [MORE-07]", async () => {
    const why = async (who: typeof teacher) =>
      (await who.call("appAccess", { q: "test-payroll" })).data?.map(({ reason, needs }) => [reason, needs]);
    const sees = async (who: typeof teacher) =>
      JSON.stringify((await who.call("myAppIcons", { appType: 1 })).data).includes("test-payroll");
    expect([await why(teacher), await sees(teacher)]).toEqual([[["permission", "payroll_read"]], false]);
    expect([await why(student), await sees(student)]).toEqual([[["permission", "payroll"]], false]);
    expect([await why(staff), await sees(staff)]).toEqual([[], true]);
  });

  it("is the end of its licence [MORE-07, LIC-02]", async () => {
    const { data: modules } = await staff.call("modules", {});
    const ended = modules?.find(({ code }) => code === "electives");
    expect(ended).toBeDefined();
    const { data } = await staff.call("appAccess", { q: "electives" });
    expect(data).toMatchObject([{ code: "electives", reason: "licence", needs: "" }]);
  });

  it("is that the school has switched it off [MORE-07]", async () => {
    const code = await switchOff("drive");
    const { data } = await student.call("appAccess", { q: code });
    expect(data?.[0]).toMatchObject({ code, reason: "switchedOff", needs: "" });
  });

  it("is that it is for units of another kind, or of another school, which is named by its code alone [MORE-07, SEC-04]", async () => {
    const { data: me } = await student.call("me", {});
    const { id, ...app } = await platform.database
      .selectFrom("app")
      .where("code", "=", "notices")
      .selectAll()
      .executeTakeFirstOrThrow();
    const words = {
      name: "别校的事",
      short_name: "别校",
      english_name: "Affairs elsewhere",
      english_short_name: "Elsewhere",
    };
    const unit = await platform.database
      .selectFrom("unit")
      .where("id", "!=", me?.unitId ?? "")
      .select("id")
      .executeTakeFirstOrThrow();
    await platform.database
      .insertInto("app")
      .values([
        { ...app, ...words, id: `${id}-a`, code: "secret-affairs", unit_id: unit.id },
        { ...app, ...words, id: `${id}-b`, code: "bureau-affairs", unit_id: null, limit_unit_type: "1" },
      ])
      .execute();
    const named = async (q: string) => (await student.call("appAccess", { q })).data ?? [];
    expect(await named("Affairs")).toMatchObject([{ code: "bureau-affairs", reason: "unit" }]);
    expect(await named("secret")).toEqual([]);
    expect(await named("secret-affairs")).toMatchObject([
      { code: "secret-affairs", reason: "unit", needs: "" },
    ]);
  });

  it("is not said without a session [MORE-07, SEC-04]", async () => {
    expect((await platform.client().call("appAccess", { q: "duty" })).status).toBe(401);
  });
});
