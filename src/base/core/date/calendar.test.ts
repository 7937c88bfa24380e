import {
  addDays,
  addMonths,
  isDay,
  mondayOf,
  stepOfKey,
  weekdayOf,
  weeksOfMonth,
  withinDays,
} from "./calendar";

describe("a calendar", () => {
  it("has weeks that begin on Monday, and nothing where the months beside it are [WID-02]", () => {
    const weeks = weeksOfMonth("2026-09-15");
    expect(weeks[0]).toEqual([
      null,
      "2026-09-01",
      "2026-09-02",
      "2026-09-03",
      "2026-09-04",
      "2026-09-05",
      "2026-09-06",
    ]);
    expect(weeks.at(-1)).toEqual(["2026-09-28", "2026-09-29", "2026-09-30", null, null, null, null]);
    expect(weeksOfMonth("2027-02-10")).toHaveLength(4);
    expect(weeksOfMonth("2026-08-10")).toHaveLength(6);
  });

  it.each([
    ["2026-10-12", 1, "2026-10-12"],
    ["2026-10-18", 7, "2026-10-12"],
    ["2027-01-01", 5, "2026-12-28"],
  ])("knows the weekday of %s, %i, and the Monday before it, %s [I18N-04]", (day, weekday, monday) => {
    expect([weekdayOf(day), mondayOf(day)]).toEqual([weekday, monday]);
  });

  it("takes for a day what it can show, and nothing else that an address may hold [VIEW-08]", () => {
    expect(["2026-10-15", "2024-02-29", "1000-01-01"].filter(isDay)).toHaveLength(3);
    const wrong = ["2026-02-29", "2026-13-01", "2026-1-1", "0999-12-31", "2026-10-15T08", "x", ""];
    expect(wrong.filter(isDay)).toEqual([]);
  });

  it.each([
    ["2026-12-31", 1, "2027-01-01"],
    ["2024-03-01", -1, "2024-02-29"],
    ["9999-12-31", 1, "9999-12-31"],
  ])("%s and %i days are %s [WID-02]", (day, count, expected) => expect(addDays(day, count)).toBe(expected));

  it.each([
    ["2026-01-31", 1, "2026-02-28"],
    ["2024-01-31", 1, "2024-02-29"],
    ["2026-01-15", -1, "2025-12-15"],
    ["2024-02-29", 12, "2025-02-28"],
    ["1000-01-05", -1, "1000-01-01"],
  ])("%s and %i months are %s [WID-02]", (day, count, expected) =>
    expect(addMonths(day, count)).toBe(expected),
  );

  it("is walked through by the keys of a date picker [WID-02, A11Y-02]", () => {
    const to = (key: string, shift = false) => stepOfKey("2026-09-16", key, shift);
    expect([to("ArrowLeft"), to("ArrowRight"), to("ArrowUp"), to("ArrowDown")]).toEqual([
      "2026-09-15",
      "2026-09-17",
      "2026-09-09",
      "2026-09-23",
    ]);
    expect([to("Home"), to("End")]).toEqual(["2026-09-14", "2026-09-20"]);
    expect([to("PageUp"), to("PageDown")]).toEqual(["2026-08-16", "2026-10-16"]);
    expect([to("PageUp", true), to("PageDown", true)]).toEqual(["2025-09-16", "2027-09-16"]);
    expect(to("a")).toBeNull();
  });

  it("keeps within bounds where there are any [WID-02]", () => {
    expect(withinDays("2026-09-01", "2026-09-10", "2026-09-20")).toBe("2026-09-10");
    expect(withinDays("2026-09-30", "2026-09-10", "2026-09-20")).toBe("2026-09-20");
    expect(withinDays("2026-09-30")).toBe("2026-09-30");
  });
});
