import { asUtc, wallClockAt } from "../../src/base/core/date/wallClock";
import type { SiteConfig } from "../settings/site";

/** The zone whose wall clock the wire's dates show, for the contract's dates carry none. */
type Zone = Pick<SiteConfig, "timeZone">;

/** A moment in the site's time zone, as the wire writes it: `YYYY-MM-DD HH:mm:ss`, wherever the process runs. */
export function wireDate(milliseconds: number, { timeZone }: Zone): string {
  const shown = new Date(asUtc(wallClockAt(milliseconds, timeZone))).toISOString();
  return `${shown.slice(0, 10)} ${shown.slice(11, 19)}`;
}

/** The school year and term of a moment: term 1 from September to January, term 2 from February to August. */
export function schoolYear(milliseconds: number, { timeZone }: Zone): { year: string; term: 1 | 2 } {
  const { year, month } = wallClockAt(milliseconds, timeZone);
  const term = month >= 9 || month === 1 ? 1 : 2;
  return { year: String(month >= 9 ? year : year - 1), term };
}
