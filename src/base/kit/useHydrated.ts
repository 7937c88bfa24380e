import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/**
 * Whether React draws in a browser by now: false while the build draws a page and while React takes that page over, when
 * both have to be the same. What only the browser knows is shown from then on.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
