import type { SiteConfig } from "../settings/site";

/** The zone whose wall clock the wire's dates show, for the contract's dates carry none. */
type Zone = Pick<SiteConfig, "timeZone">;

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat("en-CA", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
  });
  clocks.set(timeZone, clock);
  return clock;
}

const partsOf = (
  milliseconds: number,
  { timeZone }: Zone,
): Partial<Record<Intl.DateTimeFormatPartTypes, string>> =>
  Object.fromEntries(
    clockOf(timeZone)
      .formatToParts(milliseconds)
      .map(({ type, value }) => [type, value]),
  );

/** A moment in the site's time zone, as the wire writes it: `YYYY-MM-DD HH:mm:ss`, wherever the process runs. */
export function wireDate(milliseconds: number, site: Zone): string {
  const { year, month, day, hour, minute, second } = partsOf(milliseconds, site);
  return `${String(year)}-${String(month)}-${String(day)} ${String(hour)}:${String(minute)}:${String(second)}`;
}

/** The school year and term of a moment: term 1 from September to January, term 2 from February to August. */
export function schoolYear(milliseconds: number, site: Zone): { year: string; term: 1 | 2 } {
  const parts = partsOf(milliseconds, site);
  const [year, month] = [Number(parts.year), Number(parts.month)];
  const term = month >= 9 || month === 1 ? 1 : 2;
  return { year: String(month >= 9 ? year : year - 1), term };
}
