import { formatDate } from "../date/formatDate";
import { daysBetween, isMoment } from "../date/wallClock";
import type { Language } from "../language/languages";

/** When something is due, as people say it. */
export interface Due {
  /** "Today", "tomorrow", "yesterday", or a date with its weekday. */
  readonly day: string;
  /** `HH:mm` */
  readonly clock: string;
  /** `now` on its last day. */
  readonly phase: "later" | "now" | "over";
}

/**
 * When something is due, seen from `now` (both in milliseconds since 1970), by the school's clock; null where there is no such
 * moment [TODO-01, I18N-04].
 */
export function dueOf(time: number | null, now: number, language: Language, zone?: string): Due | null {
  if (time === null || !isMoment(time)) return null;
  const days = daysBetween(now, time, zone);
  const day =
    Math.abs(days) <= 1
      ? new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(days, "day")
      : new Intl.DateTimeFormat(language, {
          ...(zone !== undefined && { timeZone: zone }),
          weekday: "short",
          month: "short",
          day: "numeric",
        }).format(time);
  return {
    day,
    clock: formatDate(time, language, "HH:mm", zone),
    phase: time < now ? "over" : days === 0 ? "now" : "later",
  };
}
