import type { StartTimer } from "../src/base/flow/startTimer";

/** A clock that moves only when the test says so. */
export function manualTimer() {
  let now = 0;
  const waiting = new Set<{ readonly at: number; readonly callback: () => void }>();
  const start: StartTimer = (callback, milliseconds) => {
    const entry = { at: now + milliseconds, callback };
    waiting.add(entry);
    return () => waiting.delete(entry);
  };
  const pass = (milliseconds: number) => {
    now += milliseconds;
    for (const entry of [...waiting]) {
      if (entry.at > now || !waiting.delete(entry)) continue;
      entry.callback();
    }
  };
  /** How many callbacks wait for their time. */
  const count = () => waiting.size;
  return { start, pass, count, now: () => now };
}
