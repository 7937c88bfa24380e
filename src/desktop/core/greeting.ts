export type PartOfDay = "morning" | "afternoon" | "evening";

/** Which greeting belongs to an hour (0–23): morning from 5, afternoon from 12, evening from 18. */
export function partOfDay(hour: number): PartOfDay {
  if (hour >= 5 && hour < 12) return "morning";
  return hour >= 12 && hour < 18 ? "afternoon" : "evening";
}

/** The school term a day lies in; `week` counts from 1 and is null when the first day of the term is not known. */
export interface Term {
  readonly year: string;
  readonly term: 1 | 2;
  readonly week: number | null;
}

const DAY = 86_400_000;
const MOST_WEEKS = 30;

/** Monday of the week of a day, as a day number that knows no time zones. */
const mondayOf = (dayNumber: number): number => dayNumber - ((((dayNumber + 3) % 7) + 7) % 7);
const dayNumber = (year: number, month: number, day: number): number => Date.UTC(year, month - 1, day) / DAY;

/**
 * The term that the user record names. Its first week is the one that holds 1 September for a first term, by the
 * national school calendar; a second term starts with the lunar new year, which no call tells, so it has no week.
 */
export function termOf(
  record: { readonly year?: string | number; readonly term?: string | number },
  today: { readonly year: number; readonly month: number; readonly day: number },
): Term | null {
  const year = /^\s*(\d{4})/.exec(String(record.year ?? ""))?.[1];
  const term = Number(record.term);
  if (year === undefined || (term !== 1 && term !== 2)) return null;
  if (term === 2) return { year, term, week: null };
  const days =
    mondayOf(dayNumber(today.year, today.month, today.day)) - mondayOf(dayNumber(Number(year), 9, 1));
  const week = days / 7 + 1;
  return { year, term, week: week >= 1 && week <= MOST_WEEKS ? week : null };
}
