import { useEffect, useEffectEvent, useState, type ComponentType } from "react";
import { useKit } from "../base/kit/KitContext";
import { useEngine } from "../base/kit/useEngine";

interface Props {
  /** The page's `#announcer`, which no dialog hides or makes inert. */
  readonly container: HTMLElement | null;
}

/** Fetches what draws toasts; a page that has to tell of a lost network does so while there is one. */
export const loadToastStack = async () =>
  (await import(/* webpackChunkName: "toast-stack" */ "./ToastStack")).ToastStack;

/**
 * The page's toasts. What draws them is fetched with the first of them, so that no page's first view waits for it. Where it
 * does not come it is tried again with the next toast and when the network is back; a toast's time begins when it is
 * drawn, so none is missed meanwhile [WID-04, REL-03].
 */
export function LateToasts({ container }: Props) {
  const { toasts } = useKit();
  const [Stack, setStack] = useState<ComponentType<Props> | null>(null);
  const shown = useEngine(toasts);
  const fetchStack = useEffectEvent(() => {
    if (Stack) return;
    loadToastStack().then(
      (code) => setStack(() => code),
      () => undefined,
    );
  });
  useEffect(() => {
    if (shown.length > 0) fetchStack();
  }, [shown]);
  useEffect(() => {
    window.addEventListener("online", fetchStack);
    return () => window.removeEventListener("online", fetchStack);
  }, []);
  return Stack && <Stack container={container} />;
}
