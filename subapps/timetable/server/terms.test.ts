import { mondayOf, weekOf } from "./days";
import { termIn, termOfWeek } from "./school";
import type { Term } from "./schoolDays";

const term = (name: string, starts: string, ends: string): Term => ({ name, starts, ends });

/** 1 September 2026 is a Tuesday, 1 February 2026 a Sunday. */
const TERMS = [
  term("autumn 2025", "2025-09-01", "2026-01-31"),
  term("spring", "2026-02-01", "2026-08-31"),
  term("autumn 2026", "2026-09-01", "2027-01-29"),
];

it.each([
  ["2026-08-30", "spring", 31],
  ["2026-08-31", "autumn 2026", 1],
  ["2026-09-01", "autumn 2026", 1],
  ["2026-09-06", "autumn 2026", 1],
  ["2026-09-07", "autumn 2026", 2],
  ["2026-01-25", "autumn 2025", 21],
  ["2026-02-01", "spring", 1],
  ["2026-02-02", "spring", 2],
  ["2027-01-31", "autumn 2026", 22],
])("the week of %s is of the term %s, and its week %i [VIEW-07]", (day, name, week) => {
  const monday = mondayOf(day);
  const found = termOfWeek(TERMS, monday);
  expect(found?.name).toBe(name);
  expect(weekOf(monday, found?.starts ?? "")).toBe(week);
});

it("has no term between terms, and one from the Monday on before it begins [VIEW-07]", () => {
  expect(termOfWeek(TERMS, "2027-02-01")).toBeNull();
  expect(termIn(TERMS, "2027-01-30")).toBeNull();
  expect(termIn(TERMS.slice(2), "2026-08-31")?.name).toBe("autumn 2026");
  expect(termIn(TERMS, "2026-08-31")?.name).toBe("spring");
});
