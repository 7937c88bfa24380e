import { createContext, useContext, useEffect, useRef, type RefObject } from "react";

/** Whether a page is another one than that with which the portal was opened, or came by a press on "Try again". */
export const ArrivedContext = createContext(false);

/**
 * Moves the focus to a page's heading after a navigation from another page, so that it is not lost with
 * the previous content, and is read; the first page of all keeps the browser's own start [A11Y-02]. A page that shows one thing
 * after another says by `part` which one it is.
 */
export function useArrival<Element extends HTMLElement>(
  part: string | null = null,
): RefObject<Element | null> {
  const ref = useRef<Element>(null);
  const arrived = useContext(ArrivedContext);
  useEffect(() => {
    if (arrived) ref.current?.focus({ preventScroll: true });
  }, [arrived, part]);
  return ref;
}
