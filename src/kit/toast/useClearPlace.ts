import { useCallback, type RefCallback } from "react";
import { coveredBelow } from "../../core/dialog/keyboard";
import { liftAbove, type Edges } from "../../core/toast/liftAbove";
import { CLEAR_CHANGED, KEEPS_CLEAR } from "../keepsClear";

/** The part of the window that an on-screen keyboard covers. */
function keyboardOf({ innerHeight, innerWidth, visualViewport }: Window): readonly Edges[] {
  if (!visualViewport) return [];
  const { height, offsetTop, scale } = visualViewport;
  const covered = coveredBelow({ windowHeight: innerHeight, height, top: offsetTop, scale });
  return covered > 0 ? [{ left: 0, right: innerWidth, top: innerHeight - covered, bottom: innerHeight }] : [];
}

/** What toasts must not cover: a phone's bar, a list's pager, the buttons of dialogs, the control with the focus, the keyboard. */
function obstaclesOf(stack: HTMLElement): readonly Edges[] {
  const parts = [...document.querySelectorAll(`[${KEEPS_CLEAR}]`)];
  const { activeElement } = document;
  if (activeElement && !stack.contains(activeElement)) parts.push(activeElement);
  return [...parts.map((part) => part.getBoundingClientRect()), ...keyboardOf(window)];
}

/**
 * A `ref` for the stack of toasts. It raises the stack, by `--toasts-lift`, above what it would cover at the window's
 * foot, also by what comes while it is shown, and shows its newest toast where not all have room. Under the pointer and with the focus a stack stays
 * where it was placed [WID-04, A11Y-02].
 */
export function useClearPlace(): RefCallback<HTMLElement> {
  return useCallback((stack) => {
    if (!stack) return;
    let lift = 0;
    let placed = false;
    const place = () => {
      // A stack that has just come where the pointer happened to be was not aimed at.
      if (placed && stack.matches(":hover, :focus-within")) return;
      placed = true;
      const { left, right, top, bottom } = stack.getBoundingClientRect();
      const resting = { left, right, top: top + lift, bottom: bottom + lift };
      lift = liftAbove(resting, obstaclesOf(stack));
      stack.style.setProperty("--toasts-lift", `${lift}px`);
      stack.scrollTop = stack.scrollHeight;
    };
    const observer = new ResizeObserver(place);
    observer.observe(stack);
    // A part that goes is still there when it is told of.
    const placeNext = () => queueMicrotask(place);
    // A dialog that opens by itself takes no focus, by which it would be heard of.
    document.addEventListener(CLEAR_CHANGED, placeNext);
    const heard = [
      [document, "focusin"],
      [window, "resize"],
      [window.visualViewport, "resize"],
    ] as const;
    for (const [target, event] of heard) target?.addEventListener(event, place);
    return () => {
      observer.disconnect();
      document.removeEventListener(CLEAR_CHANGED, placeNext);
      for (const [target, event] of heard) target?.removeEventListener(event, place);
    };
  }, []);
}
