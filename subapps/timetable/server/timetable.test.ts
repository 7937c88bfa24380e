import { DATABASES } from "../../../server/testing/databases";
import type { Client } from "../../../server/testing/platform";
import { platformOn, signedInOn } from "../../../server/testing/platformOn";
import { contract } from "../contract";

jest.setTimeout(60_000);

/** The platform's clock shows Thursday, 15 October 2026, 16:00 at the schools. */
const TODAY = "2026-10-15";
const MONDAY = "2026-10-12";
const NEXT_TUESDAY = "2026-10-20";
const [TUESDAY, PERIOD_7] = [2, 7];

describe.each(DATABASES)("the timetable on %s", (kind) => {
  const platform = platformOn(kind);
  const people = signedInOn(
    platform,
    "teacher",
    "student",
    "parent",
    "linked-parent",
    "staff",
    "admin",
    "student2",
    "teacher2",
    "admin2",
    "area",
  );
  const { teacher, student, parent, staff, student2, teacher2, admin2, area } = people;

  const week = async (who: Client, asked: object = {}) => {
    const { data } = await who.ask(contract.week, asked);
    if (!data) throw new Error("There is no week.");
    return data;
  };
  const classLessons = async (of: string, date = TODAY) =>
    (await week(staff, { kind: "class", of, date })).lessons;

  it("shows each person what is theirs, changes applied [VIEW-07, SEC-04]", async () => {
    const own = await week(teacher);
    expect(own).toMatchObject({ monday: MONDAY, title: "王雅琴", term: { week: 7 } });
    const marks = new Set(own.lessons.map(({ mark }) => mark));
    expect([...marks].sort()).toEqual(["away", "none", "substitute"]);
    const classes = new Set((await week(student)).lessons.map((each) => each.class.name));
    expect([...classes]).toEqual(["5（2）班|||Class 5(2)"]);
    const child = await week(parent, { of: "2003" });
    expect(child.title).toBe("3（1）班|||Class 3(1)");
    expect((await week(parent)).title).toBe("5（2）班|||Class 5(2)");
    expect((await week(people["linked-parent"])).title).toBe("1（3）班|||Class 1(3)");
    expect(await week(area)).toMatchObject({ shown: null, lessons: [], term: null });
  });

  it("lets pupils and parents see no other class, and no person another school [VIEW-07, SEC-04]", async () => {
    for (const who of [student, parent, student2])
      for (const asked of [
        { kind: "class", of: "2-6-1" },
        { kind: "teacher", of: "2001" },
        { kind: "room", of: "2-r1" },
      ] as const)
        expect(await who.ask(contract.week, asked)).toMatchObject({ status: 403 });
    expect(await parent.ask(contract.week, { of: "2004" })).toMatchObject({ status: 403 });
    expect(await teacher2.ask(contract.week, { kind: "class", of: "2-5-2" })).toMatchObject({ status: 404 });
    expect(await teacher.ask(contract.calendar, { kind: "teacher", of: "3001" })).toMatchObject({
      status: 404,
    });
    const { data } = await student.ask(contract.about, {});
    expect(data).toMatchObject({ today: TODAY, own: true, teachers: [], rooms: [], subjects: [] });
    expect(data?.classes).toEqual([{ id: "2-5-2", name: "5（2）班|||Class 5(2)" }]);
    const others = (await teacher2.ask(contract.about, {})).data;
    expect(JSON.stringify(others)).not.toMatch(/"2-/);
  });

  it("tells the desktop the lessons of today in their order, as the week has them [DESK-14, VIEW-09]", async () => {
    const items = (await teacher.ask(contract.today, {})).data?.items ?? [];
    expect(items).toHaveLength(4);
    expect(items.map(({ from }) => from)).toEqual(items.map(({ from }) => from).sort());
    expect(items.every(({ from }) => from.startsWith(`${TODAY} `))).toBe(true);
    const [substituted] = items.filter(({ mark }) => mark === "substitute");
    expect(substituted?.note).toMatch(/^代.+老师\|\|\|For /);
    expect(items[0]).toMatchObject({
      title: expect.stringMatching(/^\d（\d）班 · 数学\|\|\|Class \d\(\d\) · Mathematics$/) as string,
      at: `/day?date=${TODAY}&lesson=${items[0]?.id ?? ""}`,
      with: [{ app: "attendance" }, { app: "drive" }],
    });
    const own = (await week(teacher)).lessons.filter(({ date, mark }) => date === TODAY && mark !== "away");
    expect(items.map(({ id }) => id)).toEqual(own.map(({ key }) => key));
    const classItems = (await student.ask(contract.today, {})).data?.items ?? [];
    expect(classItems).toHaveLength(7);
    expect((await parent.ask(contract.today, {})).data?.items).toEqual(classItems);
    expect((await staff.ask(contract.today, {})).data).toEqual({ items: [] });
    expect((await area.ask(contract.today, {})).data).toEqual({ items: [] });
  });

  it("follows the child that a parent has chosen [DESK-14, WHO-01]", async () => {
    const choose = (id: string) => parent.call("chooseChild", { parentId: "2005", id });
    await choose("2003");
    expect((await week(parent)).title).toBe("3（1）班|||Class 3(1)");
    await choose("2002");
    expect((await week(parent)).title).toBe("5（2）班|||Class 5(2)");
  });

  it("writes the term as a calendar file, with this week's changes [VIEW-07]", async () => {
    const { data } = await student.ask(contract.calendar, { language: "en" });
    expect(data?.name).toBe("timetable-2026-09-01.ics");
    const events = (data?.text ?? "").split("BEGIN:VEVENT").slice(1);
    const uids = events.map((event) => /UID:(\S+)/.exec(event)?.[1]);
    expect(new Set(uids).size).toBe(events.length);
    expect(events.length).toBeGreaterThan(600);
    const days = events.map((event) => /DTSTART:(\d{8})/.exec(event)?.[1] ?? "");
    expect([days[0], days.at(-1)]).toEqual(["20260901", "20270129"]);
    expect(events.filter((event) => event.includes("STATUS:CANCELLED"))).toHaveLength(1);
    expect(events[0]).toContain("DTSTART:20260901T000000Z");
  });

  it("refuses changes by those who may not make them [VIEW-07, ROUTE-04, SEC-04]", async () => {
    const [lesson] = await classLessons("2-5-2");
    const named = { lesson: lesson?.lesson ?? "", planned: lesson?.planned ?? "" };
    for (const [who, status] of [
      [teacher, 403],
      [student, 403],
      [admin2, 404],
    ] as const) {
      expect(await who.ask(contract.change, { ...named, kind: "cancelled" })).toMatchObject({ status });
      expect(await who.ask(contract.remove, { lesson: named.lesson, from: TODAY })).toMatchObject({ status });
      expect(await who.ask(contract.withdraw, named)).toMatchObject({ status });
    }
    expect(await teacher.ask(contract.undo, { id: "x" })).toMatchObject({ status: 403 });
    expect(await classLessons("2-5-2")).toContainEqual(lesson);
  });

  it("enters a weekly lesson, names what is in its way, and takes the latest changes back one by one [VIEW-07]", async () => {
    const before = await classLessons("2-1-1", NEXT_TUESDAY);
    const wanted = {
      classId: "2-1-1",
      subjectId: "2-music",
      teacherId: "2008",
      roomId: before[0]?.weekly.room.id ?? "",
      weekday: TUESDAY,
      period: PERIOD_7,
      from: NEXT_TUESDAY,
    };
    const saved = await staff.ask(contract.save, wanted);
    expect(saved).toMatchObject({ status: 200 });
    const added = (await classLessons("2-1-1", NEXT_TUESDAY)).find(({ period }) => period === PERIOD_7);
    expect(added).toMatchObject({
      date: NEXT_TUESDAY,
      from: `${NEXT_TUESDAY} 15:50:00`,
      teacher: { name: "孙丽华" },
    });
    expect((await classLessons("2-1-1", TODAY)).some(({ period }) => period === PERIOD_7)).toBe(false);

    const other = { ...wanted, classId: "2-1-2", roomId: "2-r1" };
    const { date, ...place } = { ...other, date: "2026-10-27" };
    const found = (await staff.ask(contract.clashes, { ...place, date, weekly: true })).data ?? [];
    expect(found.map(({ what }) => what)).toContain("teacher");
    const refused = await staff.ask(contract.save, other);
    expect(refused).toMatchObject({ status: 409, code: "clash" });
    expect(refused.message).toMatch(
      /孙丽华老师已有课：.*1（1）班.*\|\|\|.*孙丽华 already teaches Class 1\(1\), Music/,
    );
    expect(await staff.ask(contract.save, { ...wanted, roomId: "3-r1" })).toMatchObject({ status: 404 });
    expect(await staff.ask(contract.save, { ...wanted, from: "2031-01-01" })).toMatchObject({ status: 400 });

    const moved = await staff.ask(contract.save, {
      ...wanted,
      lesson: added?.lesson ?? "",
      weekday: 1,
      from: "2026-10-26",
    });
    const first = (await classLessons("2-1-1", NEXT_TUESDAY)).filter(({ period }) => period === PERIOD_7);
    const second = (await classLessons("2-1-1", "2026-10-26")).filter(({ period }) => period === PERIOD_7);
    expect([first.map((each) => each.date), second.map((each) => each.date)]).toEqual([
      [NEXT_TUESDAY],
      ["2026-10-26"],
    ]);
    expect(await people.admin.ask(contract.undo, { id: moved.data?.undo ?? "" })).toMatchObject({
      status: 409,
    });
    expect(await staff.ask(contract.undo, { id: saved.data?.undo ?? "" })).toMatchObject({ status: 409 });
    expect(await staff.ask(contract.undo, { id: moved.data?.undo ?? "" })).toMatchObject({ status: 200 });
    expect(await staff.ask(contract.undo, { id: saved.data?.undo ?? "" })).toMatchObject({ status: 200 });
    expect(await classLessons("2-1-1", NEXT_TUESDAY)).toEqual(before);
  });

  it("changes one lesson of one day, refuses what clashes, and has it be as it was [VIEW-07]", async () => {
    const lessons = (await classLessons("2-6-1", NEXT_TUESDAY)).filter(({ date }) => date === NEXT_TUESDAY);
    const [one, two] = lessons;
    if (!one || !two) throw new Error("There are no lessons.");
    const named = { lesson: one.lesson, planned: one.planned };
    const own = async () =>
      (await classLessons("2-6-1", NEXT_TUESDAY)).filter(({ lesson }) => lesson === one.lesson);

    expect(
      await staff.ask(contract.change, { ...named, kind: "moved", date: NEXT_TUESDAY, period: two.period }),
    ).toMatchObject({ status: 409, code: "clash" });
    const at = { ...named, date: NEXT_TUESDAY, period: one.period };
    const busy = (await staff.ask(contract.taken, at)).data;
    expect(busy?.teachers).not.toContain(one.teacher.id);
    expect(busy?.rooms).not.toContain(one.room.id);
    const classes = (await staff.ask(contract.about, {})).data?.classes ?? [];
    expect(busy?.teachers).toHaveLength(classes.length - 1);
    expect(await teacher.ask(contract.taken, at)).toMatchObject({ status: 403 });
    const move = { ...named, kind: "moved", date: "2026-10-21", period: PERIOD_7 } as const;
    expect(await staff.ask(contract.change, move)).toMatchObject({ status: 200 });
    expect((await own()).map(({ date, mark, note }) => [date, mark, note])).toEqual([
      [NEXT_TUESDAY, "away", "调至10月21日（周三）第7节|||Moved to Wed, Oct 21, period 7"],
      ["2026-10-21", "moved", "原为10月20日（周二）第1节|||Moved from Tue, Oct 20, period 1"],
    ]);

    const cancel = { ...named, kind: "cancelled", reason: "秋游" } as const;
    expect(await staff.ask(contract.change, cancel)).toMatchObject({ status: 200 });
    expect(await own()).toMatchObject([{ mark: "cancelled", reason: "秋游" }]);
    const room = { ...named, kind: "room", roomId: two.weekly.room.id } as const;
    expect(await staff.ask(contract.change, { ...room, roomId: one.weekly.room.id })).toMatchObject({
      status: 400,
      code: "incomplete",
    });
    expect(await staff.ask(contract.withdraw, named)).toMatchObject({ status: 200 });
    expect(await own()).toEqual([one]);
    expect(await staff.ask(contract.withdraw, named)).toMatchObject({ status: 404 });

    expect(await staff.ask(contract.remove, { lesson: one.lesson, from: NEXT_TUESDAY })).toMatchObject({
      status: 200,
    });
    expect(await own()).toEqual([]);
    expect((await classLessons("2-6-1", TODAY)).some(({ lesson }) => lesson === one.lesson)).toBe(true);
  });

  it("keeps what was changed of a lesson before when something else of it is changed [VIEW-07]", async () => {
    const WEDNESDAY = "2026-10-21";
    const lessons = (await classLessons("2-6-2", NEXT_TUESDAY)).filter(({ date }) => date === NEXT_TUESDAY);
    const [one] = lessons;
    if (!one) throw new Error("There are no lessons.");
    const named = { lesson: one.lesson, planned: one.planned };
    const given = async () =>
      (await classLessons("2-6-2", NEXT_TUESDAY))
        .filter(({ lesson, mark }) => lesson === one.lesson && mark !== "away")
        .map(({ date, period, mark, teacher, room }) => [date, period, mark, teacher.id, room.id]);
    const about = (await staff.ask(contract.about, {})).data;
    const freeAt = async (date: string, period: number) => {
      const busy = (await staff.ask(contract.taken, { ...named, date, period })).data;
      const teacherId = about?.teachers.find(
        ({ id }) => id !== one.teacher.id && !busy?.teachers.includes(id),
      )?.id;
      const roomId = about?.rooms.find(({ id }) => id !== one.room.id && !busy?.rooms.includes(id))?.id;
      if (teacherId === undefined || roomId === undefined) throw new Error("Nothing is free.");
      return { teacherId, roomId };
    };
    const change = async (what: object) =>
      (await staff.ask(contract.change, { ...named, kind: "cancelled", ...what })).status;

    const here = await freeAt(NEXT_TUESDAY, one.period);
    expect(await change({ kind: "substitute", teacherId: here.teacherId })).toBe(200);
    expect(await change({ kind: "room", roomId: here.roomId })).toBe(200);
    expect(await given()).toEqual([[NEXT_TUESDAY, one.period, "substitute", here.teacherId, here.roomId]]);
    expect(await change({ kind: "substitute", teacherId: one.teacher.id })).toBe(200);
    expect(await given()).toEqual([[NEXT_TUESDAY, one.period, "room", one.teacher.id, here.roomId]]);

    const there = await freeAt(WEDNESDAY, PERIOD_7);
    expect(await change({ kind: "moved", date: WEDNESDAY, period: PERIOD_7 })).toBe(200);
    expect(await change({ kind: "substitute", teacherId: there.teacherId })).toBe(200);
    expect(await change({ kind: "room", roomId: there.roomId })).toBe(200);
    expect(await given()).toEqual([[WEDNESDAY, PERIOD_7, "moved", there.teacherId, there.roomId]]);
    expect(await change({ kind: "moved", date: NEXT_TUESDAY, period: one.period })).toBe(400);
    expect(await change({})).toBe(200);
    expect(await change({ kind: "substitute", teacherId: here.teacherId })).toBe(200);
    expect(await given()).toEqual([[NEXT_TUESDAY, one.period, "substitute", here.teacherId, one.room.id]]);
    expect(await staff.ask(contract.withdraw, named)).toMatchObject({ status: 200 });
  });

  /** A class's lessons of a Tuesday, of which the first is changed; `there` is a time in the afternoon that is free. */
  const tuesdayOf = async (classId: string) => {
    const at = async () =>
      (await classLessons(classId, NEXT_TUESDAY)).filter(({ date }) => date === NEXT_TUESDAY);
    const [one, two] = await at();
    if (!one || !two) throw new Error("There are no lessons.");
    const weekly = {
      lesson: one.lesson,
      classId,
      subjectId: one.subject.id,
      teacherId: one.teacher.id,
      roomId: one.room.id,
      weekday: TUESDAY,
      period: one.period,
      from: NEXT_TUESDAY,
    };
    const seen = async () => (await at()).map(({ lesson, period, mark }) => [lesson, period, mark].join(" "));
    return { one, two, weekly, seen, named: { lesson: one.lesson, planned: one.planned } };
  };

  it("changes a weekly lesson whose time has once been given to another [VIEW-07]", async () => {
    const { two, weekly, named } = await tuesdayOf("2-6-3");
    const cancelled = { ...named, kind: "cancelled" } as const;
    expect(await staff.ask(contract.change, cancelled)).toMatchObject({ status: 200 });
    const inItsPlace = { lesson: two.lesson, planned: two.planned, kind: "moved" } as const;
    const moved = { ...inItsPlace, date: NEXT_TUESDAY, period: weekly.period };
    expect(await staff.ask(contract.change, moved)).toMatchObject({ status: 200 });
    const { subjectId, weekday, from, ...place } = { ...weekly, teacherId: "2008" };
    const asked = { ...place, date: from, weekly: true };
    expect((await staff.ask(contract.clashes, asked)).data).toEqual([]);
    const saved = await staff.ask(contract.save, { ...place, subjectId, weekday, from });
    expect(saved).toMatchObject({ status: 200 });
    expect(await staff.ask(contract.undo, { id: saved.data?.undo ?? "" })).toMatchObject({ status: 200 });
    expect(await staff.ask(contract.withdraw, { lesson: two.lesson, planned: two.planned })).toMatchObject({
      status: 200,
    });
  });

  it("changes no weekly lesson to a time at which its substitute of one day has another [VIEW-07]", async () => {
    const { weekly, named } = await tuesdayOf("2-1-2");
    const late = { ...(await tuesdayOf("2-1-3")).weekly, teacherId: "2008", period: PERIOD_7 };
    expect(await staff.ask(contract.save, late)).toMatchObject({ status: 200 });
    const substitute = { ...named, kind: "substitute", teacherId: "2008" } as const;
    expect(await staff.ask(contract.change, substitute)).toMatchObject({ status: 200 });
    const refused = await staff.ask(contract.save, { ...weekly, period: PERIOD_7 });
    expect(refused).toMatchObject({ status: 409, code: "clash" });
    expect(refused.message).toMatch(/already teaches Class 1\(3\).*Oct 20, period 7/);
  });

  it("forgets of single lessons what every lesson is from then on [VIEW-07]", async () => {
    const { weekly, named, seen } = await tuesdayOf("2-2-1");
    const before = await seen();
    const once = { ...named, kind: "moved", date: NEXT_TUESDAY, period: PERIOD_7 } as const;
    expect(await staff.ask(contract.change, once)).toMatchObject({ status: 200 });
    const saved = await staff.ask(contract.save, { ...weekly, period: PERIOD_7 });
    expect(saved).toMatchObject({ status: 200 });
    const after = await seen();
    expect(after).toHaveLength(before.length);
    expect(after.at(-1)).toMatch(/ 7 none$/);
    expect(after.join()).not.toMatch(/moved|away/);
  });

  it("finds no clash of a lesson with what it becomes later, and refuses one that is on no day [VIEW-07]", async () => {
    const { weekly } = await tuesdayOf("2-2-2");
    const later = { ...weekly, teacherId: "2008", from: "2026-11-03" };
    expect(await staff.ask(contract.save, later)).toMatchObject({ status: 200 });
    const { subjectId, weekday, from, ...place } = weekly;
    const asked = { ...place, date: from, weekly: true };
    expect((await staff.ask(contract.clashes, asked)).data).toEqual([]);
    // Its earlier part ends on Monday, 2 November; no Wednesday is left of it then.
    expect(
      await staff.ask(contract.save, { ...weekly, subjectId, weekday: weekday + 1, from: "2026-10-29" }),
    ).toMatchObject({ status: 400, code: "no_term" });
    expect(await staff.ask(contract.clashes, { ...place, date: "2026-12-01", weekly: true })).toMatchObject({
      status: 404,
    });
  });
});
