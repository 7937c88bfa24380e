import { useState, type FocusEvent, type KeyboardEvent } from "react";
import { gridMove } from "./core/gridMove";

/** What a grid of links needs to be one stop of the Tab key, walked inside by arrow keys. */
export interface GridFocus {
  /** The `tabIndex` of the link at a place: only the current one is a tab stop. */
  readonly tabIndex: (index: number) => 0 | -1;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
}

const linksOf = (grid: HTMLElement): HTMLElement[] => [...grid.querySelectorAll<HTMLElement>("a[href]")];

/** How many links share the first link's row, as they are laid out at this moment. */
function columnsOf(links: readonly HTMLElement[]): number {
  const top = links[0]?.offsetTop;
  const next = links.findIndex((link) => link.offsetTop !== top);
  return next === -1 ? links.length : next;
}

/**
 * Roving focus over a grid of `count` links: arrow keys, Home and End move, Tab leaves [A11Y-03]. Its columns are as
 * many as there are on the screen, unless they are known.
 */
export function useGridFocus(count: number, columns?: number): GridFocus {
  const [current, setCurrent] = useState(0);
  const tabStop = Math.min(current, Math.max(0, count - 1));

  return {
    tabIndex: (index) => (index === tabStop ? 0 : -1),
    onFocus: (event) => {
      const index = linksOf(event.currentTarget).indexOf(event.target);
      if (index !== -1) setCurrent(index);
    },
    onKeyDown: (event) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const links = linksOf(event.currentTarget);
      const index = links.findIndex((link) => link === event.target);
      if (index === -1) return;
      const next = gridMove(event.key, { index, count: links.length, columns: columns ?? columnsOf(links) });
      if (next === null) return;
      event.preventDefault();
      links[next]?.focus();
    },
  };
}
