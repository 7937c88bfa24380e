import { addDays, weekdayOf } from "../../src/base/core/date/calendar";
import type { SchoolCalendar, SchoolClock } from "./schoolCalendar";

const FRIDAY = 5;

/** Longer than any holidays. */
const FURTHEST = 200;

/** Whether there are lessons on a day: as the calendar says, and else from Monday to Friday. */
export function isSchoolDay({ day }: SchoolCalendar, date: string): boolean {
  const follows = day(date)?.follows ?? weekdayOf(date);
  return follows > 0 && follows <= FRIDAY;
}

/**
 * The last moment until `now` at which the school's clock has shown a time, as `08:20`, on a day with lessons; `ago` so many of such days
 * earlier. What a demo tells has happened while people were at school, at whatever hour it is looked at [SCH-13].
 */
export function schoolMoment(
  { now, wireDate, momentOf }: SchoolClock & { readonly now: number },
  calendar: SchoolCalendar,
  time: string,
  ago = 0,
): number {
  let date = wireDate(now).slice(0, 10);
  let left = ago;
  for (let back = 0; back < FURTHEST; back += 1, date = addDays(date, -1)) {
    const moment = momentOf(`${date} ${time}:00`);
    if (moment === null || moment > now || !isSchoolDay(calendar, date)) continue;
    if (left === 0) return moment;
    left -= 1;
  }
  return now;
}
