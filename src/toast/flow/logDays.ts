import { asUtc, wallClockAt } from "../../base/core/date/wallClock";
import type { LoggedToast } from "../core/toastLog";

const DAY = 24 * 60 * 60_000;

/** The entries of one day of the calendar, newest first. */
export interface LogDay {
  /** How many days ago, 0 today. */
  readonly ago: number;
  readonly entries: readonly LoggedToast[];
}

const dayOf = (time: number, zone?: string) =>
  asUtc({ ...wallClockAt(time, zone), hour: 0, minute: 0, second: 0 }) / DAY;

/** A log by the days of the reader's calendar, newest first. */
export function logDays(log: readonly LoggedToast[], now: number, zone?: string): readonly LogDay[] {
  const today = dayOf(now, zone);
  const days = new Map<number, LoggedToast[]>();
  for (const entry of log) {
    const ago = today - dayOf(entry.time, zone);
    days.set(ago, [...(days.get(ago) ?? []), entry]);
  }
  return [...days].map(([ago, entries]) => ({ ago, entries }));
}
