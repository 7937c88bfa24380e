import { useCallback } from "react";
import { isCalm } from "./calm";
import { useKit } from "./KitContext";

/** How often it is looked whether the moment is a better one, in milliseconds. */
const PERIOD = 1_000;

/** The clock, and the address of the page. */
interface UnaskedPorts {
  readonly clock: { readonly after: (milliseconds: number, job: () => void) => () => void };
  readonly navigation: { readonly href: () => string };
}

/**
 * Has `ask` open a dialog that no person asked for, as soon as it disturbs nothing and stands over no other dialog. Those that wait
 * come one after the other; the answer gives the waiting up.
 */
export function useDeferredDialog({ clock, navigation }: UnaskedPorts): (ask: () => void) => () => void {
  const { dialogs } = useKit();
  return useCallback(
    (ask) => {
      let stop: (() => void) | null = null;
      const look = () => {
        // A dialog that has just been asked for is not on the page yet.
        if (dialogs.getSnapshot().length === 0 && isCalm(navigation.href())) ask();
        else stop = clock.after(PERIOD, look);
      };
      look();
      return () => stop?.();
    },
    [dialogs, clock, navigation],
  );
}
