import { useState } from "react";

/**
 * Asks for something that comes at once or later, and hands it on; `waits` until then, while further presses do nothing. A promise that
 * rejects ends the waiting and is reported as any other error.
 */
export function useAsked<Found>(source: () => Found | Promise<Found>, take: (found: Found) => void) {
  const [waits, setWaits] = useState(false);
  const ask = () => {
    if (waits) return;
    const found = source();
    if (!(found instanceof Promise)) {
      take(found);
      return;
    }
    setWaits(true);
    void found.then(take).finally(() => setWaits(false));
  };
  return { waits, ask };
}
