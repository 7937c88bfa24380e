import { useEffect, useEffectEvent } from "react";

/** Text that is typed has an undo of its own. */
const FIELDS = 'input, textarea, select, [contenteditable="true"]';
/** What is open above the page goes first. */
const ABOVE = '[role="dialog"], .MuiModal-root';

interface Offer {
  /** What would be taken back, in words or by an id: another change makes the offer the newest. */
  readonly of?: string | number | undefined;
  /** The offer stands above dialogs and menus, as a toast does, and is heard in them too. */
  readonly above?: boolean;
}

/** The offers of this page to take something back, the newest last: the key is the newest one's. */
const offers: symbol[] = [];

/**
 * Ctrl Z, or ⌘ Z, takes back what was done last, wherever in the page the focus is. `active` says whether the page is in front
 * and there is something to take back.
 */
export function useUndoKey(active: boolean, onUndo: () => void, { of, above = false }: Offer = {}): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, shiftKey, altKey, repeat, target } = event;
    if (key.toLowerCase() !== "z" || ctrlKey === metaKey || shiftKey || altKey || repeat) return;
    const others = above ? FIELDS : `${FIELDS}, ${ABOVE}`;
    if (event.defaultPrevented || (target instanceof Element && target.closest(others))) return;
    event.preventDefault();
    onUndo();
  });
  useEffect(() => {
    if (!active) return;
    const offer = Symbol("undo");
    offers.push(offer);
    const onKey = (event: KeyboardEvent) => {
      if (offers.at(-1) === offer) pressed(event);
    };
    window.addEventListener("keydown", onKey);
    return () => {
      offers.splice(offers.indexOf(offer), 1);
      window.removeEventListener("keydown", onKey);
    };
  }, [active, of]);
}
