import { useEffect, type RefObject } from "react";

/** Where the focus goes: the cell that the Tab key leads to, else the first lesson of a list, else the part itself. */
const PLACES = ['[data-spot][tabindex="0"]', "button"];

/**
 * Gives the focus back to a part of the page that a key has put in the place of the one which had it, so that the keys go on there.
 * `pressedRef` says that it was a key; `shown` is another one for each part.
 */
export function useKeptFocus(
  part: RefObject<HTMLElement | null>,
  pressedRef: RefObject<boolean>,
  shown: string,
): void {
  useEffect(() => {
    if (!pressedRef.current) return;
    pressedRef.current = false;
    if (document.activeElement !== document.body) return;
    const [place] = PLACES.flatMap((each) => part.current?.querySelector<HTMLElement>(each) ?? []);
    (place ?? part.current)?.focus();
  }, [part, pressedRef, shown]);
}
