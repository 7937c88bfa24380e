import { useEffect } from "react";
import { focusNear, pathOf } from "./focusNear";

/**
 * How long after a press, a step of the history or another size of the window, what had the focus may still go because of
 * it, in milliseconds: the platform answers first.
 */
const AFTERMATH = 10_000;

/** How long others have for a better place, in milliseconds: the page that comes, a dialog's frame, a part that keeps its own focus. */
const GRACE = 150;

/** Follows the focus, and brings it back near to where it was when a press has removed or disabled what had it. */
function watchFocus(): () => void {
  let path: readonly Element[] = [];
  let watching: number | undefined;
  let looking: number | undefined;
  const isGone = () => {
    const [origin] = path;
    return origin !== undefined && (!origin.isConnected || origin.matches(":disabled"));
  };
  // Another size of the window hides by styles alone.
  const isHidden = () => {
    const [origin] = path;
    return (
      origin !== undefined &&
      "checkVisibility" in origin &&
      !origin.checkVisibility({ visibilityProperty: true })
    );
  };
  const look = () => {
    const { activeElement, body } = document;
    if ((isGone() || isHidden()) && (activeElement === null || activeElement === body)) focusNear(path);
  };
  const lookSoon = () => {
    window.clearTimeout(looking);
    looking = window.setTimeout(look, GRACE);
  };
  const observer = new MutationObserver(() => {
    if (isGone()) lookSoon();
  });
  const follow = ({ target }: FocusEvent) => {
    if (target instanceof Element) path = pathOf(target);
  };
  const begin = () => {
    window.clearTimeout(watching);
    observer.observe(document, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ["disabled"],
    });
    watching = window.setTimeout(() => observer.disconnect(), AFTERMATH);
  };
  const resize = () => {
    begin();
    lookSoon();
  };
  path = pathOf(document.activeElement);
  document.addEventListener("focusin", follow);
  document.addEventListener("click", begin, true);
  document.addEventListener("keydown", begin, true);
  window.addEventListener("popstate", begin);
  window.addEventListener("resize", resize);
  return () => {
    document.removeEventListener("focusin", follow);
    document.removeEventListener("click", begin, true);
    document.removeEventListener("keydown", begin, true);
    window.removeEventListener("popstate", begin);
    window.removeEventListener("resize", resize);
    observer.disconnect();
    window.clearTimeout(watching);
    window.clearTimeout(looking);
  };
}

/**
 * Sees to it that no action leaves the focus to the top of the page: where a press, Back or another size of the window
 * removes, disables or hides what had the focus, at once or by the platform's answer, the nearest control that is left gets
 * it [A11Y-02]. Nothing of the page is watched at other times.
 */
export function FocusWatcher(): null {
  useEffect(watchFocus, []);
  return null;
}
