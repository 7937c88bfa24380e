import { isPlainObject } from "../wire/isPlainObject";

const HOUR = 3_600_000;

/**
 * A device's clock counts as right if it differs from the platform's by no more, in milliseconds: an answer takes its time, and a
 * minute more or less changes nothing that is shown.
 */
const SLIGHT = 20_000;

/** What an answer's time says is up to so much later: it is in whole seconds. */
const WHOLE_SECOND = 1_000;

/** For as long after the platform's last answer an offset that was kept is believed, in milliseconds: 60 days. */
const BELIEVED = 60 * 24 * HOUR;

/** What the two clocks of a device show, in milliseconds. */
export interface Reading {
  /** Since 1970; a person or the device may set it. */
  readonly wall: number;
  /** Since the page began; no one sets it, and on some devices it stands still while they sleep. */
  readonly steady: number;
}

/** What a device remembers of the platform's time. */
export interface KeptOffset {
  readonly offset: number;
  /** The platform's time when it was learnt, in milliseconds since 1970. */
  readonly at: number;
}

/** By how much a device's clock is wrong. */
export interface ClockOffset {
  /** What is added to the device's clock, in milliseconds. */
  readonly offset: number;
  /** Whether the platform has told its time in this page, and the device's clock has not leapt ahead since. */
  readonly isKnown: boolean;
  readonly seen: Reading;
}

/** The clocks were looked at; or an answer told the platform's time, so many milliseconds after it was asked for. */
export type ClockEvent =
  | { readonly type: "looked"; readonly seen: Reading }
  | { readonly type: "told"; readonly seen: Reading; readonly time: number; readonly took: number };

/** Reads what a device has remembered; null where that is nothing. */
export const readKeptOffset = (value: unknown): KeptOffset | null =>
  isPlainObject(value) && Number.isSafeInteger(value.offset) && Number.isSafeInteger(value.at)
    ? { offset: value.offset as number, at: value.at as number }
    : null;

/**
 * The offset of a page that the platform has not answered yet. What was remembered holds if the time is believable with it: not before
 * the last answer, nor long after. Else the device has been put right, if its own time is; else no less than the last answer's is known.
 */
export function beginOffset(kept: KeptOffset | null, seen: Reading): ClockOffset {
  const since = (offset: number) => seen.wall + offset - (kept?.at ?? 0);
  const holds = kept && since(kept.offset) >= 0 && since(kept.offset) <= BELIEVED;
  const offset = !kept || (!holds && since(0) >= 0) ? 0 : holds ? kept.offset : kept.at - seen.wall;
  return { offset, isKnown: false, seen };
}

/**
 * Follows a device's clock. If that falls behind the steady one, it was set back. If it leaps ahead, the device has slept, and its time
 * is right; unless the leap is just what it was behind by.
 */
function look(state: ClockOffset, seen: Reading): ClockOffset {
  const leap = seen.wall - state.seen.wall - (seen.steady - state.seen.steady);
  const corrected = leap < -SLIGHT || (leap > SLIGHT && Math.abs(state.offset - leap) <= SLIGHT);
  return {
    offset: corrected ? state.offset - leap : state.offset,
    isKnown: state.isKnown && (corrected || leap <= SLIGHT),
    seen,
  };
}

/** The offset after an event. A clock that is right to some seconds is left alone, and so is an offset that the answer confirms. */
export function stepOffset(before: ClockOffset, event: ClockEvent): ClockOffset {
  const state = look(before, event.seen);
  if (event.type === "looked") return state;
  const least = event.time - event.seen.wall;
  const most = least + event.took + WHOLE_SECOND;
  const fits = (offset: number) => offset >= least - SLIGHT && offset <= most + SLIGHT;
  const offset = [0, state.offset].find(fits) ?? Math.round((least + most) / 2);
  return { ...state, offset, isKnown: true };
}

/** What is to be remembered after an answer at a time of the platform; null where what is remembered will do. */
export const toKeep = (kept: KeptOffset | null, { offset, seen }: ClockOffset): KeptOffset | null => {
  const at = seen.wall + offset;
  const isOld = !kept || Math.abs(at - kept.at) >= HOUR;
  return isOld || Math.abs(kept.offset - offset) > WHOLE_SECOND ? { offset, at } : null;
};
