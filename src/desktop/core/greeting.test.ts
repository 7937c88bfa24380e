import { partOfDay, termOf } from "./greeting";

it.each([
  [4, "evening"],
  [5, "morning"],
  [11, "morning"],
  [12, "afternoon"],
  [17, "afternoon"],
  [18, "evening"],
  [23, "evening"],
  [0, "evening"],
])("greets at %d o'clock with good %s [DESK-01]", (hour, part) => {
  expect(partOfDay(hour)).toBe(part);
});

describe("termOf", () => {
  const first = { year: "2026-2027", term: 1 };

  it.each([
    [{ year: 2026, month: 8, day: 31 }, 1],
    [{ year: 2026, month: 9, day: 6 }, 1],
    [{ year: 2026, month: 9, day: 7 }, 2],
    [{ year: 2026, month: 11, day: 21 }, 12],
    [{ year: 2027, month: 1, day: 15 }, 20],
  ])("counts the weeks of a first term from the one of 1 September: %j is week %d [DESK-01]", (day, week) => {
    expect(termOf(first, day)).toEqual({ year: "2026", term: 1, week });
  });

  it("knows no week outside the term, nor in a second term", () => {
    expect(termOf(first, { year: 2026, month: 8, day: 30 })?.week).toBeNull();
    expect(termOf(first, { year: 2027, month: 6, day: 1 })?.week).toBeNull();
    expect(termOf({ year: "2026", term: 2 }, { year: 2027, month: 3, day: 1 })).toEqual({
      year: "2026",
      term: 2,
      week: null,
    });
  });

  it("says nothing where the record names no year or term", () => {
    const day = { year: 2026, month: 11, day: 21 };
    for (const record of [{}, { year: "", term: 1 }, { year: "2026", term: 3 }, { year: "soon", term: 1 }]) {
      expect(termOf(record, day)).toBeNull();
    }
  });
});
