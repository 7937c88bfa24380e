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

const CHINESE = ["一", "二", "三", "四", "五", "六", "日"];
const ENGLISH = new Intl.DateTimeFormat("en", {
  timeZone: "UTC",
  weekday: "short",
  day: "numeric",
  month: "short",
});

/** A day in both languages: `11月27日（周五）|||Fri, Nov 27`. */
export function dayText(day: Day): string {
  const date = new Date(asUtc(day));
  const weekday = CHINESE[weekdayOf(day) - 1] ?? "";
  return `${date.getUTCMonth() + 1}月${date.getUTCDate()}日（周${weekday}）|||${ENGLISH.format(date)}`;
}

/** A lesson's place in the calendar, in both languages: `11月27日（周五）第3节|||Fri, Nov 27, period 3`. */
export function whenOf(day: Day, period: number): string {
  const [chinese = "", english = ""] = dayText(day).split("|||");
  return `${chinese}第${period}节|||${english}, period ${period}`;
}
