import { useCallback, useState, type RefCallback } from "react";

/** How much room a list has. */
export interface Room {
  /** Too narrow for a table; null until it has been looked at. */
  readonly narrow: boolean | null;
  /** Pixels of 1 rem. */
  readonly rem: number;
}

/** Below this a table would have to be scrolled sideways; in rem. */
const TABLE_FROM = 40;

const remNow = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;

/**
 * Measures an element, which decides by its own width and not the window's: a list may stand in a narrow pane. What is
 * hidden has no width and keeps the shape it had.
 */
export function useRoom(): readonly [RefCallback<HTMLElement>, Room] {
  const [room, setRoom] = useState<Room>({ narrow: null, rem: 16 });
  const measure = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const look = () => {
      const { width } = element.getBoundingClientRect();
      const rem = remNow();
      setRoom((now) => {
        const narrow = width > 0 ? width < TABLE_FROM * rem : (now.narrow ?? false);
        return now.narrow === narrow && now.rem === rem ? now : { narrow, rem };
      });
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [measure, room];
}
