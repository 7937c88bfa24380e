import { addDays, type Day, mondayOf, weekdayOf } from "../days";
import type { Term } from "../schoolDays";
import { lunarDay } from "./lunarDay";

const [FRIDAY, SUNDAY] = [5, 7];

/** So many days before the Spring Festival the autumn term is over at the latest, and so many after it the next one may begin. */
const [BEFORE_FESTIVAL, AFTER_FESTIVAL] = [15, 13];

/** The last Friday until a day. */
const fridayUntil = (day: Day): Day => addDays(day, -((weekdayOf(day) - FRIDAY + 7) % 7));

/** A day, or the Monday after it if that is at a weekend. */
const workdayFrom = (day: Day): Day =>
  weekdayOf(day) > FRIDAY ? addDays(day, SUNDAY + 1 - weekdayOf(day)) : day;

/** The first Monday from a day on. */
const mondayFrom = (day: Day): Day => (weekdayOf(day) === 1 ? day : addDays(mondayOf(day), 7));

const nameOf = (year: number, term: 1 | 2): string =>
  `${year}–${year + 1}学年第${term === 1 ? "一" : "二"}学期|||Term ${term}, ${year}–${String(year + 1).slice(2)}`;

const festival = (year: number): Day => lunarDay(year, 1, 1);

const autumn = (year: number): Term => ({
  name: nameOf(year, 1),
  starts: workdayFrom(`${year}-09-01`),
  ends: fridayUntil(addDays(festival(year + 1), -BEFORE_FESTIVAL)),
});

const spring = (year: number): Term => ({
  name: nameOf(year, 2),
  starts: mondayFrom(addDays(festival(year + 1), AFTER_FESTIVAL)),
  ends: fridayUntil(`${year + 1}-07-10`),
});

/** The terms around a day in their order: the one before, that of the day or else the next one, and the one after it. */
export function termsFrom(day: Day): readonly [before: Term, now: Term, next: Term] {
  const year = Number(day.slice(0, 4));
  const all = [year - 2, year - 1, year, year + 1].flatMap((each) => [autumn(each), spring(each)]);
  const place = all.findIndex(({ ends }) => day <= ends);
  const [before, now, next] = all.slice(place - 1);
  if (!before || !now || !next) throw new Error(`There are no terms around ${day}.`);
  return [before, now, next];
}
