const DAY = 86_400_000;
/** The demo schools' wall clock: China has one zone, and no summer time. */
const SHANGHAI = 8 * 3_600_000;

/** Days of a calendar, counted from 1 January 1970. */
export type Day = number;

/** The day that a moment lies on at the schools. */
export const dayOf = (milliseconds: number): Day => Math.floor((milliseconds + SHANGHAI) / DAY);

/** The moment at which the schools' clock shows `time`, as "15:20", on a day. */
export function momentOf(day: Day, time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return day * DAY - SHANGHAI + (hours * 60 + minutes) * 60_000;
}

/** 0 = Sunday … 6 = Saturday. */
const weekdayOf = (day: Day): number => (day + 4) % 7;

const isWeekend = (day: Day) => weekdayOf(day) % 6 === 0;

/** The day itself, or the Friday before a weekend. */
export const schoolDayUpTo = (day: Day): Day => (isWeekend(day) ? schoolDayUpTo(day - 1) : day);

/** The school day that is `count` school days after a day, before it where `count` is negative. */
export function addSchoolDays(day: Day, count: number): Day {
  const step = Math.sign(count);
  let found = day;
  for (let left = Math.abs(count); left > 0; left -= 1) {
    found += step;
    while (isWeekend(found)) found += step;
  }
  return found;
}

/** The first such weekday after a day. */
export const nextWeekday = (day: Day, weekday: number): Day => day + ((weekday - weekdayOf(day) + 6) % 7) + 1;

/** The times without lessons, first and last day as month and day. */
const BREAKS: readonly (readonly [from: number, to: number])[] = [
  [124, 222],
  [501, 505],
  [703, 831],
  [1001, 1007],
];

const dateOf = (day: Day) => new Date(day * DAY);

/** Whether there are lessons in the week of a day. */
export function isTermTime(day: Day): boolean {
  const date = dateOf(day);
  const monthAndDay = (date.getUTCMonth() + 1) * 100 + date.getUTCDate();
  return BREAKS.every(([from, to]) => monthAndDay < from || monthAndDay > to);
}

const CHINESE_WEEKDAYS = ["日", "一", "二", "三", "四", "五", "六"];
const english = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("en-GB", { timeZone: "UTC", ...options });
const DAY_AND_MONTH = { day: "numeric", month: "long" } as const;
const ENGLISH = {
  short: english(DAY_AND_MONTH),
  long: english({ weekday: "long", ...DAY_AND_MONTH }),
  full: english({ ...DAY_AND_MONTH, year: "numeric" }),
};

/** How a date is written: the day alone, with its weekday, or with its year as under a letter. */
export type DateForm = keyof typeof ENGLISH;

/** A date in Chinese, as `11月26日（周四）`. */
export function chineseDate(day: Day, form: DateForm): string {
  const date = dateOf(day);
  const short = `${date.getUTCMonth() + 1}月${date.getUTCDate()}日`;
  if (form === "short") return short;
  if (form === "full") return `${date.getUTCFullYear()}年${short}`;
  return `${short}（周${CHINESE_WEEKDAYS[weekdayOf(day)] ?? ""}）`;
}

/** A date in English, as `Thursday 26 November`. */
export const englishDate = (day: Day, form: DateForm): string =>
  ENGLISH[form].format(dateOf(day)).replace(",", "");
