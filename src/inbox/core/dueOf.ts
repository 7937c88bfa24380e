import { clockWords, dateWords } from "../../base/core/date/dateWords";
import { distanceWords } from "../../base/core/date/intlFormats";
import { daysBetween, isMoment } from "../../base/core/date/wallClock";
import type { Language } from "../../base/core/language/languages";

/** When something is due, as people say it. */
export interface Due {
  /** "Today", "tomorrow", "yesterday", or a date with its weekday. */
  readonly day: string;
  /** `HH:mm` */
  readonly clock: string;
  /** When what it is about begins on that day, `HH:mm`; null where it is about nothing that begins. */
  readonly from: string | null;
  /** `now` on its last day. */
  readonly phase: "later" | "now" | "over";
}

/** By when a to-do has to be done, and when what it is about begins; milliseconds since 1970. */
interface Times {
  readonly due: number | null;
  readonly starts?: number | null;
}

/**
 * When something is due, seen from `now` in milliseconds since 1970, by the school's clock; null where there is no such moment. A
 * lesson or a duty is due until its end, so that it is never overdue while it goes on [TODO-01, I18N-04].
 */
export function dueOf(
  { due: time, starts = null }: Times,
  now: number,
  language: Language,
  zone?: string,
): Due | null {
  if (time === null || !isMoment(time)) return null;
  const days = daysBetween(now, time, zone);
  const day =
    Math.abs(days) <= 1 ? distanceWords(days, "day", language) : dateWords(time, language, { now, zone });
  const clockOf = (moment: number) => clockWords(moment, language, zone);
  const begins =
    starts !== null && isMoment(starts) && starts < time && daysBetween(starts, time, zone) === 0;
  return {
    day,
    clock: clockOf(time),
    from: begins ? clockOf(starts) : null,
    phase: time < now ? "over" : days === 0 ? "now" : "later",
  };
}
