import { useEffect, useState } from "react";

/** How often the clock is looked at, in milliseconds. */
const STEP = 15_000;

/** The moment, in milliseconds since 1970, looked at again and again while the page is in front. */
export function useNow(active: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!active) return;
    const look = () => setNow(Date.now());
    look();
    const timer = setInterval(look, STEP);
    return () => clearInterval(timer);
  }, [active]);
  return now;
}
