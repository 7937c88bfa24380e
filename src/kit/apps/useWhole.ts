import { useEffect, useRef, useState, type RefObject } from "react";

/** As many tiles of one category as show at first, where a page has many categories below each other. */
export const OF_A_CATEGORY = 24;

/** A button that brings fewer tiles than this is not worth a press. */
const FEW = 8;

interface Whole {
  /** How many of the tiles show. */
  readonly shown: number;
  /** The element around the tiles. */
  readonly grid: RefObject<HTMLDivElement | null>;
  readonly showAll: () => void;
}

/**
 * How much of a large group of tiles shows: about `most` until the person asks for all. A page of hundreds would be slow to draw
 * and slow to scroll, and is not where a person looks for one of them: that is the search [DESK-14]. The focus, which was on the
 * button that is gone then, goes to the first tile it has brought [A11Y-02].
 */
export function useWhole(count: number, most: number): Whole {
  const [whole, setWhole] = useState(false);
  const grid = useRef<HTMLDivElement>(null);
  const pressedRef = useRef(false);
  const shown = whole || count < most + FEW ? count : most;
  useEffect(() => {
    if (!pressedRef.current) return undefined;
    const focusFirst = () => {
      const first = grid.current?.querySelectorAll<HTMLElement>("li > a")[most];
      if (!first) return;
      pressedRef.current = false;
      watching.disconnect();
      first.focus();
    };
    const watching = new MutationObserver(focusFirst);
    if (grid.current) watching.observe(grid.current, { childList: true, subtree: true });
    focusFirst();
    return () => watching.disconnect();
  }, [whole, most]);
  return {
    shown,
    grid,
    showAll: () => {
      pressedRef.current = true;
      setWhole(true);
    },
  };
}
