import { useEffect, useRef } from "react";

/** Calls `reload` when a page comes back to the front, since what it shows may have changed meanwhile; `active` says whether it is there. */
export function useReturned(active: boolean, reload: () => void): void {
  const before = useRef(active);
  useEffect(() => {
    if (active && !before.current) reload();
    before.current = active;
  }, [active, reload]);
}
