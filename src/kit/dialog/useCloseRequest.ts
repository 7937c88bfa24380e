import { useEffect, useEffectEvent } from "react";

/** The standard interface by which browsers tell that somebody wants the uppermost thing on the screen closed. */
interface CloseWatcher {
  onclose: (() => void) | null;
  destroy(): void;
}

/** Not all browsers have it, and TypeScript does not know it yet. */
interface WatchingWindow extends Window {
  readonly CloseWatcher?: new () => CloseWatcher;
}

/**
 * Leaves the uppermost modal dialog where a touch device's own Back does so, as on Android: the browser asks then instead
 * of going to another page, and the history knows nothing of it. Keyboards have Escape, which menus in a dialog
 * want for themselves; so they are left alone [WID-01].
 */
export function useCloseRequest(open: boolean, leave: () => void): void {
  const onRequest = useEffectEvent(leave);
  useEffect(() => {
    const { CloseWatcher: Watcher }: WatchingWindow = window;
    if (!open || !Watcher || !window.matchMedia("(pointer: coarse)").matches) return;
    let watcher: CloseWatcher;
    // One answers once; who stays can be asked again.
    const watch = () => {
      watcher = new Watcher();
      watcher.onclose = () => {
        watch();
        onRequest();
      };
    };
    watch();
    return () => watcher.destroy();
  }, [open]);
}
