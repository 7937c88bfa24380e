import { useEffect, useState } from "react";
import type { Clock } from "./ports";
import { usePorts } from "./PortsContext";

const MINUTE = 60_000;

/**
 * The present minute while the page is seen: the greeting, the date and "5 minutes ago" follow, past midnight too.
 * A hidden page sleeps and looks at the clock when it is seen again.
 */
export const useNow = (): number => useNowOf(usePorts().clock);

/** The same by a clock that is given. */
export function useNowOf(clock: Clock): number {
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    let stop: (() => void) | null = null;
    const tick = () => {
      setNow(clock.now());
      wait();
    };
    const wait = () => {
      stop = clock.after(MINUTE - (clock.now() % MINUTE), tick);
    };
    const follow = () => {
      stop?.();
      stop = null;
      if (document.visibilityState === "visible") tick();
    };
    wait();
    document.addEventListener("visibilitychange", follow);
    return () => {
      stop?.();
      document.removeEventListener("visibilitychange", follow);
    };
  }, [clock]);
  return now;
}
