/** How long a person wants toasts to stay: the usual time, longer, or until they close them. */
export type Stay = "normal" | "longer" | "untilDismissed";

/** All of them, the usual one first. */
export const STAYS: readonly Stay[] = ["normal", "longer", "untilDismissed"];

/** The longest timer of browsers, in milliseconds; a longer one would fire at once. */
export const LONGEST_TIMER = 2 ** 31 - 1;

/** Whether a value names one. */
export const isStay = (value: unknown): value is Stay => STAYS.some((stay) => stay === value);

/** "Longer" is five times as long as usual, and never less than ten seconds. */
const LONGER = { times: 5, least: 10_000 };

/**
 * How many milliseconds a toast stays, given its own duration: undefined is the usual time of its kind, and 0 until
 * it is closed, which nothing shortens [MORE-03, A11Y-05].
 */
export function durationFor(stay: Stay, duration: number | undefined): number | undefined {
  if (stay === "untilDismissed") return 0;
  if (stay === "normal" || duration === 0) return duration;
  return Math.max((duration ?? 0) * LONGER.times, LONGER.least);
}
