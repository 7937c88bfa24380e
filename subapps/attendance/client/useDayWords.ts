import { useMemo } from "react";
import { useIntl } from "react-intl";
import { addDays, type Day, utcOf } from "./days";

const UTC = { timeZone: "UTC" } as const;
const SHORT = { ...UTC, month: "short", day: "numeric" } as const;
const LAST_OF_WEEK = 6;

/** Writes days of the school's calendar in the person's language. */
export function useDayWords() {
  const { formatDate } = useIntl();
  return useMemo(
    () => ({
      /** `周一`, `Mon` */
      weekday: (day: Day) => formatDate(utcOf(day), { ...UTC, weekday: "short" }),
      /** `11月23日`, `Nov 23` */
      short: (day: Day) => formatDate(utcOf(day), SHORT),
      /** `23` */
      number: (day: Day) => String(Number(day.slice(8))),
      /** `11月23日星期一`, `Monday, November 23` */
      long: (day: Day) => formatDate(utcOf(day), { ...UTC, weekday: "long", month: "long", day: "numeric" }),
      /** `11月23日 – 11月29日`, `Nov 23 – Nov 29` */
      week: (monday: Day) =>
        [monday, addDays(monday, LAST_OF_WEEK)].map((day) => formatDate(utcOf(day), SHORT)).join(" – "),
      /** `2026年11月`, `November 2026` */
      month: (month: string) => formatDate(utcOf(`${month}-01`), { ...UTC, year: "numeric", month: "long" }),
      /** `2026年10月1日 – 2026年10月7日`; one day is written once. */
      span: (from: Day, to: Day) =>
        (from === to ? [from] : [from, to])
          .map((day) => formatDate(utcOf(day), { ...SHORT, year: "numeric" }))
          .join(" – "),
    }),
    [formatDate],
  );
}
