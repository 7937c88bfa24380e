import { addDays, isDay, mondayOf, weekdayOf } from "@portal/kit";
import { daysOf, isAfterNoon, lessonsAt, moveIn, rowsOf } from "./grid";
import { readWeek } from "./timetable";

const MONDAY = "2026-11-23";
const BELLS = [
  { period: 1, from: "08:00", to: "08:40" },
  { period: 2, from: "08:55", to: "09:35" },
  { period: 3, from: "14:00", to: "14:40" },
];

const weekOf = (...lessons: readonly object[]) =>
  readWeek({
    monday: MONDAY,
    lessons: lessons.map((lesson, number) => ({ key: `k${number}`, date: MONDAY, period: 1, ...lesson })),
  })!;

it("counts days across months and years, and knows real ones [VIEW-07]", () => {
  expect([addDays("2026-12-31", 1), addDays("2026-03-01", -1)]).toEqual(["2027-01-01", "2026-02-28"]);
  expect([weekdayOf(MONDAY), weekdayOf("2026-11-29")]).toEqual([1, 7]);
  expect([mondayOf("2026-11-29"), mondayOf(MONDAY)]).toEqual([MONDAY, MONDAY]);
  expect(["2026-11-23", "2028-02-29", "2026-02-29", "2026-13-01", "soon", ""].map(isDay)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});

it("has a column for each school day, and for the weekend only where there is a lesson [VIEW-07]", () => {
  expect(daysOf(weekOf())).toHaveLength(5);
  expect(daysOf(weekOf({ date: "2026-11-28" }))).toHaveLength(6);
  expect(daysOf(weekOf({ date: "2026-11-29" }))).toHaveLength(7);
});

it("has a row for each bell and for a lesson beside them, and knows the midday break [VIEW-07]", () => {
  const rows = rowsOf(BELLS, weekOf({ period: 9 }).lessons);
  expect(rows.map(({ period }) => period)).toEqual([1, 2, 3, 9]);
  expect(BELLS.map((_, row) => isAfterNoon(BELLS, row))).toEqual([false, false, true]);
});

it("puts what is given before what has gone from there [VIEW-07]", () => {
  const { lessons } = weekOf({ mark: "away" }, { mark: "moved" }, { period: 2 });
  expect(lessonsAt(lessons, MONDAY, 1).map(({ mark }) => mark)).toEqual(["moved", "away"]);
  expect(lessonsAt(lessons, MONDAY).map(({ key }) => key)).toEqual(["k1", "k0", "k2"]);
});

describe("keys in the grid", () => {
  const size = { columns: 5, rows: 3 };
  const countAt = (column: number, row: number) => (column === 1 && row === 1 ? 2 : 1);
  const move = (column: number, row: number, item: number, key: string, ctrlKey = false) => {
    const to = moveIn({ column, row, item }, { key, ctrlKey }, size, countAt);
    return to && [to.column, to.row, to.item];
  };

  it.each([
    [0, 0, 0, "ArrowLeft", [0, 0, 0]],
    [3, 0, 0, "ArrowRight", [4, 0, 0]],
    [4, 0, 0, "ArrowRight", [4, 0, 0]],
    [1, 0, 0, "ArrowDown", [1, 1, 0]],
    [1, 1, 0, "ArrowDown", [1, 1, 1]],
    [1, 1, 1, "ArrowDown", [1, 2, 0]],
    [1, 2, 0, "ArrowUp", [1, 1, 1]],
    [1, 1, 1, "ArrowUp", [1, 1, 0]],
    [2, 2, 0, "ArrowDown", [2, 2, 0]],
    [2, 1, 0, "Home", [0, 1, 0]],
    [2, 1, 0, "End", [4, 1, 0]],
  ])("from %i, %i, %i %s leads to %j [A11Y-02]", (column, row, item, key, to) => {
    expect(move(column, row, item, key)).toEqual(to);
  });

  it("lead with Ctrl to the first and the last cell, and others nowhere [A11Y-02]", () => {
    expect(move(2, 1, 0, "Home", true)).toEqual([0, 0, 0]);
    expect(move(2, 1, 0, "End", true)).toEqual([4, 2, 0]);
    expect(move(2, 1, 0, "Enter")).toBeNull();
  });
});

it("reads any answer without throwing, and leaves out what is no lesson [REL-01]", () => {
  expect([readWeek(null), readWeek({ monday: "soon" }), readWeek([])]).toEqual([null, null, null]);
  const odd = readWeek({
    monday: MONDAY,
    lessons: [null, { key: "a" }, { key: "b", date: MONDAY, mark: "?" }],
    term: 3,
  });
  expect(odd).toMatchObject({ term: null, shown: null, lessons: [{ key: "b", mark: "none", tone: 0 }] });
});
