import type { SchoolCalendar } from "./module";
import { clockOf } from "./modules/clockOf";
import { isSchoolDay, schoolMoment } from "./schoolMoment";

const CLOCK = clockOf({ timeZone: "Asia/Shanghai" });

/** National Day's holidays until Wednesday the 7th, and a Saturday that has the lessons of a Thursday. */
const CALENDAR: SchoolCalendar = {
  day: (date) => {
    if (date >= "2026-10-01" && date <= "2026-10-07") return { follows: 0, note: "国庆节" };
    return date === "2026-10-10" ? { follows: 4, note: "补课" } : null;
  },
};

const at = (now: string, time: string, ago?: number) =>
  CLOCK.wireDate(schoolMoment({ ...CLOCK, now: CLOCK.momentOf(now) ?? 0 }, CALENDAR, time, ago));

it.each([
  // A time that has come today, one that has not, and the night between.
  ["2026-10-15 09:00:00", "08:20", 0, "2026-10-15 08:20:00"],
  ["2026-10-15 06:57:00", "08:20", 0, "2026-10-14 08:20:00"],
  ["2026-10-15 03:57:00", "16:40", 0, "2026-10-14 16:40:00"],
  ["2026-10-15 08:20:00", "08:20", 1, "2026-10-14 08:20:00"],
  // A weekend, with a day on which lessons are made up, and a holiday.
  ["2026-10-18 10:00:00", "08:20", 0, "2026-10-16 08:20:00"],
  ["2026-10-11 10:00:00", "08:20", 1, "2026-10-09 08:20:00"],
  ["2026-10-08 07:00:00", "08:20", 0, "2026-09-30 08:20:00"],
])(
  "at %s the school's clock has shown %s, %i days of school ago, at %s [SCH-13]",
  (now, time, ago, moment) => {
    expect(at(now, time, ago)).toBe(moment);
  },
);

it("goes by the calendar, and else by the weekday [SCH-05]", () => {
  const days = ["2026-10-05", "2026-10-09", "2026-10-10", "2026-10-11"];
  expect(days.map((day) => isSchoolDay(CALENDAR, day))).toEqual([false, true, true, false]);
});
