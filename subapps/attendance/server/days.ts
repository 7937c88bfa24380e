/** A day of the calendar, `YYYY-MM-DD`. */
export type Day = string;

const DAY = 86_400_000;
const SUNDAY = 7;

const asUtc = (day: Day) => Date.parse(`${day}T00:00:00Z`);

/** The day so many days later, or earlier. */
export const addDays = (day: Day, count: number): Day =>
  new Date(asUtc(day) + count * DAY).toISOString().slice(0, 10);

/** 1 Monday … 7 Sunday. */
export const weekdayOf = (day: Day): number => new Date(asUtc(day)).getUTCDay() || SUNDAY;

/** The Monday of a day's week. */
export const mondayOf = (day: Day): Day => addDays(day, 1 - weekdayOf(day));

/** The days from one to another, both included. */
export function daysBetween(from: Day, to: Day): readonly Day[] {
  const days: Day[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

/** The first and the last day of a month, `YYYY-MM`. */
export function monthEnds(month: string): readonly [first: Day, last: Day] {
  const first = `${month}-01`;
  const next = addDays(first, 31).slice(0, 7);
  return [first, addDays(`${next}-01`, -1)];
}
