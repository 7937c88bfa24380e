import { useEffect, useEffectEvent } from "react";

/** So often is tried again what waits, in milliseconds, since browsers do not always know that the network is back. */
const AGAIN = 20_000;

/** Calls `go` when the network is back, from time to time, and once after `first` milliseconds, as long as something waits. */
export function useAgain(waits: boolean, first: number, go: () => void, asked = 0): void {
  const again = useEffectEvent(go);
  useEffect(() => {
    if (!waits) return;
    const now = () => again();
    window.addEventListener("online", now);
    const timer = setInterval(now, AGAIN);
    const soon = setTimeout(now, first);
    return () => {
      window.removeEventListener("online", now);
      clearInterval(timer);
      clearTimeout(soon);
    };
  }, [waits, first, asked]);
}
