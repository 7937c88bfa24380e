import { createContext, useContext } from "react";
import { ErrorBoundary } from "./ErrorBoundary";
import { useKit } from "./KitContext";
import { useEngine } from "./useEngine";

/** A dialog's place on the screen: whether it is open, and what to call when it has faded out. */
interface Slot {
  readonly open: boolean;
  readonly onExited: () => void;
}

const SlotContext = createContext<Slot | null>(null);

/** The place of the dialog this component is drawn in. */
export function useDialogSlot(): Slot {
  const slot = useContext(SlotContext);
  if (!slot) throw new Error("Open dialogs by dialogs.open(); this one is drawn outside of DialogHost");
  return slot;
}

/** Draws the open dialogs. One that fails while drawing goes away unanswered and leaves the page as it was [REL-03]. */
export function DialogHost() {
  const { dialogs, toasts } = useKit();
  return useEngine(dialogs).map(({ id, element, open }) => (
    <ErrorBoundary
      key={id}
      fallback={() => null}
      onError={() => {
        dialogs.remove(id);
        toasts.notify({ severity: "error", text: { id: "common.failedTitle" }, answer: true });
      }}
    >
      <SlotContext value={{ open, onExited: () => dialogs.remove(id) }}>{element}</SlotContext>
    </ErrorBoundary>
  ));
}
