import { schoolYear, wireDate } from "./dates";

it("writes a moment by the schools' own clock, wherever the process runs", () => {
  expect(wireDate(Date.UTC(2026, 10, 21, 0, 5, 9))).toBe("2026-11-21 08:05:09");
  expect(wireDate(Date.UTC(2026, 11, 31, 16, 0, 0))).toBe("2027-01-01 00:00:00");
});

it("knows the school year and term by that clock", () => {
  expect(schoolYear(Date.UTC(2026, 7, 31, 15, 59))).toEqual({ year: "2025", term: 2 });
  expect(schoolYear(Date.UTC(2026, 7, 31, 16, 0))).toEqual({ year: "2026", term: 1 });
  expect(schoolYear(Date.UTC(2027, 0, 15))).toEqual({ year: "2026", term: 1 });
});
