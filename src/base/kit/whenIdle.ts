import { startTimer } from "../flow/startTimer";

/** How long browsers without idle callbacks are given to draw what is urgent, in milliseconds. */
const IDLE_AFTER = 1_000;

/** Runs a job once the page has nothing more urgent to do; the answer calls it off. */
export function whenIdle(job: () => void): () => void {
  if (!("requestIdleCallback" in globalThis)) return startTimer(job, IDLE_AFTER);
  const handle = requestIdleCallback(job);
  return () => cancelIdleCallback(handle);
}
