import { useCallback, type RefCallback } from "react";
import { coveredBelow } from "../core/dialog/keyboard";
import { liftAbove, type Edges } from "../core/toast/liftAbove";
import { CLEAR_CHANGED, KEEPS_CLEAR, tellClear } from "./keepsClear";

/** What floats at the window's foot, from below: the tray stands above the page's own bars, and toasts above both. */
export type FloatKind = "toasts" | "tray";

/** The room that the tray leaves to what it stands above; the toasts' own padding is theirs. */
const GAP: Readonly<Record<FloatKind, number>> = { toasts: 0, tray: 8 };

/** What is modal lies above the tray, which therefore need not make room for it. */
const MODAL = ".MuiModal-root";

/** The part of the window that an on-screen keyboard covers. */
function keyboardOf({ innerHeight, innerWidth, visualViewport }: Window): readonly Edges[] {
  if (!visualViewport) return [];
  const { height, offsetTop, scale } = visualViewport;
  const covered = coveredBelow({ windowHeight: innerHeight, height, top: offsetTop, scale });
  return covered > 0 ? [{ left: 0, right: innerWidth, top: innerHeight - covered, bottom: innerHeight }] : [];
}

/** The parts that must stay clear: a phone's bar, a page's foot, a list's pager, the buttons of dialogs; for toasts also the tray and the control with the focus. */
function partsFor(kind: FloatKind, floating: HTMLElement): readonly Element[] {
  const parts = [...document.querySelectorAll(`[${KEEPS_CLEAR}]`)].filter((part) => part !== floating);
  if (kind === "tray") return parts.filter((part) => !part.closest(MODAL));
  const { activeElement } = document;
  return activeElement && !floating.contains(activeElement) ? [...parts, activeElement] : parts;
}

/**
 * A `ref` for what floats at the window's foot. It raises it, by `--toasts-lift` or `--tray-lift`, above what it would cover there, also
 * by what comes, grows or scrolls there while it is shown. A stack of toasts shows its newest where not all have room, and under the
 * pointer and with the focus it stays where it was placed [WID-04, UP-04, A11Y-02].
 */
export function useClearPlace(kind: FloatKind): RefCallback<HTMLElement> {
  return useCallback(
    (floating) => {
      if (!floating) return;
      let lift = 0;
      let placed = false;
      const property = `--${kind}-lift`;
      const place = () => {
        const parts = partsFor(kind, floating);
        for (const part of parts) watch(part);
        // A stack that has just come where the pointer happened to be was not aimed at.
        if (placed && kind === "toasts" && floating.matches(":hover, :focus-within")) return;
        const { left, right, top, bottom } = floating.getBoundingClientRect();
        const resting = { left, right, top: top + lift, bottom: bottom + lift + GAP[kind] };
        const obstacles = [...parts.map((part) => part.getBoundingClientRect()), ...keyboardOf(window)];
        const needed = liftAbove(resting, obstacles);
        const moves = placed && needed !== lift;
        placed = true;
        lift = needed;
        floating.style.setProperty(property, `${lift}px`);
        if (kind === "toasts") floating.scrollTop = floating.scrollHeight;
        else if (moves) tellClear();
      };
      const observer = new ResizeObserver(place);
      const watched = new WeakSet<Element>();
      const watch = (part: Element) => {
        // One that is observed again is reported again, without an end.
        if (watched.has(part)) return;
        watched.add(part);
        observer.observe(part);
      };
      watch(floating);
      // A part that goes is still there when it is told of.
      const placeNext = () => queueMicrotask(place);
      // A dialog that opens by itself takes no focus, by which it would be heard of.
      document.addEventListener(CLEAR_CHANGED, placeNext);
      const heard: [EventTarget | null, string][] = [
        [document, "focusin"],
        [window, "resize"],
        [window.visualViewport, "resize"],
      ];
      // A page's foot is where the page ends, once it is scrolled so far. Toasts are gone too soon to follow it.
      if (kind === "tray") heard.push([document, "scroll"]);
      for (const [target, event] of heard) target?.addEventListener(event, place, { passive: true });
      return () => {
        observer.disconnect();
        document.removeEventListener(CLEAR_CHANGED, placeNext);
        for (const [target, event] of heard) target?.removeEventListener(event, place);
      };
    },
    [kind],
  );
}
