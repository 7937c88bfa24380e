import { useMemo } from "react";
import { useIntl } from "react-intl";
import { addDays, type Day, utcOf } from "./days";

/** How days are written, in the person's language. */
export interface DayWords {
  /** `周一`, `Mon` */
  readonly weekday: (day: Day) => string;
  /** `11月23日`, `Nov 23` */
  readonly short: (day: Day) => string;
  /** `11月23日星期一`, `Monday, November 23` */
  readonly long: (day: Day) => string;
  /** `11月23日 – 11月27日`, `Nov 23 – Nov 27`: so many days from a Monday on. */
  readonly week: (monday: Day, days: number) => string;
  /** `2026年10月10日星期六`, `Saturday, October 10, 2026` */
  readonly full: (day: Day) => string;
  /** `2026年10月1日 – 2026年10月7日`, `Oct 1, 2026 – Oct 7, 2026`; one day is written once. */
  readonly span: (from: Day, to: Day) => string;
}

const UTC = { timeZone: "UTC" } as const;
const SHORT = { ...UTC, month: "short", day: "numeric" } as const;

/** Writes days of the school's calendar. */
export function useDayWords(): DayWords {
  const { formatDate } = useIntl();
  return useMemo(
    () => ({
      weekday: (day) => formatDate(utcOf(day), { ...UTC, weekday: "short" }),
      short: (day) => formatDate(utcOf(day), SHORT),
      long: (day) => formatDate(utcOf(day), { ...UTC, weekday: "long", month: "long", day: "numeric" }),
      week: (monday, days) =>
        [monday, addDays(monday, days - 1)].map((day) => formatDate(utcOf(day), SHORT)).join(" – "),
      full: (day) => formatDate(utcOf(day), { ...UTC, dateStyle: "full" }),
      span: (from, to) =>
        (from === to ? [from] : [from, to])
          .map((day) => formatDate(utcOf(day), { ...SHORT, year: "numeric" }))
          .join(" – "),
    }),
    [formatDate],
  );
}
