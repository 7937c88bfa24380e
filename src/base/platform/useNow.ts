import { useEffect, useState } from "react";
import type { Clock, PlatformTime } from "./ports";
import { usePorts } from "./PortsContext";

const MINUTE = 60_000;

/** The times of which the present minute is made. */
export interface NowSources {
  readonly clock: Pick<Clock, "after">;
  readonly time: Pick<PlatformTime, "now" | "watch">;
}

/**
 * The present minute by the platform's time, while the page is seen: the greeting, the date and "5 minutes ago" follow, past midnight
 * too. A hidden page sleeps and looks at the time when it is seen again.
 */
export const useNow = (): number => useNowOf(usePorts());

/** The same by sources that are given. */
export function useNowOf({ clock, time }: NowSources): number {
  const [now, setNow] = useState(() => time.now());
  useEffect(() => {
    let stop: (() => void) | null = null;
    const tick = () => {
      setNow(time.now());
      wait();
    };
    const wait = () => {
      stop = clock.after(MINUTE - (time.now() % MINUTE), tick);
    };
    const follow = () => {
      stop?.();
      stop = null;
      if (document.visibilityState === "visible") tick();
    };
    wait();
    document.addEventListener("visibilitychange", follow);
    const stopWatching = time.watch(follow);
    return () => {
      stop?.();
      stopWatching();
      document.removeEventListener("visibilitychange", follow);
    };
  }, [clock, time]);
  return now;
}
