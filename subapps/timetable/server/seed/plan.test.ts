import { addDays, mondayOf, weekdayOf } from "../days";
import { isGiven, lessonsFor, occurrencesOf } from "../occurrences";
import { SchoolDays } from "../schoolDays";
import { changesOf } from "./changes";
import { calendarOf } from "./holidays";
import { clockOf } from "../../../../server/platform/modules/clockOf";
import { inboxOf } from "./inbox";
import { keyOf } from "../read";
import { planOf } from "./plan";
import { SCHOOLS } from "./schools";
import { teacherName } from "./teacherNames";
import { termsFrom } from "./terms";

const ADMINISTRATOR: Readonly<Record<string, string>> = { "2": "2007", "3": "3005" };
const FEATURED = ["2-5-2", "2-3-1", "2-1-3", "3-8-1"];

/** By this clock, schools begin at eight. */
const CLOCK = clockOf({ timeZone: "Asia/Shanghai" });
const YEAR = new SchoolDays([{ name: "", starts: "2026-09-01", ends: "2027-01-31" }], [], []);

/** Monday to Sunday of a week. */
const STARTS = Array.from({ length: 7 }, (_, day) => addDays("2026-10-12", day));

describe.each(SCHOOLS.map((school) => [school.unit, school] as const))("the demo school %s", (_, school) => {
  const plan = planOf(school, 0);
  const featured = FEATURED.filter((id) => id.startsWith(`${school.unit}-`));
  const lessons = plan.lessons.map((each) => ({ ...each, valid_from: "2026-09-01", valid_to: "2027-01-31" }));

  it.each(STARTS)(
    "tells people of its changes, each leads to a lesson that is changed, first started on %s [VIEW-07, DESK-14]",
    (start) => {
      const changes = changesOf(school, plan, start, featured, YEAR);
      const now = Date.parse(start);
      const { messages, todos } = inboxOf(school, plan, changes, { now, ...CLOCK }, { day: YEAR.dayOf });
      const leading = [...messages, ...todos];
      expect(new Set(leading.map(({ person_id }) => person_id)).size).toBeGreaterThan(1);
      const [first] = changes;
      const monday = mondayOf(first?.date ?? "");
      const week = occurrencesOf(lessons, changes, monday, addDays(monday, 6), YEAR);
      for (const { url } of leading) {
        const at = new URLSearchParams(url).get("at") ?? "";
        const key = new URLSearchParams(at.slice(at.indexOf("?"))).get("lesson");
        const mark = week.find((each) => keyOf(each) === key)?.mark;
        expect(["substitute", "cancelled"]).toContain(mark);
      }
      // A lesson that is given for a colleague is not overdue while it goes on, and gone once it is over.
      for (const { url, starts, due, ends } of todos.filter(({ action }) => action.startsWith("备课"))) {
        const [day, from] = CLOCK.wireDate(starts ?? 0).split(" ");
        expect(url).toContain(encodeURIComponent(`date=${day ?? ""}`));
        const lesson = plan.periods.find((period) => from === `${period.starts}:00`);
        expect(CLOCK.wireDate(due ?? 0)).toBe(`${day ?? ""} ${lesson?.ends ?? ""}:00`);
        expect(ends).toBe(due);
      }
      const toArrange = todos.filter(({ person_id }) => person_id === ADMINISTRATOR[school.unit]);
      expect(toArrange).toHaveLength(changes.filter(({ kind }) => kind === "cancelled").length);
      for (const { due } of toArrange) expect(due).toBeGreaterThan(now);
      expect(new Set(todos.map(({ id }) => id)).size).toBe(todos.length);
    },
  );

  it.each(STARTS)(
    "has no teacher and no room twice at a time, changes included, first started on %s [VIEW-07]",
    (start) => {
      const changes = changesOf(school, plan, start, featured, YEAR);
      const [first] = changes;
      const monday = mondayOf(first?.date ?? "");
      const week = occurrencesOf(lessons, changes, monday, addDays(monday, 6), YEAR).filter(isGiven);
      for (const field of ["class", "teacherId", "roomId"] as const) {
        const taken = week.map((each) =>
          [each.date, each.period, field === "class" ? each.lesson.class_id : each[field]].join(" "),
        );
        expect(taken.filter((each, place) => taken.indexOf(each) !== place)).toEqual([]);
      }
      expect(new Set(changes.map(({ kind }) => kind))).toEqual(
        new Set(["substitute", "room", "cancelled", "moved"]),
      );
      const teacher = lessonsFor({ kind: "teacher", id: school.teacher }, week);
      const day = weekdayOf(start) > 5 ? addDays(mondayOf(start), 7) : start;
      const own = teacher.filter(({ date, mark }) => date === day && mark !== "away");
      expect(own.some(({ mark }) => mark === "substitute")).toBe(true);
      expect(own).toHaveLength(4);
    },
  );

  it("gives every class a full week without a gap [VIEW-07]", () => {
    for (const { id } of plan.classes)
      for (const weekday of [1, 2, 3, 4, 5]) {
        const day = plan.lessons.filter((each) => each.class_id === id && each.weekday === weekday);
        expect(day.map(({ period }) => period)).toEqual(day.map((_each, place) => place + 1));
        expect(day.length).toBeGreaterThanOrEqual(6);
      }
  });
});

