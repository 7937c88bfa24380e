import type { Language } from "../language/languages";
import { formatDate } from "./formatDate";
import { dateFormat, distanceWords } from "./intlFormats";
import { daysBetween, isMoment, wallClockAt } from "./wallClock";

/** How much of a date is said: the day of the month, its weekday before it too, or weekday and month in full. */
export type DateForm = "day" | "weekday" | "long";

const FORMS: Readonly<Record<Language, Readonly<Record<DateForm | "year" | "month", string>>>> = {
  "zh-CN": { day: "M月D日", weekday: "M月D日 ddd", long: "M月D日dddd", year: "YYYY年", month: "YYYY年M月" },
  en: { day: "D MMM", weekday: "ddd D MMM", long: "dddd D MMMM", year: " YYYY", month: "MMMM YYYY" },
};
/** Between a date and a time of day. */
const GLUE: Readonly<Record<Language, string>> = { "zh-CN": " ", en: ", " };

/** From when a date is read, and by whose calendar. */
export interface Reader {
  /** Milliseconds since 1970; its year is not said. Without one every year is, as on paper. */
  readonly now?: number;
  /** An IANA zone; the reader's own by default. */
  readonly zone?: string | undefined;
}

function formOf(time: number, language: Language, form: DateForm, { now, zone }: Reader): string {
  const { [form]: short, year } = FORMS[language];
  const sameYear = now !== undefined && wallClockAt(time, zone).year === wallClockAt(now, zone).year;
  if (sameYear) return short;
  return language === "en" ? short + year : year + short;
}

/**
 * A date (milliseconds since 1970) as it is written everywhere: `Thu 26 Nov`, `11月26日 周四`, with its year where that is another. What
 * is no moment is nothing [I18N-04].
 */
export const dateWords = (
  time: number,
  language: Language,
  reader: Reader,
  form: DateForm = "weekday",
): string =>
  isMoment(time) ? formatDate(time, language, formOf(time, language, form, reader), reader.zone) : "";

/** A time of day by a 24-hour clock: `16:30` [I18N-04]. */
export const clockWords = (time: number, language: Language, zone?: string): string =>
  formatDate(time, language, "HH:mm", zone);

/** A date with its time of day: `Thu 26 Nov, 16:30`, `11月26日 周四 16:30` [I18N-04]. */
export function dateTimeWords(time: number, language: Language, reader: Reader): string {
  if (!isMoment(time)) return "";
  const form = formOf(time, language, "weekday", reader);
  return formatDate(time, language, `${form}${GLUE[language]}HH:mm`, reader.zone);
}

/** The same, of today as `Today 07:20`, `今天 07:20` [I18N-04]. */
export function momentWords(
  time: number,
  language: Language,
  reader: Reader & { readonly now: number },
): string {
  if (!isMoment(time)) return "";
  if (daysBetween(reader.now, time, reader.zone) !== 0) return dateTimeWords(time, language, reader);
  const today = distanceWords(0, "day", language);
  return `${today.charAt(0).toLocaleUpperCase(language)}${today.slice(1)} ${clockWords(time, language, reader.zone)}`;
}

/** A month with its year: `November 2026`, `2026年11月` [I18N-04]. */
export const monthWords = (time: number, language: Language, zone?: string): string =>
  formatDate(time, language, FORMS[language].month, zone);

/** The name of a date's weekday, of a length [I18N-04]. */
export const weekdayWords = (
  time: number,
  language: Language,
  length: "narrow" | "short" | "long",
  zone?: string,
): string =>
  dateFormat(language, { weekday: length, ...(zone !== undefined && { timeZone: zone }) }).format(time);

/** What a zone is called at a moment, such as `GMT+8` [I18N-04]. */
export function zoneWords(time: number, language: Language, zone: string): string {
  const format = dateFormat(language, { timeZone: zone, timeZoneName: "short" });
  return format.formatToParts(time).find(({ type }) => type === "timeZoneName")?.value ?? zone;
}
