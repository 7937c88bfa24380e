import { DATABASES } from "../../../server/testing/databases";
import { platformOn, signedInOn } from "../../../server/testing/platformOn";
import { watchRows } from "../../../server/testing/watchRows";
import { insertRows, type ModuleDatabase } from "../../../server/platform/module";
import { contract } from "../contract";
import { LOOKED_AT } from "./handlers";
import type { DutyTables } from "./tables";

jest.setTimeout(60_000);

describe.each(DATABASES)("the duty roster on %s", (kind) => {
  const platform = platformOn(kind);
  const { teacher, staff, student, admin, admin2 } = signedInOn(
    platform,
    "teacher",
    "staff",
    "student",
    "admin",
    "admin2",
  );
  const PLAN = { day: "2026-10-20", time: "07:20", task: "升旗" };

  it("lists what is to come in the own unit, the next first, and whose it is [VIEW-07, SEC-04]", async () => {
    const { data } = await teacher.ask(contract.list, { size: 50 });
    const times = data?.list.map(({ at }) => at) ?? [];
    expect(times.length).toBeGreaterThan(10);
    expect(times).toEqual([...times].sort());
    const mine = (await teacher.ask(contract.list, { size: 50, own: true })).data?.list ?? [];
    expect(mine).toEqual(data?.list.filter(({ own }) => own));
    expect(mine).not.toEqual([]);
    const others = (await admin2.ask(contract.list, { size: 50 })).data?.list ?? [];
    expect(others.map(({ id }) => id).filter((id) => data?.list.some((duty) => duty.id === id))).toEqual([]);
    expect(await student.ask(contract.list, { size: 1 })).toMatchObject({ status: 403 });
  });

  it("says of a duty on a day without school why there is none, by the school's one calendar [VIEW-07, SCH-05]", async () => {
    const { database } = platform;
    const day = { unit_id: "2", starts: PLAN.day, ends: PLAN.day, kind: "holiday", follows: 0 };
    await database
      .insertInto("timetable_calendar" as never)
      .values({ ...day, id: "2-duty", name: "校庆|||Founders’ Day" })
      .execute();
    const list = (await teacher.ask(contract.list, { size: 50 })).data?.list ?? [];
    const notes = (own: boolean) =>
      new Set(list.filter(({ at }) => at.startsWith(PLAN.day) === own).map(({ dayOff }) => dayOff));
    expect([notes(true), notes(false)]).toEqual([new Set(["校庆|||Founders’ Day"]), new Set([""])]);
    await database
      .deleteFrom("timetable_calendar" as never)
      .where("id" as never, "=", "2-duty" as never)
      .execute();
  });

  it("answers the portal's search with coming duties by their words and people, to those on duty alone [DESK-10, VIEW-09, SEC-04, I18N-07]", async () => {
    const items = async (who: typeof teacher, q: string) =>
      (await who.ask(contract.search, { q, size: 3 })).data?.items ?? [];
    const gate = await items(teacher, "SCHOOL gate");
    expect(gate).toHaveLength(3);
    expect(gate[0]).toMatchObject({
      title: expect.stringContaining("校门值守") as string,
      at: `/?duty=${gate[0]?.id ?? ""}`,
    });
    expect(gate[0]?.detail).toMatch(/^\d+月\d+日周.07:20 .+\|\|\|\w{3} \d+ \w{3}, 07:20 ./);
    const [first] = (await teacher.ask(contract.list, { size: 1 })).data?.list ?? [];
    expect((await items(teacher, first?.person ?? "")).map(({ id }) => id)).toContain(first?.id);
    const others = (await items(admin2, "校门")).map(({ id }) => id);
    expect(gate.filter(({ id }) => others.includes(id))).toEqual([]);
    expect(await items(student, "校门")).toEqual([]);
    expect(await items(teacher, "%")).toEqual([]);
    expect(await items(teacher, "Ｓchool\u200B  gate")).toEqual(gate);
  });

  it("is searched in pieces, in the order of the list, however many duties have one moment [DESK-10, SEC-06]", async () => {
    const database: ModuleDatabase<DutyTables> = platform.database;
    const personId = (await teacher.call("me", {})).data?.userId ?? "";
    const { unit_id } = await database
      .selectFrom("person")
      .where("id", "=", personId)
      .select("unit_id")
      .executeTakeFirstOrThrow();
    const last = Array.from({ length: 2 * LOOKED_AT }, (_, index) => ({
      id: `piece-${String(index).padStart(4, "0")}`,
      unit_id,
      person_id: personId,
      at: platform.now + 300 * 24 * 3_600_000,
      task: index % LOOKED_AT === LOOKED_AT - 1 ? "the needle" : "hay",
      seen: 1,
    }));
    await insertRows(database, "duty_shift", last);
    const stop = watchRows();
    const found = async (q: string, size: number) =>
      (await teacher.ask(contract.search, { q, size })).data?.items.map(({ id }) => id);
    expect(await found("needle", 1)).toEqual([last[LOOKED_AT - 1]?.id]);
    expect(await found("needle", 5)).toEqual([last[LOOKED_AT - 1]?.id, last[2 * LOOKED_AT - 1]?.id]);
    expect(await found("hay", 2)).toEqual([last[0]?.id, last[1]?.id]);
    expect(await found("no such", 5)).toEqual([]);
    expect(Math.max(...stop())).toBe(LOOKED_AT);
    await database.deleteFrom("duty_shift").where("id", "like", "piece-%").execute();
  });

  it("leads from the to-do about one's next duty to that duty, and tells on which page it stands [TODO-01, VIEW-08, SEC-04]", async () => {
    const todos = (await teacher.call("popUpBox", { size: 100 })).data?.list ?? [];
    const todo = todos.find(({ action }) => action === "查看值班|||See duty");
    const at = new URLSearchParams(todo?.url ?? "").get("at") ?? "";
    const id = new URLSearchParams(at.slice(at.indexOf("?"))).get("duty") ?? "";
    const all = (await teacher.ask(contract.list, { size: 50 })).data?.list ?? [];
    const place = all.findIndex((duty) => duty.id === id);
    expect(all[place]).toMatchObject({ own: true, at: todo?.starts });
    for (const size of [1, 2, 30])
      expect(await teacher.ask(contract.page, { id, size })).toMatchObject({
        data: { page: Math.floor(place / size) + 1 },
      });
    expect(await admin2.ask(contract.page, { id, size: 30 })).toMatchObject({ status: 404 });
    expect(await student.ask(contract.page, { id, size: 30 })).toMatchObject({ status: 403 });
  });

  it("is no overdue to-do while it lasts, and none any more once it is over [TODO-01]", async () => {
    const list = async () => (await teacher.call("popUpBox", { size: 100 })).data?.list ?? [];
    const duty = (await list()).find(({ action }) => action === "查看值班|||See duty");
    const { starts = "", due = "" } = duty ?? {};
    const row = () =>
      platform.database
        .selectFrom("todo")
        .where("id", "=", duty?.id ?? "")
        .selectAll();
    const { due: until, ends } = await row().executeTakeFirstOrThrow();
    expect(starts < due).toBe(true);
    expect(until).toBe(ends);
  });

  it("is planned by those who may, for people of the own unit, and counts for who has it until they have looked at the roster [VIEW-07, DESK-03, ROUTE-04, SEC-04]", async () => {
    const unread = async () =>
      (await staff.call("unreadCodeCount", {})).data?.find(({ code }) => code === "duty")?.num ?? 0;
    const people = (await staff.ask(contract.staff, {})).data ?? [];
    const { data: me } = await staff.call("me", {});
    const personId = me?.userId ?? "";
    expect(people.map(({ id }) => id)).toContain(personId);
    const before = await unread();
    expect(await staff.ask(contract.assign, { ...PLAN, personId })).toMatchObject({ status: 200 });
    // One's own plan is no news.
    expect(await unread()).toBe(before);
    expect(await admin.ask(contract.assign, { ...PLAN, time: "07:40", personId })).toMatchObject({
      status: 200,
    });
    expect(await unread()).toBe(before + 1);
    expect((await teacher.ask(contract.seen, {})).status).toBe(200);
    expect(await unread()).toBe(before + 1);
    expect((await staff.ask(contract.seen, {})).data).toEqual({ count: before + 1 });
    expect(await unread()).toBe(0);
    expect((await staff.ask(contract.seen, {})).data).toEqual({ count: 0 });
    expect(await student.ask(contract.seen, {})).toMatchObject({ status: 403 });
    const own = (await staff.ask(contract.list, { size: 50 })).data?.list.find(({ task }) => task === "升旗");
    expect(own).toMatchObject({ at: "2026-10-20 07:20:00", own: true });
    expect(await admin2.ask(contract.assign, { ...PLAN, personId })).toMatchObject({ status: 404 });
    expect(await teacher.ask(contract.assign, { ...PLAN, personId })).toMatchObject({ status: 403 });
    expect(await teacher.ask(contract.staff, {})).toMatchObject({ status: 403 });
  });

  it("asks the administrator to assign a duty that is free, until a person of the school has it [TODO-01, VIEW-07, SEC-04]", async () => {
    const asked = async (who: typeof admin) =>
      ((await who.call("popUpBox", { size: 100 })).data?.list ?? []).find(({ url }) => url?.includes("duty"));
    const [todo, other] = [await asked(admin), await asked(admin2)];
    const at = new URLSearchParams(todo?.url ?? "").get("at") ?? "";
    const when = new URLSearchParams(at.slice(at.indexOf("?")));
    const [day, time] = [when.get("day") ?? "", when.get("time") ?? ""];
    expect(todo).toMatchObject({ due: `${day} ${time}:00`, action: "安排|||Assign" });
    const then = async () =>
      (await admin.ask(contract.list, { size: 100 })).data?.list.filter((duty) => duty.at === todo?.due) ??
      [];
    expect(await then()).toEqual([]);
    const personId = (await staff.ask(contract.staff, {})).data?.[0]?.id ?? "";
    const plan = { day, time, task: "午餐护导", personId };
    // Another school's duty at the same time ends none of this one's.
    const stranger = (await admin2.ask(contract.staff, {})).data?.[0]?.id ?? "";
    expect(other?.url).toBe(todo?.url);
    expect(await admin2.ask(contract.assign, { ...plan, personId: stranger })).toMatchObject({ status: 200 });
    expect([await asked(admin), await asked(admin2)]).toEqual([todo, undefined]);
    expect(await staff.ask(contract.assign, plan)).toMatchObject({ status: 200 });
    expect(await then()).toHaveLength(1);
    expect(await asked(admin)).toBeUndefined();
  });

  it.each([
    [{ day: "2026-10-01" }, "past", "time"],
    [{ day: "2026-13-01" }, "invalid_request", "day"],
    [{ time: "25:00" }, "invalid_request", "time"],
    [{ task: " " }, "invalid_request", "task"],
    [{ day: "2027-12-01" }, "too_far", "day"],
    [{ day: "2999-12-31" }, "too_far", "day"],
  ])("refuses a plan of %j and blames its field [VIEW-07, SEC-11, WID-02]", async (wrong, code, field) => {
    const personId = (await staff.ask(contract.staff, {})).data?.[0]?.id ?? "";
    expect(await staff.ask(contract.assign, { ...PLAN, personId, ...wrong })).toMatchObject({
      status: 400,
      code,
      fieldErrors: [{ field }],
    });
  });

  it("takes so many duties that are still to come [SEC-11]", async () => {
    const database = platform.database as unknown as ModuleDatabase<DutyTables>;
    const personId = (await staff.ask(contract.staff, {})).data?.[0]?.id ?? "";
    const row = { unit_id: "2", person_id: personId, at: platform.now + 3_600_000, task: "x", seen: 1 };
    const rows = Array.from({ length: 5_000 }, (_, place) => ({ ...row, id: `full-${place}` }));
    await insertRows(database, "duty_shift", rows);
    expect(await staff.ask(contract.assign, { ...PLAN, personId })).toMatchObject({
      status: 409,
      code: "too_many",
    });
    await database.deleteFrom("duty_shift").where("id", "like", "full-%").execute();
    expect(await staff.ask(contract.assign, { ...PLAN, personId })).toMatchObject({ status: 200 });
  });
});
