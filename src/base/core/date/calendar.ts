import { asUtc } from "./wallClock";

const DAY = 86_400_000;
const FIRST_YEAR = 1000;
const LAST_YEAR = 9999;

/** A day of the calendar, `YYYY-MM-DD`. */
export type Day = string;

interface Month {
  readonly year: number;
  /** Counts from 1; smaller and larger ones are in the years before and after. */
  readonly month: number;
}

const utc = ({ year, month }: Month, day: number) =>
  asUtc({ year, month, day, hour: 0, minute: 0, second: 0 });

const monthOf = (day: string): Month => ({ year: Number(day.slice(0, 4)), month: Number(day.slice(5, 7)) });

/** A day (`YYYY-MM-DD`) as a moment in Greenwich, for writing it out. */
export const momentOfDay = (day: string): number => utc(monthOf(day), Number(day.slice(8, 10)));

/** The day that clocks in Greenwich have at a moment; the calendar's last and first years where it is beyond them. */
function dayAt(moment: number): string {
  const least = utc({ year: FIRST_YEAR, month: 1 }, 1);
  const most = utc({ year: LAST_YEAR, month: 12 }, 31);
  return new Date(Math.min(Math.max(moment, least), most)).toISOString().slice(0, 10);
}

/** So many days later, or earlier. */
export const addDays = (day: string, count: number): string => dayAt(momentOfDay(day) + count * DAY);

/** So many months later or earlier, on the same day of the month, or its last where it is shorter. */
export function addMonths(day: string, count: number): string {
  const { year, month } = monthOf(day);
  const target = { year, month: month + count };
  const lastOfMonth = new Date(utc({ ...target, month: target.month + 1 }, 0)).getUTCDate();
  return dayAt(utc(target, Math.min(Number(day.slice(8, 10)), lastOfMonth)));
}

/** Whether a text is a day that a calendar can show, in this millennium or the one before. */
export const isDay = (text: string): boolean =>
  /^[12]\d{3}-\d\d-\d\d$/.test(text) && dayAt(momentOfDay(text)) === text;

/** How many days a day is after the Monday of its week. */
const placeInWeek = (day: string): number => (new Date(momentOfDay(day)).getUTCDay() + 6) % 7;

/** 1 Monday … 7 Sunday. */
export const weekdayOf = (day: string): number => placeInWeek(day) + 1;

/** The Monday of a day's week. */
export const mondayOf = (day: string): string => addDays(day, -placeInWeek(day));

/** The weeks of a day's month from Monday to Sunday; null stands for days of the months beside it. */
export function weeksOfMonth(day: string): readonly (readonly (string | null)[])[] {
  const first = `${day.slice(0, 8)}01`;
  const length = new Date(utc({ ...monthOf(day), month: monthOf(day).month + 1 }, 0)).getUTCDate();
  const before = placeInWeek(first);
  const weeks = Math.ceil((before + length) / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, place) => {
      const offset = week * 7 + place - before;
      return offset >= 0 && offset < length ? addDays(first, offset) : null;
    }),
  );
}

/** The nearest day within bounds, each of which may be missing. */
export function withinDays(day: string, min?: string, max?: string): string {
  if (min && day < min) return min;
  return max && day > max ? max : day;
}

/** The keys of a calendar, as the APG's date picker has them; with Shift, pages are years. */
const STEPS: Readonly<Record<string, (day: string, shift: boolean) => string>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: (day) => addDays(day, -placeInWeek(day)),
  End: (day) => addDays(day, 6 - placeInWeek(day)),
  PageUp: (day, shift) => addMonths(day, shift ? -12 : -1),
  PageDown: (day, shift) => addMonths(day, shift ? 12 : 1),
};

/** Where a key leads from a day in a calendar; null for keys that lead nowhere. */
export const stepOfKey = (day: string, key: string, shift: boolean): string | null =>
  STEPS[key]?.(day, shift) ?? null;
