import { addDays, type Day, weekdayOf } from "../days";
import type { Holiday, Makeup, Term } from "../schoolDays";
import { lunarDay } from "./lunarDay";

/** What of a demo school's calendar is not as the weekday says. */
export interface SeedCalendar {
  readonly holidays: readonly Holiday[];
  readonly makeups: readonly Makeup[];
}

const [SATURDAY, SUNDAY] = [6, 7];

/** A festival of one day with the weekend beside it, as they are joined where no lessons have to be made up for that. */
function festival(name: string, day: Day): Holiday {
  const [before = 0, after = 0] = { 1: [2, 0], 5: [0, 2], 6: [0, 2], 7: [1, 1] }[weekdayOf(day)] ?? [];
  return { name, starts: addDays(day, -before), ends: addDays(day, after) };
}

const covers = ({ starts, ends }: Holiday, day: Day) => starts <= day && day <= ends;

/** The first such weekday, going by `step` days from a day, that is no holiday. */
function freeDay(from: Day, step: 1 | -1, weekday: number, holidays: readonly Holiday[]): Day {
  let day = from;
  while (weekdayOf(day) !== weekday || holidays.some((each) => covers(each, day))) day = addDays(day, step);
  return day;
}

/** The last days of a holiday that would have had lessons. */
function schoolDaysOf({ starts, ends }: Holiday, count: number): readonly Day[] {
  const days: Day[] = [];
  for (let day = ends; day >= starts && days.length < count; day = addDays(day, -1))
    if (weekdayOf(day) < SATURDAY) days.unshift(day);
  return days;
}

/** The holidays of a year: its festivals, and two longer ones, for which lessons are made up at weekends. */
function holidaysOf(year: number): SeedCalendar {
  const national = { name: "国庆节|||National Day", starts: `${year}-10-01`, ends: `${year}-10-07` };
  const labour = { name: "劳动节|||Labour Day", starts: `${year}-05-01`, ends: `${year}-05-05` };
  const autumn = festival("中秋节|||Mid-Autumn Festival", lunarDay(year, 8, 15));
  const holidays = [
    festival("元旦|||New Year's Day", `${year}-01-01`),
    festival("清明节|||Tomb-Sweeping Day", `${year}-04-05`),
    labour,
    festival("端午节|||Dragon Boat Festival", lunarDay(year, 5, 5)),
    ...(autumn.starts <= national.ends && national.starts <= autumn.ends ? [] : [autumn]),
    national,
  ];
  const [one = "", other = ""] = schoolDaysOf(national, 2);
  const [third = ""] = schoolDaysOf(labour, 1);
  return {
    holidays,
    makeups: [
      { date: freeDay(labour.ends, 1, SATURDAY, holidays), follows: weekdayOf(third) },
      { date: freeDay(national.starts, -1, SUNDAY, holidays), follows: weekdayOf(one) },
      { date: freeDay(national.ends, 1, SATURDAY, holidays), follows: weekdayOf(other) },
    ],
  };
}

/** Between two terms: the summer holidays before an autumn term, the winter holidays before a spring term. */
const breakOf = (before: Term, after: Term): Holiday => ({
  name: after.starts.slice(5) < "06-01" ? "寒假|||Winter holidays" : "暑假|||Summer holidays",
  starts: addDays(before.ends, 1),
  ends: addDays(after.starts, -1),
});

/** The calendar of three terms in their order, with the holidays between them. */
export function calendarOf([before, now, next]: readonly [Term, Term, Term]): SeedCalendar {
  const first = Number(before.ends.slice(0, 4));
  const years = [0, 1, 2, 3].map((later) => holidaysOf(first + later));
  const isIn = ({ starts, ends }: Pick<Holiday, "starts" | "ends">) =>
    [now, next].some((term) => term.starts <= ends && starts <= term.ends);
  return {
    holidays: [
      breakOf(before, now),
      breakOf(now, next),
      ...years.flatMap(({ holidays }) => holidays).filter(isIn),
    ].sort((one, other) => (one.starts < other.starts ? -1 : 1)),
    makeups: years.flatMap(({ makeups }) => makeups).filter(({ date }) => isIn({ starts: date, ends: date })),
  };
}
