import { bureauMonth, bureauWeekly } from "./bureau";
import { wordsOf, type MonthNotice, type NoticeText, type WeeklyNotice } from "./noticeText";
import { primaryMonth, primaryWeekly } from "./primary";
import { addSchoolDays, dayOf, isTermTime, momentOf, nextWeekday, schoolDayUpTo } from "./schoolCalendar";
import { secondSchoolMonth, secondSchoolWeekly } from "./secondSchool";

/** One notice of the demo platform. */
export interface SeedNotice {
  readonly id: string;
  readonly unit_id: string;
  readonly title: string;
  readonly content: string;
  readonly author: string;
  readonly category: string;
  readonly published_at: number;
}

interface Posted {
  readonly text: NoticeText;
  readonly moment: number;
}

interface UnitNotices {
  readonly month: readonly MonthNotice[];
  readonly weekly: readonly WeeklyNotice[];
  /** How many weeks of lessons the weekly notices go back. */
  readonly weeks: number;
}

const UNITS: Readonly<Record<string, UnitNotices>> = {
  "1": { month: bureauMonth, weekly: bureauWeekly, weeks: 27 },
  "2": { month: primaryMonth, weekly: primaryWeekly, weeks: 21 },
  "3": { month: secondSchoolMonth, weekly: secondSchoolWeekly, weeks: 27 },
};

/** The notice at its time of the school day; what would lie in the future was posted the school day before. */
function inMonth(text: MonthNotice, now: number): Posted {
  const day = addSchoolDays(schoolDayUpTo(dayOf(now)), -text.ago);
  const moment = momentOf(day, text.at);
  return { text, moment: moment <= now ? moment : momentOf(addSchoolDays(day, -1), text.at) };
}

/** The notice once for each of the last `weeks` weeks of lessons; the words go by the calendar's week. */
function everyWeek(series: WeeklyNotice, weeks: number, now: number): readonly Posted[] {
  const posted: Posted[] = [];
  let day = nextWeekday(dayOf(now), series.weekday) - 7;
  if (momentOf(day, series.at) > now) day -= 7;
  for (; posted.length < weeks; day -= 7) {
    const body = series.bodies[Math.floor(day / 7) % series.bodies.length];
    if (body && [0, 1, 4].every((later) => isTermTime(addSchoolDays(day, later))))
      posted.push({ text: { ...series, body }, moment: momentOf(day, series.at) });
  }
  return posted;
}

/** A unit's notices at the first start, newest first: the last month's, and what comes every week for half a year. */
export function noticesOf(unit: string, now: number): readonly SeedNotice[] {
  const { month, weekly, weeks } = UNITS[unit] ?? { month: [], weekly: [], weeks: 0 };
  const posted = [
    ...month.map((text) => inMonth(text, now)),
    ...weekly.flatMap((series) => everyWeek(series, weeks, now)),
  ];
  return posted
    .sort((a, b) => b.moment - a.moment)
    .map(({ text, moment }, index) => ({
      id: `${unit}-${String(index + 1).padStart(3, "0")}`,
      unit_id: unit,
      ...wordsOf(text, dayOf(moment)),
      author: text.author.join("|||"),
      category: text.category.join("|||"),
      published_at: moment,
    }));
}
