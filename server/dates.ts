/** The zone whose wall clock the wire's dates show; the contract carries no zone, and its schools live in this one. */
const ZONE = "Asia/Shanghai";

const clock = new Intl.DateTimeFormat("en-CA", {
  timeZone: ZONE,
  hourCycle: "h23",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
});

const partsOf = (milliseconds: number): Partial<Record<Intl.DateTimeFormatPartTypes, string>> =>
  Object.fromEntries(clock.formatToParts(milliseconds).map(({ type, value }) => [type, value]));

/** A moment in the platform's time zone, as the wire writes it: `YYYY-MM-DD HH:mm:ss`, wherever the process runs. */
export function wireDate(milliseconds: number): string {
  const { year, month, day, hour, minute, second } = partsOf(milliseconds);
  return `${String(year)}-${String(month)}-${String(day)} ${String(hour)}:${String(minute)}:${String(second)}`;
}

/** The school year and term a moment lies in: term 1 from September to January, term 2 from February to August. */
export function schoolYear(milliseconds: number): { year: string; term: 1 | 2 } {
  const parts = partsOf(milliseconds);
  const [year, month] = [Number(parts.year), Number(parts.month)];
  const term = month >= 9 || month === 1 ? 1 : 2;
  return { year: String(month >= 9 ? year : year - 1), term };
}
