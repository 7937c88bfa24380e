import { CONSENT_VERSION } from "../../../server/platform/face/consentText";
import { DATABASES } from "../../../server/testing/databases";
import { burstOf, drawFace, drawFrames, drawnEyes } from "../../../server/testing/faces";
import type { Client } from "../../../server/testing/platform";
import { platformOn, signedInOn } from "../../../server/testing/platformOn";
import { contract } from "../contract";

jest.setTimeout(120_000);

/** The platform's clock shows Thursday, 15 October 2026, 16:00 at the schools. */
const TODAY = "2026-10-15";
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const FIFTH = "5（2）班";
const THIRD = "3（1）班";
const EIGHTH = "8（1）班";
const [STUDENT, STUDENT_B, OTHER_SCHOOL] = ["2002", "2003", "3002"] as const;
const SI_HAN = 2;

const refused = (status: number, code: string) => ({ status, code, data: null });
const NO_PUPIL = refused(404, "no_pupil");

describe.each(DATABASES)("attendance on %s", (kind) => {
  const platform = platformOn(kind, {}, { faceEyes: drawnEyes() });
  const people = signedInOn(
    platform,
    "teacher",
    "linked-teacher",
    "student",
    "student-b",
    "parent",
    "linked-parent",
    "admin",
    "teacher2",
    "student2",
    "admin2",
    "area",
  );
  const { teacher, student, parent, admin, teacher2, admin2 } = people;
  const keeperOfThird = people["linked-teacher"];
  let ids = 0;
  const sent = () => ({ id: `c-${kind}-${(ids += 1)}`, device: "door-1" });

  // Sessions live for half an hour.
  const pass = async (milliseconds: number) => {
    platform.pass(milliseconds);
    for (const client of Object.values(people)) await client.call("refresh", {});
  };
  afterEach(() => expect(platform.log).toEqual([]));

  const roll = async (who: Client, group: string, date = TODAY) => {
    const { data } = await who.ask(contract.roll, { class: group, date });
    if (!data) throw new Error("There is no roll.");
    return data;
  };
  const pupilIn = async (who: Client, group: string, id: string, date = TODAY) =>
    (await roll(who, group, date)).pupils.find((pupil) => pupil.id === id);
  const firstOf = async (who: Client, group: string, status: string, date = TODAY) =>
    (await roll(who, group, date)).pupils.find((pupil) => pupil.status === status)?.id ?? "";
  const byHand = (who: Client, person: string, more: object = {}) =>
    who.ask(contract.clockByHand, { ...sent(), person, ...more });
  const told = async (who: Client) =>
    ((await who.call("unreadMessages", {})).data ?? []).filter(
      ({ module, messageMeno }) =>
        module === "考勤|||Attendance" && !messageMeno.includes("have not arrived"),
    );

  it("shows each person theirs alone: teachers their classes, administrators all, pupils and parents their own [FACE-09, SEC-04]", async () => {
    const about = async (who: Client) => (await who.ask(contract.about, {})).data;
    const codes = async (who: Client) => (await about(who))?.classes.map(({ code }) => code);
    expect(await codes(teacher)).toEqual(["5（1）班", FIFTH, "5（3）班", "5（4）班"]);
    expect(await codes(admin)).toEqual(expect.arrayContaining([FIFTH, THIRD, "1（3）班"]));
    expect(await codes(admin)).not.toContain(EIGHTH);
    for (const who of [student, parent, people.area]) expect(await codes(who)).toEqual([]);
    expect((await about(student))?.own).toEqual([{ id: STUDENT, name: "李思涵" }]);
    // One child has left the school.
    expect((await about(parent))?.own.map(({ id }) => id)).toEqual([STUDENT, STUDENT_B, "2011"]);
    const noClass = refused(404, "no_class");
    for (const [who, group] of [
      [teacher, THIRD],
      [teacher, EIGHTH],
      [admin, EIGHTH],
      [admin2, FIFTH],
      [student, FIFTH],
      [parent, FIFTH],
      [people.area, FIFTH],
      [teacher, "%"],
    ] as const) {
      expect(await who.ask(contract.roll, { class: group })).toMatchObject(noClass);
      expect(await who.ask(contract.month, { class: group, month: "2026-10" })).toMatchObject(noClass);
      expect(await who.ask(contract.close, { class: group, date: TODAY })).toMatchObject(noClass);
    }
    expect(await platform.client().ask(contract.roll, { class: FIFTH })).toMatchObject({ status: 401 });
  });

  it("keeps and shows nobody what is not theirs to keep or to see [FACE-09, SEC-04]", async () => {
    const correct = (who: Client, person: string) =>
      who.ask(contract.correct, { person, date: TODAY, status: "leave", reason: "" });
    for (const [who, person] of [
      [student, STUDENT],
      [parent, STUDENT],
      [teacher, STUDENT_B],
      [teacher, OTHER_SCHOOL],
      [teacher, "2005"],
      [teacher, "2001"],
      [admin, OTHER_SCHOOL],
      [admin2, STUDENT],
      [teacher2, "2-5-2-01"],
    ] as const) {
      expect(await correct(who, person)).toMatchObject(NO_PUPIL);
      expect(await byHand(who, person)).toMatchObject(NO_PUPIL);
    }
    // The bureau's staff keep rolls of their own unit, which has none.
    expect(await people.area.ask(contract.clockByFace, { ...sent(), proof: "x" })).toMatchObject({
      status: 410,
    });
    for (const who of [student, parent]) {
      expect(await who.ask(contract.clockByFace, { ...sent(), proof: "x" })).toMatchObject({ status: 403 });
      expect(await who.ask(contract.undo, { id: "x" })).toMatchObject({ status: 403 });
      expect(await who.ask(contract.rules, {})).toMatchObject({ status: 403 });
    }
    const week = (who: Client, of: string) => who.ask(contract.week, { of, date: TODAY });
    expect((await week(student, "")).data?.person?.id).toBe(STUDENT);
    expect((await week(parent, STUDENT_B)).data).toMatchObject({
      person: { id: STUDENT_B },
      monday: "2026-10-12",
    });
    for (const [who, of] of [
      [student, STUDENT_B],
      [parent, "2009"],
      [parent, "2004"],
      [people["student-b"], STUDENT],
      [people.area, STUDENT],
    ] as const)
      expect(await week(who, of)).toMatchObject({ status: 403 });
    expect((await week(teacher, STUDENT)).status).toBe(200);
    expect(await week(teacher, STUDENT_B)).toMatchObject(NO_PUPIL);
    expect(await week(teacher, OTHER_SCHOOL)).toMatchObject(NO_PUPIL);
  });

  it("is asked for days of a calendar, and counts none without an end [FACE-09, SEC-06]", async () => {
    const invalid = refused(400, "invalid_request");
    for (const date of ["0000-01-01", "0999-12-31", "3000-01-01", "9999-12-31"]) {
      for (const who of [teacher, student])
        expect(await who.ask(contract.week, { date })).toMatchObject(invalid);
      expect(await teacher.ask(contract.roll, { class: FIFTH, date })).toMatchObject(invalid);
      expect(await teacher.ask(contract.classes, { date })).toMatchObject(invalid);
    }
    for (const [date, last] of [
      ["1000-01-01", "1000-01-05"],
      ["2999-12-31", "3000-01-05"],
    ] as const)
      expect((await student.ask(contract.week, { date })).data?.days.at(-1)?.date).toBe(last);
  });

  it("begins with a believable month: most in time, some late, on leave or absent, and weekends free [FACE-09, RUN-01]", async () => {
    const { data } = await teacher.ask(contract.month, { class: FIFTH, month: "2026-10" });
    expect(data?.days).toHaveLength(31);
    expect(data?.pupils.length).toBeGreaterThan(20);
    const marks = data?.pupils.flatMap((pupil) => pupil.marks) ?? [];
    const count = (status: string | null) => marks.filter((mark) => mark === status).length;
    expect(count("present")).toBeGreaterThan(10 * count("late"));
    for (const status of ["late", "leave", "absent", "off"]) expect(count(status)).toBeGreaterThan(0);
    // Days that have not come have nothing to say.
    expect(data?.pupils[0]?.marks.slice(15, 16)).toEqual([null]);
    const names = new Set(data?.pupils.map(({ name }) => name));
    expect(names.size).toBe(data?.pupils.length);
    const glance = (await teacher.ask(contract.classes, {})).data;
    expect(glance?.list.find(({ code }) => code === FIFTH)).toMatchObject({ absent: 3, closed: true });
    expect(glance?.list.find(({ code }) => code === "5（1）班")).toMatchObject({ waiting: 1, closed: false });
    for (const { total, present, late, absent, leave, waiting } of glance?.list ?? [])
      expect(present + late + absent + leave + waiting).toBe(total);
  });

  it("counts for teachers the rolls that wait and for families their messages, and fills the desktop's card for both [FACE-09, DESK-03]", async () => {
    const mark = async (who: Client) =>
      (await who.call("unreadCodeCount", {})).data?.find(({ code }) => code === "attendance")?.num;
    expect([await mark(teacher), await mark(student), await mark(admin)]).toEqual([2, 0, 0]);
    const card = async (who: Client) => (await who.ask(contract.card, { start: 1, size: 3 })).data;
    expect(await card(teacher)).toMatchObject({ total: 4 });
    // The open one comes first.
    expect((await card(teacher))?.list[0]).toMatchObject({
      id: `${TODAY}.5（1）班`,
      title: expect.stringMatching(
        /^5（1）班：按时 \d+.*未到校 1\|\|\|Class 5\(1\): \d+ on time.*1 not arrived$/,
      ) as string,
    });
    expect((await card(student))?.list[0]).toMatchObject({
      id: `${STUDENT}.${TODAY}`,
      title: expect.stringMatching(/^10月15日周四(按时到校|迟到)\|\|\|Thu 15 Oct: (on time|late)$/) as string,
    });
    expect((await card(parent))?.list[0]?.title).toContain("李思涵 ");
    expect(await card(people.area)).toEqual({ list: [], total: 0 });
  });

  it("knows the holidays and make-up days of the school's calendar, which the timetable keeps, until the school says otherwise [FACE-09, SCH-05]", async () => {
    const { database } = platform;
    expect(await roll(teacher, FIFTH, "2026-10-05")).toMatchObject({
      half: "none",
      note: "国庆节|||National Day",
      before: "2026-09-30",
    });
    const { data } = await teacher.ask(contract.month, { class: FIFTH, month: "2026-10" });
    expect(data?.days.slice(0, 7).map(({ half }) => half)).toEqual(Array.from({ length: 7 }, () => "none"));
    expect(await roll(teacher, FIFTH, "2026-10-10")).toMatchObject({
      half: "whole",
      limit: "08:00",
      note: expect.stringMatching(/^补课，按周.课表\|\|\|Make-up day, \w+day’s lessons$/) as string,
    });
    // The demo's own month goes by it.
    const marks = data?.pupils.map(({ marks: own }) => [own[4], own[9]]) ?? [];
    expect(new Set(marks.map(([holiday]) => holiday))).toEqual(new Set(["off"]));
    expect(marks.some(([, makeup]) => makeup === "present")).toBe(true);

    const holiday = { id: "2-test", unit_id: "2", kind: "holiday", name: "校庆|||Founders' Day", follows: 0 };
    await database
      .insertInto("timetable_calendar" as never)
      .values({ ...holiday, starts: "2026-10-20", ends: "2026-10-20" })
      .execute();
    expect(await roll(teacher, FIFTH, "2026-10-20")).toMatchObject({
      half: "none",
      note: "校庆|||Founders' Day",
    });
    await database
      .deleteFrom("timetable_calendar" as never)
      .where("id" as never, "=", "2-test" as never)
      .execute();
    expect((await roll(teacher, FIFTH, "2026-10-20")).half).toBe("whole");
  });

  it("counts a clocking once however often it is sent, and of two doors the earliest, losing none [FACE-09, REL-01]", async () => {
    const person = await firstOf(teacher, "5（1）班", "waiting");
    const one = { ...sent(), person };
    const first = (await teacher.ask(contract.clockByHand, one)).data;
    expect(first).toMatchObject({ person: { id: person }, status: "late", at: `${TODAY} 16:00:00` });
    expect((await teacher.ask(contract.clockByHand, one)).data).toEqual(first);
    expect(await pupilIn(teacher, "5（1）班", person)).toMatchObject({
      clockings: 1,
      way: "hand",
      received: "",
    });
    expect(await teacher.ask(contract.clockByHand, { ...one, person: "2-5-1-02" })).toMatchObject(
      refused(409, "id_taken"),
    );
    // At another door it was before that, but its network came back later.
    const at = platform.now - 8 * HOUR - 10 * MINUTE;
    const early = (await byHand(admin, person, { device: "door-2", at })).data;
    expect(early).toMatchObject({ at: `${TODAY} 07:50:00`, first: `${TODAY} 07:50:00`, status: "present" });
    expect(await pupilIn(teacher, "5（1）班", person)).toMatchObject({
      status: "present",
      at: `${TODAY} 07:50:00`,
      way: "offline",
      received: `${TODAY} 16:00:00`,
      clockings: 2,
    });
    const again = (await byHand(teacher, person)).data;
    expect(again).toMatchObject({ at: `${TODAY} 16:00:00`, first: `${TODAY} 07:50:00`, status: "present" });
    // Both at the same moment: one row.
    const twice = { ...sent(), person };
    await Promise.all([1, 2, 3].map(() => teacher.ask(contract.clockByHand, twice)));
    expect((await pupilIn(teacher, "5（1）班", person))?.clockings).toBe(4);
    // Another school may use the same id.
    expect((await teacher2.ask(contract.clockByHand, { ...one, person: OTHER_SCHOOL })).status).toBe(200);
  });

  it("takes back what was clocked by hand, by the teacher who did it [FACE-09]", async () => {
    const person = "2-5-1-03";
    const before = await pupilIn(teacher, "5（1）班", person);
    const { data } = await byHand(teacher, person, { at: platform.now - 9 * HOUR });
    expect((await pupilIn(teacher, "5（1）班", person))?.at).toBe(`${TODAY} 07:00:00`);
    expect(await admin.ask(contract.undo, { id: data?.undo ?? "" })).toMatchObject(
      refused(409, "changed_since"),
    );
    expect((await teacher.ask(contract.undo, { id: data?.undo ?? "" })).status).toBe(200);
    expect(await pupilIn(teacher, "5（1）班", person)).toEqual(before);
    expect(await teacher.ask(contract.undo, { id: data?.undo ?? "" })).toMatchObject(
      refused(409, "changed_since"),
    );
  });

  it("takes clockings of a device without a network for a day, whatever its clock says [FACE-09, REL-01]", async () => {
    // A class of which nothing was kept yesterday.
    const person = "2-5-3-04";
    const at = (offset: number) => byHand(teacher, person, { at: platform.now + offset });
    expect(await at(-24 * HOUR - 1)).toMatchObject(refused(400, "too_old"));
    // What is from the future counts from its arrival; a day ago is yesterday's.
    for (const ahead of [30_000, 10 * MINUTE, 9_000 * 24 * HOUR])
      expect((await at(ahead)).data?.at).toBe(`${TODAY} 16:00:00`);
    const by = async (now: unknown) => (await byHand(teacher, person, { at: 1_000, now })).data?.at;
    expect(await by(1_000 + 10 * MINUTE)).toBe(`${TODAY} 15:50:00`);
    expect(await by(String(1_000 + HOUR))).toBe(`${TODAY} 15:00:00`);
    for (const now of ["NaN", "", "x", null, 0.5, 1e300, {}])
      expect((await byHand(teacher, person, { at: platform.now - 2 * HOUR, now })).data?.at).toBe(
        `${TODAY} 14:00:00`,
      );
    expect((await at(-24 * HOUR)).data?.at).toBe("2026-10-14 16:00:00");
    expect(await pupilIn(teacher, "5（3）班", person, "2026-10-14")).toMatchObject({
      way: "offline",
      received: `${TODAY} 16:00:00`,
    });
    expect(await byHand(teacher, person, { at: "x" })).toMatchObject({
      status: 400,
      code: "invalid_request",
    });
    await platform.database
      .insertInto("attendance_clocking" as never)
      .values(
        Array.from({ length: 100 }, (_, index) => ({
          unit_id: "2",
          id: `many-${index}`,
          person_id: "2-5-1-05",
          class_code: "5（1）班",
          day: TODAY,
          at: platform.now,
          received_at: platform.now,
          way: "hand",
          device: "x",
          by_id: "2001",
          taken_back: 0,
        })),
      )
      .execute();
    expect(await byHand(teacher, "2-5-1-05")).toMatchObject(refused(429, "too_many"));
  });

  it("is corrected 50 times for a day of a pupil, also to and fro [SEC-11]", async () => {
    const day = { person: "2-5-3-02", date: "2026-10-13", status: "leave" } as const;
    for (let turn = 0; turn < 50; turn += 1) {
      const { data } = await teacher.ask(contract.correct, day);
      if (turn > 0) await teacher.ask(contract.undo, { id: data?.undo ?? "" });
    }
    expect(await teacher.ask(contract.correct, day)).toMatchObject(refused(429, "too_many"));
    expect((await teacher.ask(contract.correct, { ...day, date: "2026-10-14" })).status).toBe(200);
  });

  it("says how it stands with a pupil whatever was clocked, with a reason, and takes that back unless it was changed since [FACE-09]", async () => {
    const correct = async (who: Client, status: "leave" | "late" | "absent", reason: string) =>
      (await who.ask(contract.correct, { person: "2-5-3-01", date: TODAY, status, reason })).data?.undo ?? "";
    const now = async () => pupilIn(teacher, "5（3）班", "2-5-3-01");
    const before = await now();
    const first = await correct(teacher, "leave", " 看病 ");
    expect(await now()).toMatchObject({
      status: "leave",
      reason: "看病",
      by: "王雅琴",
      saidAt: expect.stringMatching(`^${TODAY} \\d\\d:`) as string,
      missed: 0,
    });
    const second = await correct(admin, "absent", "");
    expect(await now()).toMatchObject({ status: "absent", by: "陈志强", missed: 2, at: before?.at });
    expect(await teacher.ask(contract.undo, { id: first })).toMatchObject(refused(409, "changed_since"));
    expect(await teacher.ask(contract.undo, { id: second })).toMatchObject(refused(409, "changed_since"));
    expect((await admin.ask(contract.undo, { id: second })).status).toBe(200);
    expect((await now())?.status).toBe("leave");
    expect((await teacher.ask(contract.undo, { id: first })).status).toBe(200);
    expect(await now()).toEqual(before);
    for (const date of ["2026-10-16", "2025-10-01"])
      expect(
        await teacher.ask(contract.correct, { person: "2-5-3-01", date, status: "late", reason: "" }),
      ).toMatchObject({ ...refused(400, "day_out"), fieldErrors: [{ field: "date" }] });
  });

  it("leaves what was kept of a pupil to those who keep the roll by now [FACE-09, SEC-04]", async () => {
    const person = "2-5-3-01";
    const move = (name: string) =>
      platform.database.updateTable("person").set({ class_name: name }).where("id", "=", person).execute();
    const correction = { person, date: TODAY, status: "leave", reason: "" } as const;
    const undo = (await teacher.ask(contract.correct, correction)).data?.undo ?? "";
    const clocking = (await byHand(teacher, person)).data?.undo ?? "";
    await move(`${THIRD}|||Class 3(1)`);
    for (const id of [undo, clocking])
      expect(await teacher.ask(contract.undo, { id })).toMatchObject(NO_PUPIL);
    expect((await pupilIn(admin, THIRD, person))?.status).toBe("leave");
    await move("5（3）班|||Class 5(3)");
    for (const id of [undo, clocking]) expect((await teacher.ask(contract.undo, { id })).status).toBe(200);
  });

  it("tells the guardians of whom the closed roll has absent, once, and what was wrong with that, later [FACE-09, MSG-01]", async () => {
    const yesterday = "2026-10-14";
    const { database } = platform;
    const clear = async (date: string) => {
      await database
        .deleteFrom("attendance_closed" as never)
        .where("day" as never, "=", date as never)
        .execute();
      await database
        .deleteFrom("attendance_clocking" as never)
        .where("person_id" as never, "=", STUDENT_B as never)
        .where("day" as never, "=", date as never)
        .execute();
    };
    await clear(yesterday);
    await parent.call("chooseChild", { parentId: "2005", id: STUDENT_B });
    const close = () => keeperOfThird.ask(contract.close, { class: THIRD, date: yesterday });
    const before = await told(parent);
    const answers = await Promise.all([
      close(),
      close(),
      admin.ask(contract.close, { class: THIRD, date: yesterday }),
    ]);
    expect(answers.map(({ data }) => data?.told).toSorted()).toEqual([0, 0, 1]);
    expect(answers[0].data?.absent).toBeGreaterThan(0);
    expect((await close()).data?.told).toBe(0);
    const news = (await told(parent)).filter(({ id }) => !before.some((each) => each.id === id));
    expect(news).toMatchObject([
      {
        messageMeno: expect.stringMatching(
          /^李思远10月14日周三未到校.*\|\|\|Li Siyuan did not come/,
        ) as string,
        importance: 5,
        url: `?app=attendance&fileId=attendance&at=${encodeURIComponent(`/week?of=${STUDENT_B}&date=${yesterday}`)}`,
      },
    ]);
    const count = async () => (await told(parent)).length - before.length;
    const correct = (status: "late" | "absent" | "leave") =>
      keeperOfThird.ask(contract.correct, { person: STUDENT_B, date: yesterday, status, reason: "" });
    const first = (await correct("leave")).data?.undo ?? "";
    expect(await count()).toBe(2);
    expect((await told(parent)).map(({ messageMeno }) => messageMeno).join()).toContain(
      "Correction: Li Siyuan was excused on Wed 14 Oct",
    );
    // From one excuse to another nothing is news; that they were absent after all is.
    await correct("late");
    expect(await count()).toBe(2);
    await keeperOfThird.ask(contract.undo, { id: first });
    await correct("absent");
    expect(await count()).toBe(3);
    for (const status of ["late", "absent", "late", "absent", "late"] as const) await correct(status);
    expect(await count()).toBe(6);
    // Nobody else's parents heard of it.
    expect(await told(people["linked-parent"])).toEqual([]);
  });

  it("says before who would be notified and what they would read, and changes and sends nothing by that [FACE-09, MSG-01, SEC-04]", async () => {
    const [person, date] = [STUDENT_B, "2026-10-13"];
    const { database } = platform;
    for (const table of ["attendance_closed", "attendance_correction", "attendance_clocking"])
      await database
        .deleteFrom(table as never)
        .where("day" as never, "=", date as never)
        .where("class_code" as never, "=", THIRD as never)
        .execute();
    const keeper = keeperOfThird;
    await keeper.ask(contract.correct, { person: "2-3-1-01", date, status: "present", reason: "" });
    const rows = async () => ({
      roll: await roll(keeper, THIRD, date),
      told: await told(parent),
      corrections: await database
        .selectFrom("attendance_correction" as never)
        .selectAll()
        .execute(),
    });
    const before = await rows();
    const closing = async () => (await keeper.ask(contract.closing, { class: THIRD, date })).data;
    const asked = await closing();
    expect(asked).toMatchObject({
      absent: expect.any(Number) as number,
      sending: {
        title: expect.stringMatching(/未到校，也没有请假\|\|\|/) as string,
        text: [expect.stringMatching(/\|\|\|/) as string],
      },
    });
    expect(asked?.sending?.about).toContain("李思远");
    expect(await rows()).toEqual(before);
    const closed = (await keeper.ask(contract.close, { class: THIRD, date })).data;
    expect(closed).toEqual({ absent: asked?.absent, told: asked?.sending?.count });
    expect((await closing())?.sending).toBeNull();

    const correcting = async (status: "late" | "absent") =>
      (await keeper.ask(contract.correcting, { person, date, status, reason: "" })).data?.sending;
    const news = { about: ["李思远"], title: expect.stringContaining("更正：李思远") as string };
    const absent = await rows();
    expect(await correcting("late")).toMatchObject(news);
    expect(await correcting("absent")).toBeNull();
    expect(await rows()).toEqual(absent);
    const { data } = await keeper.ask(contract.correct, { person, date, status: "late", reason: "" });
    const undone = { id: data?.undo ?? "" };
    expect((await keeper.ask(contract.undoing, undone)).data?.sending).toMatchObject({
      about: ["李思远"],
      title: expect.stringMatching(/未到校，也没有请假/) as string,
    });
    expect((await roll(keeper, THIRD, date)).pupils.find(({ id }) => id === person)?.status).toBe("late");

    // Who may not change a day learns nothing of it either.
    for (const who of [teacher, student, parent, admin2]) {
      expect(await who.ask(contract.closing, { class: THIRD, date })).toMatchObject({ data: null });
      expect(await who.ask(contract.correcting, { person, date, status: "late" })).toMatchObject({
        data: null,
      });
      expect(await who.ask(contract.undoing, undone)).toMatchObject({ data: null });
    }
  });

  it("tells of a clocking that arrives after the roll was closed [FACE-09, MSG-01]", async () => {
    const person = STUDENT_B;
    const { database } = platform;
    for (const table of ["attendance_closed", "attendance_clocking", "attendance_told"])
      await database
        .deleteFrom(table as never)
        .where("day" as never, "=", TODAY as never)
        .where("unit_id" as never, "=", "2" as never)
        .execute();
    const before = (await told(parent)).length;
    // A pupil has to be there, or the day was not kept.
    await byHand(admin, "2-3-1-01");
    expect((await admin.ask(contract.close, { class: THIRD, date: TODAY })).data?.told).toBe(14);
    const late = await byHand(admin, person, { at: platform.now - 8 * HOUR + 5 * MINUTE });
    expect(late.data).toMatchObject({ status: "late", lateBy: 5 });
    const news = (await told(parent)).map(({ messageMeno }) => messageMeno);
    expect(news.length - before).toBe(2);
    expect(news.join()).toContain("5 minutes late");
  });

  it("closes rolls of a week alone, and none of a day without school [FACE-09]", async () => {
    const close = (date: string) => teacher.ask(contract.close, { class: FIFTH, date });
    expect(await close("2026-10-16")).toMatchObject(refused(400, "day_out"));
    expect(await close("2026-10-07")).toMatchObject(refused(400, "day_out"));
    expect(await close("2026-10-11")).toMatchObject(refused(400, "no_school"));
    expect((await close("2026-10-14")).status).toBe(200);
  });

  it("has rules that administrators set: times, weekdays, holidays and half days, each school its own [FACE-09]", async () => {
    const rules = async (who: Client) => (await who.ask(contract.rules, {})).data;
    const week = "whole,whole,morning,whole,whole,none,none";
    const save = (who: Client, more: object = {}) =>
      who.ask(contract.saveRules, { from: TODAY, morning: "07:45", afternoon: "13:30", week, ...more });
    const holiday = {
      starts: "2026-10-13",
      ends: "2026-10-13",
      half: "none",
      name: "运动会|||Sports day",
    } as const;
    expect(await save(teacher)).toMatchObject({ status: 403 });
    expect(await teacher.ask(contract.saveSpell, holiday)).toMatchObject({ status: 403 });
    for (const bad of [{ morning: "24:00" }, { week: "whole" }, { week: `${week},none` }])
      expect(await save(admin, bad)).toMatchObject({ status: 400 });
    const elsewhere = await rules(admin2);
    expect((await save(admin)).status).toBe(200);
    const id = (await admin.ask(contract.saveSpell, holiday)).data?.id ?? "";
    expect(await rules(teacher)).toMatchObject({
      morning: "07:45",
      week: week.split(","),
      spells: [{ ...holiday, id }],
    });
    expect(await rules(admin2)).toEqual(elsewhere);
    expect((await roll(admin, FIFTH, "2026-10-13")).note).toBe("运动会|||Sports day");
    expect((await roll(admin, FIFTH, "2026-10-13")).pupils.every(({ status }) => status === "off")).toBe(
      true,
    );
    // A Wednesday to come is a half day now, and one that is over is not.
    expect(await roll(admin, FIFTH, "2026-10-21")).toMatchObject({ half: "morning", limit: "07:45" });
    expect(await roll(admin, FIFTH, "2026-10-14")).toMatchObject({ half: "whole", limit: "08:00" });
    expect(await admin.ask(contract.saveSpell, holiday)).toMatchObject({
      ...refused(409, "known"),
      message:
        "这些日期已有安排：运动会，请修改那一条|||These days already have an entry: Sports day. Please change that one",
      fieldErrors: [{ field: "starts" }],
    });
    expect(await admin.ask(contract.saveSpell, { ...holiday, ends: "2026-10-12" })).toMatchObject({
      status: 400,
    });
    for (const day of ["1026-10-13", "2900-10-13"])
      expect(await admin.ask(contract.saveSpell, { ...holiday, starts: day, ends: day })).toMatchObject({
        ...refused(400, "out_of_reach"),
        fieldErrors: [{ field: "starts" }],
      });
    for (const who of [admin2, teacher])
      for (const answer of [
        await who.ask(contract.saveSpell, { ...holiday, id }),
        await who.ask(contract.removeSpell, { id }),
      ])
        expect([403, 404]).toContain(answer.status);
    expect((await admin.ask(contract.saveSpell, { ...holiday, id, half: "afternoon" })).status).toBe(200);
    expect((await roll(admin, FIFTH, "2026-10-13")).limit).toBe("14:00");
    expect((await admin.ask(contract.removeSpell, { id })).status).toBe(200);
    expect(await admin.ask(contract.removeSpell, { id })).toMatchObject(refused(404, "not_found"));
    await save(admin, { morning: "08:00", afternoon: "14:00", week: week.replace("morning", "whole") });
  });

  it("keeps one entry of the same days, however often they are entered at once [VIEW-06, SEC-11]", async () => {
    const days = { starts: "2026-12-31", ends: "2026-12-31", half: "morning", name: "" } as const;
    const answers = await Promise.all(Array.from({ length: 5 }, () => admin.ask(contract.saveSpell, days)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.message).toBe(
      "这些日期已有安排，请修改那一条|||These days already have an entry. Please change that one",
    );
    const { id = "" } = answers.find(({ status }) => status === 200)?.data ?? {};
    // One of two that were stored before can still be changed, but no other one can come to its days.
    await platform.database
      .insertInto("attendance_spell" as never)
      .values({ id: "stored", unit_id: "2", ...days })
      .execute();
    expect((await admin.ask(contract.saveSpell, { ...days, id, half: "none" })).status).toBe(200);
    expect((await admin.ask(contract.saveSpell, { ...days, id: "stored", name: "y" })).status).toBe(200);
    for (const each of [id, "stored"])
      expect((await admin.ask(contract.removeSpell, { id: each })).status).toBe(200);
  });

  it("keeps days as they were judged when the rules change: new ones hold from today or a later day on [FACE-09]", async () => {
    const week = "whole,whole,whole,whole,whole,none,none";
    const rulesFrom = (from: string, morning: string, who: Client = admin) =>
      who.ask(contract.saveRules, { from, morning, afternoon: "14:00", week });
    const sheet = async () =>
      (await teacher.ask(contract.month, { class: FIFTH, month: "2026-10" })).data?.pupils.map(
        ({ name, marks }) => [name, marks.slice(0, 14)],
      );
    const before = await sheet();
    expect(before?.flatMap(([, marks]) => marks)).toContain("present");
    // Before 07:33 nobody comes: judged by this, all of the month would be late.
    expect((await rulesFrom(TODAY, "07:00")).status).toBe(200);
    expect(await sheet()).toEqual(before);
    expect(
      (await byHand(teacher, "2-5-2-03", { at: platform.now - 8 * HOUR - 10 * MINUTE })).data,
    ).toMatchObject({
      at: `${TODAY} 07:50:00`,
      status: "late",
      lateBy: 50,
    });
    expect((await rulesFrom(TODAY, "08:00")).status).toBe(200);

    // What is to come waits, can be changed, and taken back before it holds.
    const after = "2026-10-20";
    await rulesFrom(after, "07:30");
    await rulesFrom(after, "07:40");
    const known = (await admin.ask(contract.rules, {})).data;
    expect(known).toMatchObject({
      from: TODAY,
      morning: "08:00",
      coming: [{ from: after, morning: "07:40" }],
    });
    const limits = async () =>
      Promise.all(["2026-10-19", after].map(async (day) => (await roll(teacher, FIFTH, day)).limit));
    expect(await limits()).toEqual(["08:00", "07:40"]);
    const remove = (who: Client, from: string) => who.ask(contract.removeRules, { from });
    expect(await remove(teacher, after)).toMatchObject({ status: 403 });
    expect(await remove(admin2, after)).toMatchObject(refused(404, "not_found"));
    expect(await remove(admin, TODAY)).toMatchObject(refused(400, "bad_start"));
    expect((await remove(admin, after)).status).toBe(200);
    expect(await limits()).toEqual(["08:00", "08:00"]);
    for (const from of ["2026-10-14", "2027-10-18"])
      expect(await rulesFrom(from, "07:00")).toMatchObject({
        ...refused(400, "bad_start"),
        fieldErrors: [{ field: "from" }],
      });
    expect(await rulesFrom(after, "07:00", teacher)).toMatchObject({ status: 403 });
  });

  it("clocks in by the proof that a face was known: once, in its school, and sent again it is answered as before [FACE-09, FACE-03]", async () => {
    await pass(15 * HOUR + 50 * MINUTE);
    const day = "2026-10-16";
    await parent.call("giveFaceConsent", { userId: STUDENT, version: CONSENT_VERSION });
    const kept = await admin.call("faceCheck", { userId: STUDENT, faceImage: drawFace({ who: SI_HAN }) });
    expect(kept.status).toBe(200);
    const look = async () => {
      const { data } = await teacher.call("faceChallenge", { purpose: "clocking", unitId: "2" });
      const burst = burstOf(drawFrames(SI_HAN, data?.acts ?? []));
      const known = await teacher.call("faceClocking", {
        faceImage: drawFace({ who: SI_HAN }),
        nonce: data?.nonce ?? "",
        burst,
      });
      return known.data?.proof ?? "";
    };
    const one = { ...sent(), proof: await look() };
    const over = refused(410, "proof_over");
    // Another school's server learns nothing by it, and does not use it up.
    expect(await teacher2.ask(contract.clockByFace, { ...sent(), proof: one.proof })).toMatchObject(over);
    const { data } = await teacher.ask(contract.clockByFace, one);
    expect(data).toMatchObject({
      undo: "",
      person: { id: STUDENT, name: "李思涵" },
      at: `${day} 07:50:00`,
      status: "present",
    });
    expect((await teacher.ask(contract.clockByFace, one)).data).toEqual(data);
    expect(await teacher.ask(contract.clockByFace, { ...sent(), proof: one.proof })).toMatchObject(over);
    expect(await teacher.ask(contract.clockByFace, { ...sent(), proof: "none" })).toMatchObject(over);
    expect(await pupilIn(teacher, FIFTH, STUDENT, day)).toMatchObject({ way: "face", clockings: 1 });
    // By a later look it is not earlier.
    await pass(20 * MINUTE);
    const later = (await teacher.ask(contract.clockByFace, { ...sent(), proof: await look() })).data;
    expect(later).toMatchObject({ at: `${day} 08:10:00`, first: `${day} 07:50:00`, status: "present" });
  });
});
