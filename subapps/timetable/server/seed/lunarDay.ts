import { addDays, type Day } from "../days";

const LUNAR = new Intl.DateTimeFormat("en-u-ca-chinese", {
  timeZone: "UTC",
  month: "numeric",
  day: "numeric",
});

/** The days of a year on which a month of the lunar calendar can begin or end, and one more. */
const DAYS = 366;

const known = new Map<string, Day>();

/** The day of a year that is this one by the lunar calendar, such as the fifteenth of the eighth month. */
export function lunarDay(year: number, month: number, day: number): Day {
  const key = [year, month, day].join(" ");
  const before = known.get(key);
  if (before !== undefined) return before;
  for (let count = 0; count < DAYS; count += 1) {
    const date = addDays(`${year}-01-01`, count);
    if (LUNAR.format(new Date(`${date}T00:00:00Z`)) === `${month}/${day}`) {
      known.set(key, date);
      return date;
    }
  }
  throw new Error(`The year ${year} has no such day of the lunar calendar.`);
}
