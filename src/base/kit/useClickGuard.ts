import { useCallback, useEffect, useRef } from "react";

/** Milliseconds that a question has to have been in view before it can be answered. */
export const GUARD_TIME = 500;

/** Wraps a click handler so that only intended clicks run it. */
export type ClickGuard = (act: () => void) => () => void;

/**
 * For answers that a page must not trick a person into by opening this one under a double click or a held key:
 * a click counts only after the question has been rendered, in a page that is visible and has the focus, for
 * `GUARD_TIME`; an earlier click starts that time again. Nothing is disabled meanwhile, because a person who reads the
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
