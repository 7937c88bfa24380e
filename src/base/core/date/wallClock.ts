import { dateFormat } from "./intlFormats";

/** What a calendar and a clock on the wall show; months count from 1. */
export interface WallClock {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

/** A wall clock's fields in milliseconds, as if it hung in Greenwich: for arithmetic with calendars. */
export const asUtc = ({ year, month, day, hour, minute, second }: WallClock): number =>
  Date.UTC(year, month - 1, day, hour, minute, second);

/** Whether a moment (milliseconds since 1970) is one that a calendar can show. */
export const isMoment = (time: number): boolean => !Number.isNaN(new Date(time).getTime());

const FIELDS = {
  hourCycle: "h23",
  year: "numeric",
  month: "numeric",
  day: "numeric",
  hour: "numeric",
  minute: "numeric",
  second: "numeric",
} as const;

/** Offsets are remembered by the hour, since clocks rarely change in the middle of one. In milliseconds. */
const HOUR = 3_600_000;
/** So many hours of one zone are remembered, those of a school year; then it begins again. */
const MOST_KNOWN = 8_192;

/** What a zone's clocks show, as the platform's own calendar has it: a slow question. */
function shownAt(time: number, zone: string): WallClock {
  const parts = Object.fromEntries(
    dateFormat("en", { timeZone: zone, ...FIELDS })
      .formatToParts(time)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0 } = parts;
  return { year, month, day, hour, minute, second };
}

const wholeSeconds = (time: number) => Math.floor(time / 1000) * 1000;

const askedOffset = (time: number, zone: string) => asUtc(shownAt(time, zone)) - wholeSeconds(time);

/** The offsets of zones, by hours in which they do not change. */
const offsets = new Map<string, Map<number, number>>();

/** How far a zone's clocks are ahead of Greenwich at a moment, in milliseconds. */
function aheadBy(time: number, zone: string): number {
  const hour = Math.floor(time / HOUR);
  const known = offsets.get(zone) ?? new Map<number, number>();
  offsets.set(zone, known);
  const remembered = known.get(hour);
  if (remembered !== undefined) return remembered;
  const offset = askedOffset(time, zone);
  const ends = [hour * HOUR, (hour + 1) * HOUR - 1];
  if (ends.some((end) => askedOffset(end, zone) !== offset)) return offset;
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(hour, offset);
  return offset;
}

/**
 * What the clocks of a time zone show at a moment (milliseconds since 1970); of the reader's own zone where none is
 * named. Throws a RangeError for a zone that does not exist.
 */
export function wallClockAt(time: number, zone?: string): WallClock {
  if (zone === undefined) {
    const date = new Date(time);
    return {
      year: date.getFullYear(),
      month: date.getMonth() + 1,
      day: date.getDate(),
      hour: date.getHours(),
      minute: date.getMinutes(),
      second: date.getSeconds(),
    };
  }
  const shown = new Date(wholeSeconds(time) + aheadBy(time, zone));
  return {
    year: shown.getUTCFullYear(),
    month: shown.getUTCMonth() + 1,
    day: shown.getUTCDate(),
    hour: shown.getUTCHours(),
    minute: shown.getUTCMinutes(),
    second: shown.getUTCSeconds(),
  };
}

/** Whether the reader's own clock shows at a moment what the clocks of a zone show. */
export const readsAlike = (time: number, zone: string): boolean =>
  asUtc(wallClockAt(time)) === asUtc(wallClockAt(time, zone));

/**
 * The moment at which a zone's clocks show this, in milliseconds since 1970. Where clocks are put forward over it, the
 * moment as much later; where they show it twice, one of the two.
 */
export function momentOf(clock: WallClock, zone?: string): number {
  const { year, month, day, hour, minute, second } = clock;
  if (zone === undefined) return new Date(year, month - 1, day, hour, minute, second).getTime();
  const utc = asUtc(clock);
  const offset = aheadBy(utc - aheadBy(utc, zone), zone);
  return utc - Math.min(offset, aheadBy(utc - offset, zone));
}

/** The midnight before a moment, as if the clock hung in Greenwich: midnights differ by whole days there. */
const midnight = (time: number, zone?: string) =>
  asUtc({ ...wallClockAt(time, zone), hour: 0, minute: 0, second: 0 });

/** How many days of the calendar one moment (milliseconds since 1970) is after another; negative where it is before. */
export const daysBetween = (from: number, to: number, zone?: string): number =>
  (midnight(to, zone) - midnight(from, zone)) / 86_400_000;