it("names every teacher of the demo differently [VIEW-07]", () => {
  const names = Array.from({ length: 150 }, (_, n) => teacherName(n));
  expect(new Set(names).size).toBe(names.length);
});

it.each([
  ["2026-10-15", "2026-09-01", "2027-01-22", "2027-02-22"],
  ["2027-01-31", "2027-02-22", "2027-07-09", "2027-09-01"],
  ["2027-07-09", "2027-02-22", "2027-07-09", "2027-09-01"],
  ["2026-08-31", "2026-09-01", "2027-01-22", "2027-02-22"],
  ["2024-08-31", "2024-09-02", "2025-01-10", "2025-02-17"],
])(
  "a demo started on %s has a term from %s to %s, and the next one from %s on [VIEW-07]",
  (day, ...dates) => {
    const [, now, next] = termsFrom(day);
    expect([now.starts, now.ends, next.starts]).toEqual(dates);
  },
);

it("has the holidays of the year, and makes lessons up at weekends [VIEW-07]", () => {
  const { holidays, makeups } = calendarOf(termsFrom("2026-10-15"));
  expect(holidays.map(({ name, starts, ends }) => [name.split("|||")[1], starts, ends].join(" "))).toEqual([
    "Summer holidays 2026-07-11 2026-08-31",
    "Mid-Autumn Festival 2026-09-25 2026-09-27",
    "National Day 2026-10-01 2026-10-07",
    "New Year's Day 2027-01-01 2027-01-03",
    "Winter holidays 2027-01-23 2027-02-21",
    "Tomb-Sweeping Day 2027-04-03 2027-04-05",
    "Labour Day 2027-05-01 2027-05-05",
    "Dragon Boat Festival 2027-06-09 2027-06-09",
  ]);
  expect(makeups).toEqual([
    { date: "2026-09-20", follows: 2 },
    { date: "2026-10-10", follows: 3 },
    { date: "2027-05-08", follows: 3 },
  ]);
});

/** Days of some years: at festivals, at weekends, in holidays, and in a year with a leap month. */
it.each(Array.from({ length: 30 }, (_, place) => addDays("2025-01-03", 37 * place)))(
  "a demo started on %s has no contradiction in its calendar, and changes on a school day [VIEW-07]",
  (today) => {
    const [before, now, next] = termsFrom(today);
    const { holidays, makeups } = calendarOf([before, now, next]);
    const days = new SchoolDays([now, next], holidays, makeups);
    for (const { date, follows } of makeups) {
      expect(weekdayOf(date)).toBeGreaterThan(5);
      expect([days.follows(date), follows < 6]).toEqual([follows, true]);
    }
    const [school] = SCHOOLS;
    if (!school) throw new Error("There is no school.");
    const changes = changesOf(school, planOf(school, 0), today, FEATURED, days);
    const week = new Set(changes.map(({ date }) => mondayOf(date)));
    expect(week.size).toBe(1);
    expect(changes.some(({ date }) => date >= today && days.follows(date) === weekdayOf(date))).toBe(true);
  },
);
