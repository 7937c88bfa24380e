import { useEffect, useEffectEvent } from "react";
import { isComposing } from "../base/core/dialog/isComposing";
import type { Hold, ShownToast } from "../base/flow/toast/ToastQueue";

interface Actions {
  readonly close: (id: number) => void;
  readonly hold: (reason: Hold) => void;
  readonly release: (reason: Hold) => void;
}

/** The toast that holds the focus, else the newest. */
function addressed(toasts: readonly ShownToast[]): number | undefined {
  const focused = document.activeElement?.closest<HTMLElement>("[data-toast]")?.dataset["toast"];
  return focused === undefined ? toasts.at(-1)?.id : Number(focused);
}

/**
 * The keys of toasts, wherever the focus is: Escape closes (unless a dialog or menu took it), Delete and
 * Backspace hold all of them, and going on typing lets them go [WID-04].
 */
export function useToastKeys(toasts: readonly ShownToast[], actions: Actions): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key } = event;
    if (key === "Delete" || key === "Backspace") actions.hold("key");
    else if (key.length === 1) actions.release("key");
    else if (key === "Escape" && !event.defaultPrevented && !isComposing(event)) {
      const id = addressed(toasts);
      if (id !== undefined) actions.close(id);
    }
  });
  const active = toasts.length > 0;
  useEffect(() => {
    if (!active) return;
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, [active]);
}
