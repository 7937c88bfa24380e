import { textOf } from "../wire/read";
import { asUtc, momentOf, type WallClock } from "./wallClock";

/** A day with dashes, slashes or nothing between its parts, and perhaps a time of day with its distance from Greenwich. */
const DATE_TIME =
  /^(\d{4})(?:([-/])(\d{1,2})\2(\d{1,2})|(\d{2})(\d{2}))(?:[ T](\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?(Z|[+-]\d{2}(?::?\d{2})?)?)?$/;
/** Seconds or milliseconds since 1970, which differ in their number of digits for all of the years 2001 to 2286. */
const SINCE_1970 = /^(\d{10}(?:\.\d+)?)$|^\d{13}$/;

/** Minutes that `Z`, `+08:00` or `+0800` are ahead of Greenwich. */
function minutesAhead(offset: string): number {
  if (offset === "Z") return 0;
  const minutes = Number(offset.slice(1, 3)) * 60 + Number(/\d{2}$/.exec(offset.slice(3))?.[0] ?? 0);
  return offset.startsWith("-") ? -minutes : minutes;
}

/** Whether a calendar and a clock can show this: no thirtieth of February, no hour 25, no year before 100. */
function isReal(clock: WallClock): boolean {
  const date = new Date(asUtc(clock));
  return (
    date.getUTCFullYear() === clock.year &&
    date.getUTCMonth() === clock.month - 1 &&
    date.getUTCDate() === clock.day &&
    date.getUTCHours() === clock.hour &&
    date.getUTCMinutes() === clock.minute
  );
}

/**
 * The moment that a platform's date names, in milliseconds since 1970, or null where it names none: `YYYY-MM-DD` or
 * `YYYY/MM/DD`, perhaps with `HH:mm` or `HH:mm:ss`, and eight digits as year, month and day [I18N-04]. The platform
 * writes the wall clock of the school; without a zone that is the reader's own. A text that says how far it is from
 * Greenwich is taken at its word.
 */
export function readDateTime(wire: unknown, zone?: string): number | null {
  const text = textOf(wire);
  const since = SINCE_1970.exec(text);
  if (since) return since[1] === undefined ? Number(text) : Number(text) * 1000;
  const match = DATE_TIME.exec(text);
  if (!match) return null;
  const [, year, , month, day, month8, day8, hour, minute, second, offset] = match as (string | undefined)[];
  const clock: WallClock = {
    year: Number(year),
    month: Number(month ?? month8),
    day: Number(day ?? day8),
    hour: Number(hour ?? 0),
    minute: Number(minute ?? 0),
    second: Number(second ?? 0),
  };
  if (!isReal(clock)) return null;
  return offset === undefined ? momentOf(clock, zone) : asUtc(clock) - minutesAhead(offset) * 60_000;
}
