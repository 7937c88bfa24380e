import { useEffect, useState } from "react";
import { focusNear, pathOf } from "./focusNear";

/**
 * Sees to it that the focus is not lost when a dialog closes. MUI and the modal guard bring it back to where it came
 * from; this steps in where they cannot, because there is no such place any more, and for dialogs that are not modal.
 */
export function useFocusReturn(open: boolean, paper: HTMLElement | null): void {
  const [path] = useState(() => pathOf(document.activeElement));
  useEffect(() => {
    if (open) return;
    // The guard learns of the closing by a microtask of its own, which has been queued before.
    queueMicrotask(() => {
      const { activeElement, body } = document;
      const lost = !activeElement || activeElement === body || Boolean(paper?.contains(activeElement));
      if (lost) focusNear(path);
    });
  }, [open, paper, path]);
}
