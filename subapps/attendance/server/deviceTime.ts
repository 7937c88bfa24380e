const MINUTE = 60_000;

/** A device's clock counts as right if it differs from ours by no more, in milliseconds; the way over the network takes some of it. */
const SLIGHT = MINUTE / 2;

/** A clocking may wait for the network as long as this, in milliseconds. */
export const LONGEST_WAIT = 24 * 60 * MINUTE;

/** A clocking's time and the time of its sending, both by the device's clock, in milliseconds since 1970. */
export interface DeviceTimes {
  readonly at: number;
  /** Absent from devices that do not say it; then their clock is taken to be right. */
  readonly now?: number | undefined;
}

/**
 * When a clocking was by our clock, which shows `present`; null if it waited too long. The device's clock says how long ago it was: any
 * year that it shows will do. A clocking from its own future, whose clock was set back since, counts from its arrival.
 */
export function momentOf({ at, now }: DeviceTimes, present: number): number | null {
  const shown = now === undefined || Math.abs(present - now) <= SLIGHT ? present : now;
  const age = Math.max(0, shown - at);
  return age > LONGEST_WAIT ? null : present - age;
}
