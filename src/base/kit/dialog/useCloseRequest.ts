import { useEffect, useEffectEvent } from "react";

/** The standard interface by which browsers report that the person wants to close the uppermost thing on the screen. */
interface CloseWatcher {
  onclose: (() => void) | null;
  destroy(): void;
}

/** Not all browsers have it, and TypeScript does not know it yet. */
interface WatchingWindow extends Window {
  readonly CloseWatcher?: new () => CloseWatcher;
}

/**
 * Closes the uppermost modal dialog on the Back of a touch device, as on Android: the browser asks then instead
 * of going to another page, and the history does not change. Keyboards have Escape, which menus in a dialog
 * need for themselves; so they are not handled here [WID-01].
 */
export function useCloseRequest(open: boolean, leave: () => void): void {
  const onRequest = useEffectEvent(leave);
  useEffect(() => {
    const { CloseWatcher: Watcher }: WatchingWindow = window;
    if (!open || !Watcher || !window.matchMedia("(pointer: coarse)").matches) return;
    let watcher: CloseWatcher;
    // A watcher answers once; a person who stays can be asked again.
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
