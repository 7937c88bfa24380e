import { useEffect, useRef, useState, type RefObject } from "react";
import { useGradually } from "./useGradually";

/** As many tiles of a page's one group show at first: more than most people have. */
export const OF_ONE_GROUP = 72;

/** As many tiles of one category as show at first, where a page has many categories below each other. */
export const OF_A_CATEGORY = 12;

/** A button that brings fewer tiles than this is not worth a press. */
const FEW = 8;

interface Whole {
  /** How many of the tiles show. */
  readonly shown: number;
  /** How many of those are drawn by now. */
  readonly drawn: number;
  /** The element around the tiles. */
  readonly grid: RefObject<HTMLDivElement | null>;
  readonly showAll: () => void;
}

/**
 * How much of a large group of tiles shows: about `most` until the person asks for all. A page of hundreds would be slow to draw
 * and slow to scroll, and is not where a person looks for one of them: that is the search [DESK-14]. The focus, which was on the
 * button that is gone then, goes to the first tile it has brought [A11Y-02].
 */
export function useWhole(count: number, begin: number, most: number): Whole {
  const [whole, setWhole] = useState(false);
  const grid = useRef<HTMLDivElement>(null);
  const shown = whole || count < most + FEW ? count : most;
  const drawn = useGradually(shown, begin);
  const hasCome = whole && drawn > most;
  useEffect(() => {
    if (hasCome) grid.current?.querySelectorAll<HTMLElement>("li > a")[most]?.focus();
  }, [hasCome, most]);
  return { shown, drawn, grid, showAll: () => setWhole(true) };
}
