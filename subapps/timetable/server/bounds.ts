import { addDays, type Day, LONGEST_SPAN } from "./days";

/** So many days a term has at most. Readers look at no more of one that was stored before there was this bound. */
export const LONGEST_TERM = LONGEST_SPAN;

/** So many days a holiday has at most. */
export const LONGEST_HOLIDAY = 200;

/** So many terms, holidays and make-up days a school keeps: those of some decades. */
export const MOST_ENTRIES = 1_000;

/** So many weekly lessons a school has in one term: three times those of a large one. */
export const MOST_LESSONS = 20_000;

/** So many single lessons of a school are changed within a year. */
export const MOST_CHANGES = 50_000;

/** So many single lessons are looked at for one answer: those of a year at a large school. */
export const MOST_OCCURRENCES = 300_000;

/** So many lessons a calendar file has: twelve a day for a year. */
export const MOST_EVENTS = 5_000;

/** The days of a term that are looked at: all, or of a longer one that was stored before the part around a day [SEC-11]. */
export function spanOf(
  { starts, ends }: { readonly starts: Day; readonly ends: Day },
  day: Day,
): { readonly from: Day; readonly to: Day } {
  if (ends <= addDays(starts, LONGEST_TERM)) return { from: starts, to: ends };
  const before = addDays(day, -LONGEST_TERM / 2);
  const from = before > starts ? before : starts;
  const last = addDays(from, LONGEST_TERM);
  return { from, to: last < ends ? last : ends };
}
