import { useMemo } from "react";
import { useIntl } from "react-intl";
import { addDays, momentOfDay } from "../../core/date/calendar";

/** How days of a school's calendar (`YYYY-MM-DD`) are written, in the person's language. */
export interface DayWords {
  /** `周一`, `Mon` */
  readonly weekday: (day: string) => string;
  /** `11月23日`, `Nov 23` */
  readonly short: (day: string) => string;
  /** `11月23日星期一`, `Monday, November 23` */
  readonly long: (day: string) => string;
  /** `2026年10月10日星期六`, `Saturday, October 10, 2026` */
  readonly full: (day: string) => string;
  /** `11月23日 – 11月27日`, `Nov 23 – Nov 27`: so many days from a Monday on. */
  readonly week: (monday: string, days: number) => string;
  /** `2026年11月`, `November 2026`, of a month (`YYYY-MM`) or a day in it. */
  readonly month: (month: string) => string;
  /** `2026年10月1日 – 2026年10月7日`, `Oct 1, 2026 – Oct 7, 2026`; one day is written once. */
  readonly span: (from: string, to: string) => string;
}

const SHORT = { month: "short", day: "numeric" } as const;

/** Writes days of a calendar: they have no zone, and read the same wherever the reader is [I18N-04]. */
export function useDayWords(): DayWords {
  const { formatDate } = useIntl();
  return useMemo(() => {
    const written = (day: string, form: Intl.DateTimeFormatOptions) =>
      formatDate(momentOfDay(day), { ...form, timeZone: "UTC" });
    const between = (ends: readonly string[], form: Intl.DateTimeFormatOptions) =>
      ends.map((day) => written(day, form)).join(" – ");
    return {
      weekday: (day) => written(day, { weekday: "short" }),
      short: (day) => written(day, SHORT),
      long: (day) => written(day, { weekday: "long", month: "long", day: "numeric" }),
      full: (day) => written(day, { dateStyle: "full" }),
      week: (monday, days) => between([monday, addDays(monday, days - 1)], SHORT),
      month: (month) => written(`${month.slice(0, 7)}-01`, { year: "numeric", month: "long" }),
      span: (from, to) => between(from === to ? [from] : [from, to], { ...SHORT, year: "numeric" }),
    };
  }, [formatDate]);
}
