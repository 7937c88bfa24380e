import type { Language } from "../language/languages";
import { dateFormat } from "./intlFormats";
import { asUtc, isMoment, wallClockAt, type WallClock } from "./wallClock";

/** How dates are written by default [I18N-04]. */
const DEFAULT_FORMAT = "YYYY-MM-DD HH:mm:ss";

/** The format of a day without its time, also that of date fields. */
export const DAY_FORMAT = "YYYY-MM-DD";

type NameOptions = Pick<Intl.DateTimeFormatOptions, "month" | "weekday">;

const nameOf = (clock: WallClock, language: Language, options: NameOptions): string =>
  dateFormat(language, { ...options, timeZone: "UTC" }).format(asUtc(clock));

const pad = (value: number, length = 2) => String(value).padStart(length, "0");

/** The value of each token of a format. */
const SIGNS: Readonly<Record<string, (clock: WallClock, language: Language) => string>> = {
  YYYY: ({ year }) => pad(year, 4),
  YY: ({ year }) => pad(year % 100),
  MMMM: (clock, language) => nameOf(clock, language, { month: "long" }),
  MMM: (clock, language) => nameOf(clock, language, { month: "short" }),
  MM: ({ month }) => pad(month),
  M: ({ month }) => String(month),
  DD: ({ day }) => pad(day),
  D: ({ day }) => String(day),
  dddd: (clock, language) => nameOf(clock, language, { weekday: "long" }),
  ddd: (clock, language) => nameOf(clock, language, { weekday: "short" }),
  HH: ({ hour }) => pad(hour),
  H: ({ hour }) => String(hour),
  mm: ({ minute }) => pad(minute),
  m: ({ minute }) => String(minute),
  ss: ({ second }) => pad(second),
  s: ({ second }) => String(second),
};

/** `[words]` to keep as they are, or a token; longer tokens first. */
const TOKEN = /\[([^[\]]*)\]|YYYY|YY|MMMM|MMM|MM?|DD?|dddd|ddd|HH?|mm?|ss?/g;

/**
 * A moment (milliseconds since 1970) by a format of `YYYY`, `YY`, `MMMM`, `MMM`, `MM`, `M`, `DD`, `D`, `dddd`, `ddd`,
 * `HH`, `H`, `mm`, `m`, `ss` and `s`, with the language's names of months and weekdays and `[words]` kept as they are
 * [I18N-04]. An invalid moment (null, or past the end of the calendar) gives an empty text.
 */
export function formatDate(
  time: number | null,
  language: Language,
  format: string = DEFAULT_FORMAT,
  zone?: string,
): string {
  if (time === null || !isMoment(time)) return "";
  const clock = wallClockAt(time, zone);
  return format.replace(TOKEN, (sign, words?: string) => words ?? SIGNS[sign]?.(clock, language) ?? sign);
}
