import { useEffect, useRef } from "react";

/** Reads again when the page comes back to the front: consents are given elsewhere. */
export function useReturned(active: boolean, reload: () => void): void {
  const before = useRef(active);
  useEffect(() => {
    if (active && !before.current) reload();
    before.current = active;
  }, [active, reload]);
}
