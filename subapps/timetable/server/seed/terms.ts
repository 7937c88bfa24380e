import type { Day } from "../days";
import type { Term } from "../school";

/** The first month of each term: September and February. */
const [AUTUMN, SPRING] = [9, 2];

const nameOf = (year: number, term: 1 | 2): string =>
  `${year}–${year + 1}学年第${term === 1 ? "一" : "二"}学期|||Term ${term}, ${year}–${String(year + 1).slice(2)}`;

const autumn = (year: number): Term => ({
  name: nameOf(year, 1),
  starts: `${year}-09-01`,
  ends: `${year + 1}-01-31`,
});

const spring = (year: number): Term => ({
  name: nameOf(year, 2),
  starts: `${year + 1}-02-01`,
  ends: `${year + 1}-08-31`,
});

/** The term of a day and the one after it. */
export function termsFrom(day: Day): readonly [Term, Term] {
  const [year = 0, month = 0] = day.split("-").map(Number);
  if (month >= SPRING && month < AUTUMN) return [spring(year - 1), autumn(year)];
  const begun = month >= AUTUMN ? year : year - 1;
  return [autumn(begun), spring(begun)];
}
