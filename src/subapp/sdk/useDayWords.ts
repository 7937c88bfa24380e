import { useMemo } from "react";
import { addDays, momentOfDay } from "../../base/core/date/calendar";
import { dateWords, monthWords, weekdayWords, type DateForm } from "../../base/core/date/dateWords";
import { useLanguage } from "../../base/i18n/useText";
import { usePortal } from "./PortalContext";
import { useLive } from "./useLive";
import { useNow } from "./useNow";
import { schoolDay } from "./useSchoolDate";

/** How days of a school's calendar (`YYYY-MM-DD`) are written, in the person's language; the year only where it is another. */
export interface DayWords {
  /** `周一`, `Mon` */
  readonly weekday: (day: string) => string;
  /** `11月23日`, `23 Nov` */
  readonly short: (day: string) => string;
  /** `11月23日星期一`, `Monday 23 November` */
  readonly long: (day: string) => string;
  /** `2026年10月10日星期六`, `Saturday 10 October 2026`: with its year, as on paper. */
  readonly full: (day: string) => string;
  /** `11月23日 – 11月27日`, `23 Nov – 27 Nov`: so many days from a Monday on. */
  readonly week: (monday: string, days: number) => string;
  /** `2026年11月`, `November 2026`, of a month (`YYYY-MM`) or a day in it. */
  readonly month: (month: string) => string;
  /** `10月1日 – 10月7日`, `1 Oct – 7 Oct`; one day is written once. */
  readonly span: (from: string, to: string) => string;
}

const ZONE = "UTC";

/** Writes days of a calendar: they have no zone, and read the same wherever the reader is [I18N-04]. */
export function useDayWords(): DayWords {
  const language = useLanguage();
  const today = schoolDay(useNow(), useLive(usePortal().timeZone));
  return useMemo(() => {
    const reader = { now: momentOfDay(today), zone: ZONE };
    const written = (form: DateForm) => (day: string) => dateWords(momentOfDay(day), language, reader, form);
    const short = written("day");
    const span: DayWords["span"] = (from, to) =>
      from === to ? short(from) : `${short(from)} – ${short(to)}`;
    return {
      weekday: (day) => weekdayWords(momentOfDay(day), language, "short", ZONE),
      short,
      long: written("long"),
      full: (day) => dateWords(momentOfDay(day), language, { zone: ZONE }, "long"),
      week: (monday, days) => span(monday, addDays(monday, days - 1)),
      month: (month) => monthWords(momentOfDay(`${month.slice(0, 7)}-01`), language, ZONE),
      span,
    };
  }, [language, today]);
}
