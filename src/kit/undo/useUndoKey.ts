import { useEffect, useEffectEvent } from "react";

/** Where the keys are not the page's: text that is typed has an undo of its own, and what is open above the page goes first. */
const OTHERS = 'input, textarea, select, [contenteditable="true"], [role="dialog"], .MuiModal-root';

/**
 * Ctrl Z, or ⌘ Z, takes back what was done last, wherever in the page the focus is. `active` says whether the page is in front
 * and there is something to take back.
 */
export function useUndoKey(active: boolean, onUndo: () => void): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, shiftKey, altKey, repeat, target } = event;
    if (key.toLowerCase() !== "z" || ctrlKey === metaKey || shiftKey || altKey || repeat) return;
    if (event.defaultPrevented || (target instanceof Element && target.closest(OTHERS))) return;
    event.preventDefault();
    onUndo();
  });
  useEffect(() => {
    if (!active) return;
    const onKey = (event: KeyboardEvent) => pressed(event);
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [active]);
}
