import { dayInText } from "../../../server/platform/module";

/** A day of the calendar, `YYYY-MM-DD`. */
export type Day = string;

const DAY = 86_400_000;

const asUtc = (day: Day) => Date.parse(`${day}T00:00:00Z`);
const dayAt = (utc: number): Day => new Date(utc).toISOString().slice(0, 10);

/** The day so many days later, or earlier. */
export const addDays = (day: Day, count: number): Day => dayAt(asUtc(day) + count * DAY);

/** 1 Monday … 7 Sunday. */
export const weekdayOf = (day: Day): number => new Date(asUtc(day)).getUTCDay() || 7;

/** The Monday of a day's week. */
export const mondayOf = (day: Day): Day => addDays(day, 1 - weekdayOf(day));

/** So many days after its Monday a week ends. */
export const LAST_DAY_OF_WEEK = 6;

/** Which week of a term a day is in, from 1; the weeks begin on Mondays. */
export const weekOf = (day: Day, termStarts: Day): number =>
  Math.round((asUtc(mondayOf(day)) - asUtc(mondayOf(termStarts))) / (7 * DAY)) + 1;

/** So many days are walked through at most: a school year and some weeks. */
export const LONGEST_SPAN = 400;

/** The days of this weekday from one day to another, both included; of a longer span those of its first 400 days [SEC-11]. */
export function daysOn(weekday: number, from: Day, to: Day): readonly Day[] {
  const days: Day[] = [];
  let day = addDays(from, (weekday - weekdayOf(from) + 7) % 7);
  for (; day <= to && days.length <= LONGEST_SPAN / 7; day = addDays(day, 7)) days.push(day);
  return days;
}

/** A day in both languages: `11月27日周五|||Fri 27 Nov`. */
export const dayText = (day: Day): string => dayInText(day).join("|||");

/** A lesson's place in the calendar, in both languages: `11月27日周五第3节|||Fri 27 Nov, period 3`. */
export function whenOf(day: Day, period: number): string {
  const [chinese, english] = dayInText(day);
  return `${chinese}第${period}节|||${english}, period ${period}`;
}
