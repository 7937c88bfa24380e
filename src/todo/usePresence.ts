import { useCallback, type RefCallback } from "react";
import type { PopupClock } from "./flow/PopupClock";

/**
 * Tells the clock of a dialog what the person does in it: each key and each press gives it all of its time again, and a pointer or
 * the focus in it holds it. For an element inside the dialog [TODO-01, A11Y-05].
 */
export function usePresence({ active, hold, release }: PopupClock): RefCallback<HTMLElement> {
  return useCallback(
    (inside) => {
      const dialog = inside?.closest<HTMLElement>("[role=dialog]");
      if (!dialog) return undefined;
      const listeners: Readonly<Record<string, (event: Event) => void>> = {
        pointerenter: () => hold("pointer"),
        pointerleave: () => release("pointer"),
        pointercancel: () => release("pointer"),
        pointerdown: active,
        keydown: active,
        focusin: () => hold("focus"),
        focusout: (event) => {
          const { relatedTarget } = event as FocusEvent;
          if (!(relatedTarget instanceof Node && dialog.contains(relatedTarget))) release("focus");
        },
      };
      for (const [name, listener] of Object.entries(listeners)) dialog.addEventListener(name, listener);
      return () => {
        for (const [name, listener] of Object.entries(listeners)) dialog.removeEventListener(name, listener);
      };
    },
    [active, hold, release],
  );
}
