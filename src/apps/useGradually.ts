import { startTransition, useEffect, useState } from "react";
import { startTimer } from "../base/flow/startTimer";

/** As many tiles as a page draws at once: more than a first screen shows. */
export const AT_ONCE = 24;

/** As many follow in each step. */
const STEP = 24;

/**
 * How many of so many parts are drawn by now: `begin` at first, where the server draws them too, and then step by step until all
 * are there. A slow device is as soon ready for five hundred as for fifty, and scrolls and takes keys between the steps [DESK-14].
 */
export function useGradually(count: number, begin: number): number {
  const [drawn, setDrawn] = useState(begin);
  const complete = drawn >= count;
  useEffect(() => {
    if (complete) return undefined;
    return startTimer(() => startTransition(() => setDrawn(drawn + STEP)), 0);
  }, [drawn, complete]);
  return Math.min(drawn, count);
}
