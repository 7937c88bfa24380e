import { SchoolDays, type Term } from "./schoolDays";

const term = (starts: string, ends: string): Term => ({ name: "", starts, ends });

const DAYS = new SchoolDays(
  [term("2026-09-01", "2027-01-22"), term("2027-02-22", "2027-07-09")],
  [
    { ...term("2026-10-01", "2026-10-07"), name: "国庆节|||National Day" },
    { ...term("2027-07-10", "2027-08-31"), name: "暑假|||Summer holidays" },
  ],
  [{ date: "2026-10-10", follows: 4 }],
);

it.each([
  ["2026-10-05", 0, "国庆节|||National Day"],
  ["2026-10-10", 4, "补课，按周四课表|||Make-up day, Thursday’s lessons"],
  ["2026-10-15", 4, ""],
  ["2026-10-17", 6, ""],
  // Between two terms, and in holidays after the last one.
  ["2027-02-01", 0, "不在学期内|||Not in term"],
  ["2027-08-02", 0, "暑假|||Summer holidays"],
])("other applications learn that %s follows weekday %i, and why: %s [SCH-05]", (date, follows, note) => {
  expect(DAYS.dayOf(date)).toEqual({ follows, note });
});

it("says nothing of days before the first term and after the last one, nor without terms [SCH-05]", () => {
  for (const date of ["2026-08-31", "2027-09-01"]) expect(DAYS.dayOf(date)).toBeNull();
  expect(new SchoolDays([], [], []).dayOf("2026-10-15")).toBeNull();
});
