import { useKit } from "../base/kit/KitContext";
import { useEngine } from "../base/kit/useEngine";
import type { ToastLogEntry } from "../base/flow/toast/ToastPolicy";

/** The log of the page's toasts as it is now, or null on a page that keeps none. */
export function useToastLog(): ToastLogEntry | null {
  const { toasts } = useKit();
  const policy = useEngine({ subscribe: toasts.subscribe, getSnapshot: toasts.getPolicy });
  return policy?.log ?? null;
}
