import { useEffect, useEffectEvent } from "react";

/** Calls back when the browser says that the network is back, for as long as that is waited for. */
export function useOnline(waiting: boolean, back: () => void): void {
  const tell = useEffectEvent(back);
  useEffect(() => {
    if (!waiting) return;
    window.addEventListener("online", tell);
    return () => window.removeEventListener("online", tell);
  }, [waiting]);
}
