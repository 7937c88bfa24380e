import { useLayoutEffect } from "react";
import type { ToastLogEntry } from "../../src/base/flow/toast/ToastPolicy";
import { useKit } from "../../src/base/kit/KitContext";

/** Gives the story's page this log of toasts; null leaves it without one. */
export function useLogOfStory(log: ToastLogEntry | null): void {
  const { toasts } = useKit();
  useLayoutEffect(() => {
    toasts.setPolicy(log && { take: (toast) => toast, see: () => undefined, forget: () => undefined, log });
    return () => toasts.setPolicy(null);
  }, [toasts, log]);
}
