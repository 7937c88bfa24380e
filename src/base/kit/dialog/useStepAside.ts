import { useEffect } from "react";
import { REST, stepAside } from "../../core/dialog/stepAside";
import { tellClear } from "../keepsClear";

/**
 * Has a dialog that opened by itself give way to the control of the page that has the focus, wherever that is or scrolls to [A11Y-02].
 * With the focus in it, it is the person's and stays where it is. Rests while it is not `active`.
 */
export function useStepAside(paper: HTMLElement | null, active: boolean): void {
  useEffect(() => {
    if (!paper || !active) return undefined;
    let offset = REST;
    const place = ({ type = "" } = {}) => {
      const { activeElement, body } = document;
      if (paper.contains(activeElement)) return;
      const { left, right, top, bottom } = paper.getBoundingClientRect();
      const rest = {
        left: left - offset.x,
        right: right - offset.x,
        top: top - offset.y,
        bottom: bottom - offset.y,
      };
      const focused = activeElement && activeElement !== body ? activeElement.getBoundingClientRect() : null;
      const next = focused
        ? stepAside(
            rest,
            focused,
            {
              width: document.documentElement.clientWidth,
              height: window.innerHeight,
              top: document.querySelector("header")?.getBoundingClientRect().bottom ?? 0,
            },
            // Another size of the window has other places.
            type === "resize" ? REST : offset,
          )
        : REST;
      if (next.x === offset.x && next.y === offset.y) return;
      offset = next;
      paper.style.setProperty("transform", `translate(${offset.x}px, ${offset.y}px)`);
      tellClear();
    };
    place();
    const observer = new ResizeObserver(() => place());
    observer.observe(paper);
    const heard: readonly [EventTarget, string][] = [
      [document, "focusin"],
      [document, "scroll"],
      [window, "resize"],
    ];
    for (const [target, event] of heard) target.addEventListener(event, place, { passive: true });
    return () => {
      observer.disconnect();
      for (const [target, event] of heard) target.removeEventListener(event, place);
    };
  }, [paper, active]);
}
