import { useCallback, type RefCallback } from "react";
import { coveredBelow } from "../core/dialog/keyboard";
import { clearest, liftAbove, type Edges } from "../core/dialog/liftAbove";
import { CLEAR_CHANGED, KEEPS_CLEAR, tellClear } from "./keepsClear";
import { pageControls } from "./pageControls";

/** What floats at the window's foot, from below: the tray stands above the page's own bars, and toasts above both. */
export type FloatKind = "toasts" | "tray";

/** The room that the tray leaves to what it stands above; the toasts' own padding is theirs. */
const GAP: Readonly<Record<FloatKind, number>> = { toasts: 0, tray: 8 };

/** Where toasts may stand: in the middle of the foot or, where controls of the page are there, at one of its ends. */
const SIDES = ["centre", "start", "end"] as const;

/** The attribute by which their style has the side. */
export const SIDE = "data-side";

/** Marks toasts that stay until they are closed, below which the page's end must come out. */
export const STAYS = "data-stays";

/** The height of these toasts. Where a window is narrow they cover its whole width, and the page can be scrolled so much further. */
export const TOASTS_ROOM = "--toasts-room";

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
 * by what comes, moves, grows or scrolls there while it is shown. A stack of toasts comes where it covers the fewest controls of the
 * page; it shows its newest where not all have room, and under the pointer and with the focus it stays where it was placed. One that
 * stays until it is closed tells the page its height [WID-04, UP-04, A11Y-02].
 */
export function useClearPlace(kind: FloatKind): RefCallback<HTMLElement> {
  return useCallback(
    (floating) => {
      if (!floating) return;
      let lift = 0;
      let placed = false;
      const property = `--${kind}-lift`;
      const resting = () => {
        const { left, right, top, bottom } = floating.getBoundingClientRect();
        return { left, right, top: top + lift, bottom: bottom + lift + GAP[kind] };
      };
      // Once they are there they stay on their side, so that nobody has to look for them.
      const chooseSide = (obstacles: readonly Edges[]) => {
        const places = SIDES.map((side) => {
          floating.setAttribute(SIDE, side);
          const { left, right, top, bottom } = resting();
          const raised = liftAbove({ left, right, top, bottom }, obstacles);
          return { left, right, top: top - raised, bottom: bottom - raised };
        });
        floating.setAttribute(SIDE, SIDES[clearest(places, pageControls())] ?? "centre");
      };
      const root = document.documentElement.style;
      const makeRoom = () => {
        if (floating.hasAttribute(STAYS))
          root.setProperty(TOASTS_ROOM, `${floating.getBoundingClientRect().height}px`);
        else root.removeProperty(TOASTS_ROOM);
      };
      const place = () => {
        if (kind === "toasts") makeRoom();
        const parts = partsFor(kind, floating);
        for (const part of parts) watch(part);
        // A stack that has just come where the pointer happened to be was not aimed at.
        if (placed && kind === "toasts" && floating.matches(":hover, :focus-within")) return;
        const obstacles = [...parts.map((part) => part.getBoundingClientRect()), ...keyboardOf(window)];
        if (!placed && kind === "toasts") chooseSide(obstacles);
        const needed = liftAbove(resting(), obstacles);
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
      // A part moves as what stands before it in the page comes or goes, such as the last row of a list above a page's foot.
      let frame = 0;
      const page = new MutationObserver(() => {
        cancelAnimationFrame(frame);
        frame = requestAnimationFrame(place);
      });
      const main = document.querySelector("main");
      if (main) page.observe(main, { childList: true, subtree: true });
      // A part that goes is still there when it is told of.
      const placeNext = () => queueMicrotask(place);
      // A dialog that opens by itself takes no focus, by which it would be heard of.
      document.addEventListener(CLEAR_CHANGED, placeNext);
      const heard: readonly [EventTarget | null, string][] = [
        [document, "focusin"],
        // A page's foot is where the page ends, once it is scrolled so far.
        [document, "scroll"],
        [window, "resize"],
        [window.visualViewport, "resize"],
      ];
      for (const [target, event] of heard) target?.addEventListener(event, place, { passive: true });
      return () => {
        if (kind === "toasts") root.removeProperty(TOASTS_ROOM);
        observer.disconnect();
        page.disconnect();
        cancelAnimationFrame(frame);
        document.removeEventListener(CLEAR_CHANGED, placeNext);
        for (const [target, event] of heard) target?.removeEventListener(event, place);
      };
    },
    [kind],
  );
}
