import { addDays, mondayOf, weekdayOf } from "../days";
import { isGiven, lessonsFor, occurrencesOf } from "../occurrences";
import { changesOf } from "./changes";
import { planOf } from "./plan";
import { SCHOOLS } from "./schools";
import { teacherName } from "./teacherNames";
import { termsFrom } from "./terms";

const FEATURED = ["2-5-2", "2-3-1", "2-1-3", "3-8-1"];

/** Monday to Sunday of a week. */
const STARTS = Array.from({ length: 7 }, (_, day) => addDays("2026-10-12", day));

describe.each(SCHOOLS.map((school) => [school.unit, school] as const))("the demo school %s", (_, school) => {
  const plan = planOf(school, 0);
  const featured = FEATURED.filter((id) => id.startsWith(`${school.unit}-`));
  const lessons = plan.lessons.map((each) => ({ ...each, valid_from: "2026-09-01", valid_to: "2027-01-31" }));

  it.each(STARTS)(
    "has no teacher and no room twice at a time, changes included, first started on %s [VIEW-07]",
    (start) => {
      const changes = changesOf(school, plan, start, featured);
      const [first] = changes;
      const monday = mondayOf(first?.date ?? "");
      const week = occurrencesOf(lessons, changes, monday, addDays(monday, 6)).filter(isGiven);
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
  ["2026-10-15", "2026-09-01", "2027-08-31"],
  ["2027-01-31", "2026-09-01", "2027-08-31"],
  ["2027-02-01", "2027-02-01", "2028-01-31"],
  ["2026-08-31", "2026-02-01", "2027-01-31"],
])("a demo started on %s has lessons from %s to %s [VIEW-07]", (day, from, to) => {
  const [now, next] = termsFrom(day);
  expect([now.starts, next.ends]).toEqual([from, to]);
  expect(addDays(now.ends, 1).slice(0, 7)).toBe(next.starts.slice(0, 7));
});
