import { useSyncExternalStore } from "react";
import { useKit, type Kit } from "../../base/kit/KitContext";

/** Whether the page fills the screen, and the way in and out. */
export interface Fullscreen {
  readonly active: boolean;
  readonly toggle: () => void;
}

/** How browsers tell of a window that fills the screen by their own key, F11. */
const BY_KEY = "(display-mode: fullscreen)";

const subscribe = (changed: () => void) => {
  const byKey = window.matchMedia(BY_KEY);
  document.addEventListener("fullscreenchange", changed);
  byKey.addEventListener("change", changed);
  return () => {
    document.removeEventListener("fullscreenchange", changed);
    byKey.removeEventListener("change", changed);
  };
};

const isFullscreen = () => Boolean(document.fullscreenElement) || window.matchMedia(BY_KEY).matches;

/** Says that the browser refused, as it does without a gesture, by policy, or to leave what F11 began. */
const sayRefused = async ({ toasts }: Kit) => {
  const { REFUSED } = await import(/* webpackChunkName: "quiet-watchers" */ "./refused");
  toasts.notify(REFUSED);
};

/** Whether the page fills the screen, however it got there, and the way in and out; null where it cannot [DESK-12]. */
export function useFullscreen(): Fullscreen | null {
  const kit = useKit();
  const active = useSyncExternalStore(subscribe, isFullscreen, () => false);
  if (!document.fullscreenEnabled) return null;
  const toggle = () => {
    const change = isFullscreen() ? document.exitFullscreen() : document.documentElement.requestFullscreen();
    change.catch(() => sayRefused(kit).catch(() => undefined));
  };
  return { active, toggle };
}
