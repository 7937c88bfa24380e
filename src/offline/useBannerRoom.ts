import { useCallback, type RefCallback } from "react";
import { tellClear } from "../base/kit/keepsClear";

/** Marks what stays in view while the page scrolls: a focus in it needs no room [A11Y-02]. */
export const STAYS_IN_VIEW = { "data-stays-in-view": "" } as const;

/** How high a banner over the page's foot is, for what stands above it while the page scrolls. */
const ROOM = "--foot-room";

/** Brings the focus out from under a banner that came while the page was scrolled. */
function uncoverFocus(banner: HTMLElement): void {
  const focused = document.activeElement;
  if (!focused?.closest("main > *")) return;
  const { top, bottom } = focused.getBoundingClientRect();
  const covered = banner.getBoundingClientRect();
  if (!banner.contains(focused) && top < covered.bottom && bottom > covered.top)
    focused.scrollIntoView({ block: "nearest" });
}

/** Tells the page the room that a banner takes while it stays in view; none where it scrolls away [A11Y-02]. */
export function useBannerRoom(): RefCallback<HTMLElement> {
  return useCallback((banner) => {
    if (!banner) return undefined;
    const { style } = document.documentElement;
    const tell = () => {
      const stays = getComputedStyle(banner).position === "fixed";
      style.setProperty(ROOM, stays ? `${banner.offsetHeight + 8}px` : "0px");
    };
    tell();
    tellClear();
    uncoverFocus(banner);
    const observer = new ResizeObserver(tell);
    observer.observe(banner);
    return () => {
      observer.disconnect();
      style.removeProperty(ROOM);
      tellClear();
    };
  }, []);
}
