import { MOST_OCCURRENCES, spanOf } from "./bounds";
import { daysOn, LONGEST_SPAN } from "./days";
import { occurrencesOf } from "./occurrences";
import { SchoolDays } from "./schoolDays";
import type { LessonRow } from "./tables";

const ENDLESS = { name: "x", starts: "1000-01-01", ends: "9999-12-31" };

it.each([
  ["2026-09-01", "2999-12-31"],
  ["9999-12-28", "9999-12-31"],
])("walks through no more weeks than those of a year, from %s to %s [SEC-11]", (from, to) => {
  expect(daysOn(1, from, to).length).toBeLessThanOrEqual(LONGEST_SPAN / 7 + 1);
});

it("looks at all of a term, and of an endless one at the part around today [SEC-11]", () => {
  const term = { starts: "2026-09-01", ends: "2027-01-29" };
  expect(spanOf(term, "2026-10-15")).toEqual({ from: term.starts, to: term.ends });
  expect(spanOf(ENDLESS, "2026-10-15")).toEqual({ from: "2026-03-29", to: "2027-05-03" });
  expect(spanOf({ ...ENDLESS, starts: "2026-09-01" }, "2026-10-15").from).toBe("2026-09-01");
  expect(spanOf({ ...ENDLESS, ends: "2026-12-31" }, "2026-10-15").to).toBe("2026-12-31");
});

it("makes no more single lessons than one answer has memory for [SEC-11]", () => {
  const lesson: LessonRow = {
    id: "one",
    unit_id: "2",
    weekday: 1,
    period: 1,
    class_id: "c",
    subject_id: "s",
    teacher_id: "t",
    room_id: "r",
    valid_from: ENDLESS.starts,
    valid_to: ENDLESS.ends,
  };
  const lessons = Array.from({ length: 8_000 }, (_, place) => ({ ...lesson, id: String(place) }));
  const all = occurrencesOf(lessons, [], "2026-01-01", "2999-01-01", new SchoolDays([ENDLESS], [], []));
  expect(all.length).toBeLessThanOrEqual(MOST_OCCURRENCES);
  expect(all.length).toBeGreaterThan(MOST_OCCURRENCES - LONGEST_SPAN);
});
