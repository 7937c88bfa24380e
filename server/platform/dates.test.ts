import { schoolYear, wireDate } from "./dates";

const SITE = { timeZone: "Asia/Shanghai" };

it("writes a moment by the schools' own clock, wherever the process runs [I18N-04]", () => {
  expect(wireDate(Date.UTC(2026, 10, 21, 0, 5, 9), SITE)).toBe("2026-11-21 08:05:09");
  expect(wireDate(Date.UTC(2026, 11, 31, 16, 0, 0), SITE)).toBe("2027-01-01 00:00:00");
  expect(wireDate(Date.UTC(2026, 10, 21, 0, 5, 9), { timeZone: "America/New_York" })).toBe(
    "2026-11-20 19:05:09",
  );
});

it("knows the school year and term by that clock", () => {
  expect(schoolYear(Date.UTC(2026, 7, 31, 15, 59), SITE)).toEqual({ year: "2025", term: 2 });
  expect(schoolYear(Date.UTC(2026, 7, 31, 16, 0), SITE)).toEqual({ year: "2026", term: 1 });
  expect(schoolYear(Date.UTC(2027, 0, 15), SITE)).toEqual({ year: "2026", term: 1 });
});
