import { useEffect, useRef, type RefObject } from "react";
import { useOutletContext } from "react-router";

/** What the layout tells its pages about the navigation to them. */
export interface PageNavigation {
  /** Whether this is another page than the one that the portal was opened with. */
  readonly arrived: boolean;
}

/**
 * Moves the focus to a page's heading after a navigation from another page, so that it is not lost with
 * the previous content, and is read; the first page of all keeps the browser's own start [A11Y-02]. A page that shows one thing
 * after another says by `part` which one it is.
 */
export function useArrival<Element extends HTMLElement>(
  part: string | null = null,
): RefObject<Element | null> {
  const ref = useRef<Element>(null);
  const { arrived } = useOutletContext<PageNavigation>();
  useEffect(() => {
    if (arrived) ref.current?.focus({ preventScroll: true });
  }, [arrived, part]);
  return ref;
}
