/** Milliseconds over which the speed is taken: long enough not to jump, short enough to follow the line. */
const WINDOW = 8_000;
/** Milliseconds between two samples that are kept. */
const SAMPLE = 250;
/** Less than this many milliseconds say nothing about a line. */
const LEAST = 1_000;

interface Sample {
  /** Milliseconds. */
  readonly at: number;
  /** Bytes sent until then. */
  readonly sent: number;
}

/** What has been sent lately, oldest first. */
export type SpeedMeter = readonly Sample[];

/** Adds what has been sent until now. Where less was sent than before, because a chunk broke off, or the clock was set back, it begins again. */
export function measured(meter: SpeedMeter, now: Sample): SpeedMeter {
  const last = meter.at(-1);
  if (!last || now.sent < last.sent || now.at < last.at) return [now];
  const kept = meter.filter(({ at }) => now.at - at <= WINDOW);
  const before = kept.at(-2);
  // The newest sample moves on until it is far enough from the one before.
  const settled = before && last.at - before.at < SAMPLE ? kept.slice(0, -1) : kept;
  return [...settled, now];
}

/** Bytes a second; null while too little is known. */
export function speedOf(meter: SpeedMeter): number | null {
  const [first] = meter;
  const last = meter.at(-1);
  if (!first || !last || last.at - first.at < LEAST) return null;
  return ((last.sent - first.sent) / (last.at - first.at)) * 1_000;
}

/** As people read it: seconds up to ten, then in steps of five, of ten, and whole minutes. */
function rounded(seconds: number): number {
  const step = seconds <= 10 ? 1 : seconds <= 60 ? 5 : seconds <= 300 ? 10 : 60;
  return Math.max(1, Math.ceil(seconds / step) * step);
}

/**
 * Whole seconds until all is sent, in steps that grow with the time, so that the figure does not jump; null where the speed is not
 * known or nothing moves [UP-05].
 */
export function secondsLeft(meter: SpeedMeter, left: number): number | null {
  const speed = speedOf(meter);
  if (speed === null || speed <= 0) return null;
  return rounded(left / speed);
}
