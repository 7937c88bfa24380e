import { useCallback, useEffect, useRef } from "react";

/** Milliseconds that a question has to have been in view before it can be answered. */
export const GUARD_TIME = 500;

/** Makes handlers of clicks out of what is to be done on one that is meant. */
export type ClickGuard = (act: () => void) => () => void;

/**
 * For answers that nobody may be tricked into, by a page that has this one come up under a double click or a key held
 * down: a click counts only where the question has been drawn, in a page that is visible and has the focus, for
 * `GUARD_TIME`; one that came too early begins that time anew. Nothing is disabled meanwhile, for whoever reads the
 * question first never notices.
 */
export function useClickGuard(): ClickGuard {
  const since = useRef(Infinity);
  useEffect(() => {
    const begin = () => {
      since.current = performance.now();
    };
    begin();
    window.addEventListener("focus", begin);
    document.addEventListener("visibilitychange", begin);
    return () => {
      window.removeEventListener("focus", begin);
      document.removeEventListener("visibilitychange", begin);
    };
  }, []);
  return useCallback(
    (act) => () => {
      const now = performance.now();
      const seen = document.hasFocus() && document.visibilityState === "visible";
      if (seen && now - since.current >= GUARD_TIME) act();
      else since.current = now;
    },
    [],
  );
}
