/** A countdown at a moment: on its way to an end, held with some time left, or over. All times in milliseconds. */
export type Countdown =
  | { readonly phase: "running"; readonly endsAt: number; readonly total: number }
  | { readonly phase: "held"; readonly left: number; readonly total: number }
  | { readonly phase: "ended"; readonly total: number };

/** What happens to a countdown; `now` is the clock's time. */
export type CountdownEvent =
  | { readonly type: "hold" | "release" | "tick"; readonly now: number }
  | { readonly type: "extend"; readonly by: number; readonly now: number };

/** A countdown of `total` milliseconds that has not begun: it is released when it does. */
export const standingCountdown = (total: number): Countdown => ({
  phase: "held",
  left: Math.max(0, total),
  total: Math.max(0, total),
});

/** What is left at a moment, in milliseconds, never less than none. */
export function leftOf(countdown: Countdown, now: number): number {
  if (countdown.phase === "running") return Math.max(0, countdown.endsAt - now);
  return countdown.phase === "held" ? countdown.left : 0;
}

/** The seconds to show: a second that has begun counts whole, so that 0 is only shown at the end. */
export const secondsLeft = (countdown: Countdown, now: number): number =>
  Math.ceil(leftOf(countdown, now) / 1000);

/**
 * The countdown after an event. Held it loses no time; more time makes the whole longer too; and what is over stays
 * over [A11Y-05].
 */
export function stepCountdown(countdown: Countdown, event: CountdownEvent): Countdown {
  if (countdown.phase === "ended") return countdown;
  const left = leftOf(countdown, event.now);
  const { total } = countdown;
  if (event.type === "extend") {
    const longer = total + event.by;
    return countdown.phase === "held"
      ? { phase: "held", left: left + event.by, total: longer }
      : { phase: "running", endsAt: event.now + left + event.by, total: longer };
  }
  if (countdown.phase === "held" && event.type !== "release") return countdown;
  if (left === 0) return { phase: "ended", total };
  if (countdown.phase === "held") return { phase: "running", endsAt: event.now + left, total };
  return event.type === "hold" ? { phase: "held", left, total } : countdown;
}

/** Seconds left at which people are told, the longest first: rarely at first, and close to the end more often. */
const TOLD_AT = [600, 300, 120, 60, 30, 10, 5];

/** Whether the time that is left should be spoken when it fell from `before` to `after` seconds. */
export const isToldAt = (before: number, after: number): boolean =>
  TOLD_AT.some((moment) => before > moment && after <= moment && after > 0);
