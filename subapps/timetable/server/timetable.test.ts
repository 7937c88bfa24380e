import { DATABASES } from "../../../server/testing/databases";
import type { Client } from "../../../server/testing/platform";
import { platformOn, signedInOn } from "../../../server/testing/platformOn";
import { insertRows } from "../../../server/platform/module";
import { LongWork } from "../../../server/platform/work/longWork";
import { contract } from "../contract";
import { MOST_ENTRIES, MOST_LESSONS } from "./bounds";
import { besideOf, clashesOf } from "./clashes";
import { isGiven } from "./occurrences";
import { lessonsBetween, schoolOf } from "./school";
import type { Database } from "./tables";

jest.setTimeout(60_000);

/** The platform's clock shows Thursday, 15 October 2026, 16:00 at the schools. */
const TODAY = "2026-10-15";
const MONDAY = "2026-10-12";
const NEXT_TUESDAY = "2026-10-20";
const WEDNESDAY = "2026-10-21";
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
    expect(own).toMatchObject({ monday: MONDAY, title: "王雅琴|||Wang Yaqin", term: { week: 7 } });
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

  it("looks at no more of a term than what can stand in the way of a lesson [SEC-06]", async () => {
    const database = platform.database as unknown as Database;
    const [from, to] = [MONDAY, "2027-01-20"];
    const all = (await lessonsBetween(database, "3", from, to)).filter(isGiven);
    const { names } = await schoolOf(database, "3");
    const changed = all.filter(({ mark }) => mark !== "none");
    const some = [...all.slice(0, 20), ...all.slice(-20), ...changed];
    for (const { lesson, date, period, teacherId, roomId } of some) {
      const wanted = { classId: lesson.class_id, places: [{ date, period, teacherId, roomId }] };
      const near = await lessonsBetween(database, "3", from, to, besideOf(wanted));
      expect(near.length).toBeLessThan(all.length / 5);
      const found = clashesOf(wanted, near, names);
      expect(found.length).toBeGreaterThan(0);
      expect(found).toEqual(clashesOf(wanted, all, names));
    }
    expect(changed.length).toBeGreaterThan(0);
  });

  it("asks the administrator to arrange what is cancelled: done in any way and by anybody who may, it ends; taken back, it waits again [TODO-01, VIEW-07]", async () => {
    const asked = async () =>
      ((await people.admin.call("popUpBox", { size: 100 })).data?.list ?? []).filter(({ action }) =>
        action?.endsWith("Reschedule"),
      );
    const others = async () => (await admin2.call("popUpBox", { size: 100 })).data?.total;
    const [before, elsewhere] = [await asked(), await others()];
    expect(before.length).toBeGreaterThan(1);
    for (const todo of before) {
      const at = new URLSearchParams(todo.url ?? "").get("at") ?? "";
      const view = new URLSearchParams(at.slice(at.indexOf("?")));
      const { lessons } = await week(people.admin, {
        kind: "class",
        of: view.get("of"),
        date: view.get("date"),
      });
      const lesson = lessons.find(({ key }) => key === view.get("lesson"));
      expect(lesson?.mark).toBe("cancelled");
      if (!lesson) continue;
      const named = { lesson: lesson.lesson, planned: lesson.planned, seen: lesson.seen };
      const ways = [
        () => staff.ask(contract.withdraw, named),
        () =>
          people.admin.ask(contract.remove, { lesson: named.lesson, seen: named.seen, from: named.planned }),
      ];
      for (const [who, way] of [
        [staff, ways[0]],
        [people.admin, ways[1]],
      ] as const) {
        const done = await way?.();
        expect(done).toMatchObject({ status: 200 });
        expect(await asked()).toEqual(before.filter(({ id }) => id !== todo.id));
        expect(await who.ask(contract.undo, { id: done?.data?.undo ?? "" })).toMatchObject({ status: 200 });
        expect(await asked()).toEqual(before);
      }
    }
    expect(await others()).toBe(elsewhere);
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
    expect(substituted?.note).toMatch(/^代.+老师上课\|\|\|Covering for /);
    expect(items[0]).toMatchObject({
      title: expect.stringMatching(/^\d（\d）班 · 数学\|\|\|Class \d\(\d\) · Mathematics$/) as string,
      at: `/day?date=${TODAY}&lesson=${items[0]?.id ?? ""}`,
      with: [
        { app: "timetable", at: expect.stringMatching(/^\/week\?kind=class&of=2-\d-\d&date=/) as string },
      ],
    });
    const own = (await week(teacher)).lessons.filter(({ date, mark }) => date === TODAY && mark !== "away");
    expect(items.map(({ id }) => id)).toEqual(own.map(({ key }) => key));
    const classItems = (await student.ask(contract.today, {})).data?.items ?? [];
    expect(classItems).toHaveLength(7);
    expect((await parent.ask(contract.today, {})).data?.items).toEqual(classItems);
    const next = (await teacher.ask(contract.today, {})).data?.next ?? [];
    expect(next.length).toBeGreaterThan(0);
    const [day] = next.map(({ from }) => from.slice(0, 10));
    expect(day && day > TODAY).toBe(true);
    expect(next.every(({ from }) => from.startsWith(`${day ?? ""} `))).toBe(true);
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
    expect([days[0], days.at(-1)]).toEqual(["20260901", "20270122"]);
    const october = new Set(days.filter((day) => day >= "20260930" && day <= "20261011"));
    expect([...october]).toEqual(["20260930", "20261008", "20261009", "20261010"]);
    expect(events.filter((event) => event.includes("STATUS:CANCELLED"))).toHaveLength(1);
    expect(events[0]).toContain("DTSTART:20260901T000000Z");
  });

  it("writes calendar files in pieces of few lessons, so that no person waits for another's [SEC-06]", async () => {
    const piece = jest.spyOn(LongWork.prototype, "piece");
    const { data } = await student.ask(contract.calendar, {});
    const texts = await Promise.all(piece.mock.results.map(({ value }) => value as Promise<string>));
    piece.mockRestore();
    const eventsOf = (text: string) => text.split("BEGIN:VEVENT").length - 1;
    const all = eventsOf(data?.text ?? "");
    expect(all).toBeGreaterThan(600);
    expect(eventsOf(texts.join(""))).toBe(all);
    expect(Math.max(...texts.map(eventsOf))).toBeLessThanOrEqual(100);
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
      teacher: { name: "孙丽华|||Sun Lihua" },
    });
    expect((await classLessons("2-1-1", TODAY)).some(({ period }) => period === PERIOD_7)).toBe(false);

    const other = { ...wanted, classId: "2-1-2", roomId: "2-r1" };
    const { date, ...place } = { ...other, date: "2026-10-27" };
    const found = (await staff.ask(contract.clashes, { ...place, date, weekly: true })).data ?? [];
    expect(found.map(({ what }) => what)).toContain("teacher");
    const refused = await staff.ask(contract.save, other);
    expect(refused).toMatchObject({ status: 409, code: "clash" });
    expect(refused.message).toMatch(
      /孙丽华老师已有课：.*1（1）班.*\|\|\|.*Sun Lihua already teaches Class 1\(1\), Music/,
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
      [NEXT_TUESDAY, "away", "调至10月21日周三第7节|||Moved to Wed 21 Oct, period 7"],
      ["2026-10-21", "moved", "原为10月20日周二第1节|||Moved from Tue 20 Oct, period 1"],
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

  it("has what was held on a day that is over set right afterwards, to and from it, and takes it back [VIEW-07]", async () => {
    const FRIDAY = "2026-10-16";
    const all = await classLessons("2-6-3");
    const of = (isIt: (date: string) => boolean) =>
      all.filter((each) => each.mark === "none" && isIt(each.date));
    /** Moves the first of some that nothing stands in the way of. */
    const moveOne = async (some: typeof all, date: string) => {
      for (const { key, lesson, planned } of some) {
        const move = { lesson, planned, kind: "moved", date, period: PERIOD_7 } as const;
        if ((await staff.ask(contract.change, move)).status === 200) return { key, lesson, planned };
      }
      throw new Error("None could be moved.");
    };
    const whenOf = async (one: { readonly key: string }) =>
      (await classLessons("2-6-3")).find(({ key, mark }) => key === one.key && mark !== "away")?.date;
    const past = await moveOne(
      of((date) => date < TODAY),
      FRIDAY,
    );
    const next = await moveOne(
      of((date) => date === FRIDAY),
      past.planned,
    );
    expect([await whenOf(past), await whenOf(next)]).toEqual([FRIDAY, past.planned]);
    for (const { lesson, planned } of [past, next])
      expect(await staff.ask(contract.withdraw, { lesson, planned })).toMatchObject({ status: 200 });
    expect([await whenOf(past), await whenOf(next)]).toEqual([past.planned, FRIDAY]);
  });

  it("keeps what was changed of a lesson before when something else of it is changed [VIEW-07]", async () => {
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

  /** A class's lessons of a day, of a Tuesday unless told otherwise, of which the first is changed; `there` is a time in the afternoon that is free. */
  const tuesdayOf = async (classId: string, day = NEXT_TUESDAY) => {
    const at = async () => (await classLessons(classId, day)).filter(({ date }) => date === day);
    const [one, two] = await at();
    if (!one || !two) throw new Error("There are no lessons.");
    const weekly = {
      lesson: one.lesson,
      classId,
      subjectId: one.subject.id,
      teacherId: one.teacher.id,
      roomId: one.room.id,
      weekday: one.weekly.weekday,
      period: one.period,
      from: day,
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
    expect(refused.message).toMatch(/already teaches Class 1\(3\).*20 Oct, period 7/);
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

  it("has no lessons on holidays, and those of another weekday on a make-up day [VIEW-07]", async () => {
    const first = await week(student, { date: "2026-09-28" });
    expect(first.days.map(({ date, kind, name }) => [date, kind, name])).toEqual([
      ["2026-10-01", "holiday", "国庆节|||National Day"],
      ["2026-10-02", "holiday", "国庆节|||National Day"],
      ["2026-10-03", "holiday", "国庆节|||National Day"],
      ["2026-10-04", "holiday", "国庆节|||National Day"],
    ]);
    expect(new Set(first.lessons.map(({ date }) => date))).toEqual(
      new Set(["2026-09-28", "2026-09-29", "2026-09-30"]),
    );
    const second = await week(student, { date: "2026-10-08" });
    expect(second.days.at(-1)).toEqual({ date: "2026-10-10", kind: "makeup", name: "", follows: 3 });
    const plan = (lessons: typeof second.lessons, day: string) =>
      lessons.filter(({ date }) => date === day).map(({ period, lesson }) => `${period} ${lesson}`);
    expect(plan(second.lessons, "2026-10-07")).toEqual([]);
    expect(plan(second.lessons, "2026-10-10")).toEqual(plan(first.lessons, "2026-09-30"));
    const winter = await week(student, { date: "2027-02-01" });
    expect([winter.lessons, winter.term]).toEqual([[], null]);
    expect(new Set(winter.days.map(({ name }) => name))).toEqual(new Set(["寒假|||Winter holidays"]));
    const beyond = await week(student, { date: "2027-08-02" });
    expect([beyond.lessons, beyond.days.length, beyond.days[0]?.kind]).toEqual([[], 7, "closed"]);
  });

  it("moves no lesson to a holiday, and says which [VIEW-07]", async () => {
    const { one, named } = await tuesdayOf("2-4-1");
    const NEW_YEAR = "2027-01-01";
    const refused = await staff.ask(contract.change, { ...named, kind: "moved", date: NEW_YEAR, period: 1 });
    expect(refused).toMatchObject({ status: 400, code: "no_school" });
    expect(refused.message).toBe("1月1日周五不上课：元旦|||No school on Fri 1 Jan: New Year's Day");
    const place = { classId: "2-4-1", teacherId: one.teacher.id, roomId: one.room.id, period: 1 };
    const found = (await staff.ask(contract.clashes, { ...place, ...named, date: NEW_YEAR })).data;
    expect(found?.map(({ what }) => what)).toEqual(["day"]);
  });

  describe("the school's calendar", () => {
    const entriesFor = async (who: Client) => (await who.ask(contract.entries, {})).data?.entries ?? [];
    const daysWithLessons = async (date: string) => [
      ...new Set((await classLessons("2-5-2", date)).map((each) => each.date)),
    ];

    it("is kept by those who may, and each change can be taken back [VIEW-07, SEC-04]", async () => {
      expect(await teacher.ask(contract.entries, {})).toMatchObject({ status: 403 });
      const holiday = {
        kind: "holiday",
        name: "运动会|||Sports days",
        starts: "2026-11-05",
        ends: "2026-11-06",
      } as const;
      expect(await teacher.ask(contract.saveEntry, holiday)).toMatchObject({ status: 403 });
      const all = await entriesFor(staff);
      const saved = await staff.ask(contract.saveEntry, holiday);
      expect(saved).toMatchObject({ status: 200 });
      expect(await daysWithLessons("2026-11-02")).toEqual(["2026-11-02", "2026-11-03", "2026-11-04"]);
      const added = (await entriesFor(staff)).find(({ name }) => name === holiday.name);
      const made = await staff.ask(contract.saveEntry, {
        kind: "makeup",
        starts: "2026-11-08",
        ends: "2026-11-08",
        follows: 4,
      });
      expect(await daysWithLessons("2026-11-02")).toContain("2026-11-08");
      const gone = await staff.ask(contract.removeEntry, { id: added?.id ?? "", seen: added?.seen ?? "" });
      expect(gone).toMatchObject({ status: 200 });
      expect(await daysWithLessons("2026-11-02")).toHaveLength(6);
      for (const { data } of [gone, made, saved])
        expect(await staff.ask(contract.undo, { id: data?.undo ?? "" })).toMatchObject({ status: 200 });
      expect(await entriesFor(staff)).toEqual(all);
      expect(JSON.stringify(await entriesFor(admin2))).not.toMatch(/"2-/);
    });

    it.each([
      ["a holiday without a name", { kind: "holiday", starts: "2026-11-05", ends: "2026-11-05" }, 400],
      [
        "a holiday that ends before it begins",
        { kind: "holiday", name: "x", starts: "2026-11-05", ends: "2026-11-04" },
        400,
      ],
      ["a term within another", { kind: "term", name: "x", starts: "2026-12-05", ends: "2026-12-24" }, 409],
      ["a make-up day of no weekday", { kind: "makeup", starts: "2026-11-07", ends: "2026-11-07" }, 400],
      [
        "a make-up day of a holiday",
        { kind: "makeup", starts: "2026-10-03", ends: "2026-10-03", follows: 1 },
        409,
      ],
      [
        "a make-up day in no term",
        { kind: "makeup", starts: "2027-08-07", ends: "2027-08-07", follows: 1 },
        400,
      ],
      [
        "a holiday over a make-up day",
        { kind: "holiday", name: "x", starts: "2026-10-09", ends: "2026-10-11" },
        409,
      ],
      [
        "a holiday that is there already",
        { kind: "holiday", name: "国庆节", starts: "2026-10-01", ends: "2026-10-07" },
        409,
      ],
      ["a term until 2999", { kind: "term", name: "x", starts: "2028-09-01", ends: "2999-12-31" }, 400],
      ["a term in 2900", { kind: "term", name: "x", starts: "2900-09-01", ends: "2901-01-20" }, 400],
      ["a holiday of 1026", { kind: "holiday", name: "x", starts: "1026-10-01", ends: "1026-10-07" }, 400],
      ["a term of 401 days", { kind: "term", name: "x", starts: "2028-09-01", ends: "2029-10-06" }, 400],
      [
        "a holiday of 201 days",
        { kind: "holiday", name: "x", starts: "2028-01-01", ends: "2028-07-19" },
        400,
      ],
    ] as const)("refuses %s and blames one field [VIEW-07, SEC-11, WID-02]", async (_, entry, status) => {
      const answer = await staff.ask(contract.saveEntry, entry);
      expect(answer).toMatchObject({ status });
      expect(answer.fieldErrors).toHaveLength(1);
    });

    it("takes a term of 400 days and a holiday of 200 [VIEW-07, SEC-11]", async () => {
      for (const entry of [
        { kind: "term", name: "x", starts: "2028-09-01", ends: "2029-10-05" },
        { kind: "holiday", name: "x", starts: "2028-01-01", ends: "2028-07-18" },
      ] as const) {
        const saved = await staff.ask(contract.saveEntry, entry);
        expect(saved).toMatchObject({ status: 200 });
        expect(await staff.ask(contract.undo, { id: saved.data?.undo ?? "" })).toMatchObject({ status: 200 });
      }
    });

    it("is read to its bounds where it was stored without them: a term until 2999 holds nothing up [SEC-11, SEC-06]", async () => {
      const database = platform.database as unknown as Database;
      const before = await database
        .selectFrom("timetable_term")
        .where("unit_id", "=", "3")
        .selectAll()
        .execute();
      const lessons = await database
        .selectFrom("timetable_lesson")
        .where("unit_id", "=", "3")
        .select(["id", "valid_to"])
        .execute();
      const [first] = before;
      const eventsOf = async () => {
        const { data } = await student2.ask(contract.calendar, {});
        return data?.text.match(/BEGIN:VEVENT/g)?.length ?? 0;
      };
      const usual = await eventsOf();
      expect(usual).toBeGreaterThan(100);
      await database.deleteFrom("timetable_term").where("unit_id", "=", "3").execute();
      await database
        .insertInto("timetable_term")
        .values({ id: "endless", unit_id: "3", name: "x", starts: "1000-01-01", ends: "9999-12-31" })
        .execute();
      const endless = { valid_from: "1000-01-01", valid_to: "9999-12-31" };
      await database.updateTable("timetable_lesson").set(endless).where("unit_id", "=", "3").execute();
      const events = await eventsOf();
      expect(events).toBeGreaterThan(usual);
      expect(events).toBeLessThan(4 * usual);
      expect((await week(student2)).lessons.length).toBeGreaterThan(10);
      expect((await student2.ask(contract.today, {})).status).toBe(200);
      const [one] = (await week(admin2, { kind: "class", of: "3-8-1" })).lessons;
      if (!one) throw new Error("There is no lesson.");
      const place = { classId: "3-8-1", teacherId: one.teacher.id, roomId: one.room.id, period: one.period };
      const asked = { ...place, date: one.date, weekly: true };
      expect((await admin2.ask(contract.clashes, asked)).data?.length).toBeGreaterThan(0);

      await database.deleteFrom("timetable_term").where("id", "=", "endless").execute();
      await database.insertInto("timetable_term").values(before).execute();
      for (const { id, valid_to } of lessons)
        await database
          .updateTable("timetable_lesson")
          .set({ valid_from: first?.starts ?? "", valid_to })
          .where("id", "=", id)
          .execute();
    });

    it("has so many entries, and a term so many lessons [SEC-11]", async () => {
      const database = platform.database as unknown as Database;
      const known = (await entriesFor(staff)).length;
      await insertRows(
        database,
        "timetable_calendar",
        Array.from({ length: MOST_ENTRIES - known }, (_, place) => ({
          id: `full-${place}`,
          unit_id: "2",
          kind: "holiday" as const,
          name: "x",
          starts: "2020-01-01",
          ends: "2020-01-01",
          follows: 0,
        })),
      );
      const entry = { kind: "holiday", name: "x", starts: "2028-05-01", ends: "2028-05-01" } as const;
      expect(await staff.ask(contract.saveEntry, entry)).toMatchObject({ status: 409, code: "too_many" });
      await database.deleteFrom("timetable_calendar").where("id", "like", "full-%").execute();
      expect((await staff.ask(contract.saveEntry, entry)).status).toBe(200);

      const { one, weekly } = await tuesdayOf("2-3-2");
      const lesson = {
        ...weekly,
        lesson: undefined,
        period: PERIOD_7,
        from: "2027-01-12",
        planned: undefined,
      };
      const row = {
        unit_id: "2",
        weekday: 7,
        period: 1,
        class_id: "2-3-2",
        subject_id: one.subject.id,
        teacher_id: one.teacher.id,
        room_id: one.room.id,
        valid_from: "2027-01-01",
        valid_to: "2027-01-31",
      };
      await insertRows(
        database,
        "timetable_lesson",
        Array.from({ length: MOST_LESSONS }, (_, place) => ({ ...row, id: `full-${place}` })),
      );
      const full = await staff.ask(contract.save, lesson);
      await database.deleteFrom("timetable_lesson").where("id", "like", "full-%").execute();
      expect(full).toMatchObject({ status: 409, code: "too_many" });
    });

    it("refuses a make-up day at whose time a lesson has been moved there already [VIEW-07]", async () => {
      const { named } = await tuesdayOf("2-4-2");
      const SATURDAY = "2026-10-24";
      const moved = await staff.ask(contract.change, { ...named, kind: "moved", date: SATURDAY, period: 1 });
      expect(moved).toMatchObject({ status: 200 });
      const makeup = { kind: "makeup", starts: SATURDAY, ends: SATURDAY, follows: 1 } as const;
      const refused = await staff.ask(contract.saveEntry, makeup);
      expect(refused).toMatchObject({ status: 409, code: "clash" });
      expect(refused.message).toContain("4（2）班已有课：10月24日周六第1节");
      expect(await staff.ask(contract.undo, { id: moved.data?.undo ?? "" })).toMatchObject({ status: 200 });
    });

    it("goes on with the lessons of a term that becomes longer, and leaves out those of a shorter one [VIEW-07]", async () => {
      const autumn = async () => {
        const found = (await entriesFor(staff)).find(({ starts }) => starts === "2026-09-01");
        if (!found) throw new Error("There is no term.");
        return found;
      };
      const add = {
        classId: "2-1-1",
        subjectId: "2-music",
        teacherId: "2001",
        roomId: "2-r1",
        weekday: 5,
        period: 7,
      };
      expect(await staff.ask(contract.save, { ...add, from: "2026-12-01" })).toMatchObject({ status: 200 });
      const own = async (date: string) =>
        (await classLessons("2-1-1", date)).filter(({ period }) => period === 7).length;
      const before = await autumn();
      expect([await own("2027-01-22"), await own("2027-01-29")]).toEqual([1, 0]);
      const break_ = (await entriesFor(staff)).find(({ starts }) => starts === "2027-01-23");
      const later = {
        ...break_,
        seen: undefined,
        kind: "holiday",
        name: "寒假",
        starts: "2027-01-30",
        ends: "2027-02-21",
      } as const;
      expect(await staff.ask(contract.saveEntry, later)).toMatchObject({ status: 200 });
      const longer = await staff.ask(contract.saveEntry, { ...before, ends: "2027-01-29" });
      expect(longer).toMatchObject({ status: 200 });
      expect([await own("2027-01-22"), await own("2027-01-29")]).toEqual([1, 1]);
      const shorter = { ...(await autumn()), ends: "2027-01-15" };
      expect(await staff.ask(contract.saveEntry, shorter)).toMatchObject({ status: 200 });
      expect([await own("2027-01-15"), await own("2027-01-22")]).toEqual([1, 0]);
      expect(await staff.ask(contract.saveEntry, { ...(await autumn()), ends: "2027-01-29" })).toMatchObject({
        status: 200,
      });
      expect([await own("2027-01-22"), await own("2027-01-29")]).toEqual([1, 1]);
    });
  });

  it("lets the second of two people who change the same thing know what the first has done [VIEW-07]", async () => {
    const { one, named, weekly } = await tuesdayOf("2-3-2");
    const stale = { planned: one.planned, seen: one.seen };
    const first = await people.admin.ask(contract.change, {
      ...named,
      seen: one.seen,
      kind: "cancelled",
      reason: "",
    });
    expect(first).toMatchObject({ status: 200 });
    for (const answer of [
      await staff.ask(contract.change, {
        ...named,
        seen: one.seen,
        kind: "moved",
        date: NEXT_TUESDAY,
        period: PERIOD_7,
      }),
      await staff.ask(contract.save, { ...weekly, ...stale, period: PERIOD_7 }),
      await staff.ask(contract.withdraw, { ...named, seen: one.seen }),
      await staff.ask(contract.remove, { lesson: one.lesson, from: one.planned, seen: one.seen }),
    ]) {
      expect(answer).toMatchObject({ status: 412, code: "changed_meanwhile" });
      expect(answer.message).toMatch(/现在是：.*停课.*\|\|\|.*is now: .*cancelled/);
    }
    const now = (await tuesdayOf("2-3-2")).one;
    expect(now).toMatchObject({ mark: "cancelled" });
    expect(await staff.ask(contract.withdraw, { ...named, seen: now.seen })).toMatchObject({ status: 200 });
    const [entry] = (await staff.ask(contract.entries, {})).data?.entries ?? [];
    if (!entry) throw new Error("There is no calendar.");
    expect(await people.admin.ask(contract.saveEntry, { ...entry, name: "假期" })).toMatchObject({
      status: 200,
    });
    expect(await staff.ask(contract.saveEntry, { ...entry, name: "放假" })).toMatchObject({ status: 412 });
    expect(await staff.ask(contract.removeEntry, { id: entry.id, seen: entry.seen })).toMatchObject({
      status: 412,
    });
  });

  it("finds that a weekly lesson would be at the time to which one of its own has been moved [VIEW-07]", async () => {
    const { one, named, weekly } = await tuesdayOf("2-3-1", WEDNESDAY);
    const once = { ...named, kind: "moved", date: "2026-11-04", period: PERIOD_7 } as const;
    const late = { ...weekly, period: PERIOD_7 };
    expect(await staff.ask(contract.change, once)).toMatchObject({ status: 200 });
    const refused = await staff.ask(contract.save, late);
    expect(refused).toMatchObject({ status: 409, code: "clash" });
    expect(refused.message).toMatch(/3（1）班已有课：11月4日周三第7节/);
    const { lesson: id, classId, teacherId, roomId, period, from } = late;
    const found = (
      await staff.ask(contract.clashes, {
        lesson: id,
        classId,
        teacherId,
        roomId,
        period,
        date: from,
        weekly: true,
      })
    ).data;
    expect(found?.map(({ what }) => what)).toEqual(["class"]);
    expect(await staff.ask(contract.withdraw, named)).toMatchObject({ status: 200 });
    expect(one.period).not.toBe(PERIOD_7);
  });

  it("names lessons to calendars as before when they are changed from a day on [VIEW-07]", async () => {
    const events = async () => {
      const { data } = await staff.ask(contract.calendar, { kind: "class", of: "2-4-2", language: "en" });
      const all = (data?.text ?? "").replaceAll("\r\n ", "").split("BEGIN:VEVENT").slice(1);
      return all.map((event): readonly [string, string] => [
        /UID:(\S+)/.exec(event)?.[1] ?? "",
        /DTSTART:(\S+)/.exec(event)?.[1] ?? "",
      ]);
    };
    const uids = (all: readonly (readonly [string, string])[]) => all.map(([uid]) => uid).sort();
    const { weekly } = await tuesdayOf("2-4-2", WEDNESDAY);
    const before = await events();
    expect(await staff.ask(contract.save, { ...weekly, period: PERIOD_7, from: "2026-11-11" })).toMatchObject(
      {
        status: 200,
      },
    );
    const later = await events();
    expect(later).not.toEqual(before);
    expect(uids(later)).toEqual(uids(before));
    const late = (await classLessons("2-4-2", "2026-11-25")).find(
      ({ date, period }) => date === "2026-11-25" && period === PERIOD_7,
    );
    const friday = {
      ...weekly,
      lesson: late?.lesson ?? "",
      weekday: 5,
      period: PERIOD_7,
      from: "2026-11-23",
    };
    expect(await staff.ask(contract.save, friday)).toMatchObject({ status: 200 });
    const last = await events();
    expect(new Set(uids(last)).size).toBe(last.length);
    // New Year's Day is a Friday, so that one of them is left out.
    const [former, latter] = [before, last].map((all) => new Set(uids(all)));
    expect([...(former ?? [])].filter((uid) => !latter?.has(uid))).toHaveLength(1);
    expect([...(latter ?? [])].filter((uid) => !former?.has(uid))).toEqual([]);
  });

  it("tells the desktop of the next school day, past weekends and holidays [DESK-14, VIEW-07]", async () => {
    const DAY = 86_400_000;
    const on = async (account: string, date: string) => {
      platform.pass(
        Math.round((Date.parse(date) - Date.parse(new Date(platform.now).toISOString().slice(0, 10))) / DAY) *
          DAY,
      );
      const client = platform.client();
      await client.signIn(account);
      const { items, next } = (await client.ask(contract.today, {})).data ?? {};
      expect(items).toEqual([]);
      return next ?? [];
    };
    const saturday = await on("student", "2026-10-17");
    expect(new Set(saturday.map(({ from }) => from.slice(0, 10)))).toEqual(new Set(["2026-10-19"]));
    expect(saturday[0]?.at).toMatch(/^\/day\?date=2026-10-19&lesson=/);
    const winter = await on("teacher", "2027-02-03");
    expect(winter[0]?.from).toMatch(/^2027-02-22 /);
    expect(await on("staff", "2027-02-04")).toEqual([]);
  });
});
