import { useSyncExternalStore } from "react";

/** Whether the page fills the screen, and the way in and out. */
export interface Fullscreen {
  readonly active: boolean;
  readonly toggle: () => void;
}

const subscribe = (changed: () => void) => {
  document.addEventListener("fullscreenchange", changed);
  return () => document.removeEventListener("fullscreenchange", changed);
};

const isFullscreen = () => Boolean(document.fullscreenElement);

/** Whether the page fills the screen, however it got there, and the way in and out; null where it cannot. */
export function useFullscreen(): Fullscreen | null {
  const active = useSyncExternalStore(subscribe, isFullscreen, () => false);
  if (!document.fullscreenEnabled) return null;
  const toggle = () => {
    const change = isFullscreen() ? document.exitFullscreen() : document.documentElement.requestFullscreen();
    // A refusal (no gesture, policy) leaves the state as it is, which the button goes on showing.
    change.catch(() => undefined);
  };
  return { active, toggle };
}
