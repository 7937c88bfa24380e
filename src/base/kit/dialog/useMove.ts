import { useCallback, useEffect, useRef, type PointerEvent } from "react";
import {
  distances,
  stepMove,
  UNMOVED,
  type Direction,
  type MoveEvent,
  type MoveState,
  type Point,
  type Room,
} from "../../core/dialog/move";

/** What makes an element the handle by which a dialog is dragged. */
interface DragHandle {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: () => void;
  readonly onPointerCancel: () => void;
  readonly onLostPointerCapture: () => void;
  readonly onMouseDown: (event: { readonly preventDefault: () => void }) => void;
}

/** The ways to move a dialog. */
export interface Move {
  readonly handle: DragHandle;
  /** Moves it by a step and answers how far it then is from the window's left and upper edge. */
  readonly nudge: (direction: Direction, far: boolean) => Point;
  /** Brings it back to where it opened. */
  readonly reset: () => Point;
  /** Ends a drag as though it had not begun; answers whether there was one. */
  readonly cancel: () => boolean;
}

const NO_ROOM: Room = { home: { x: 0, y: 0, width: 0, height: 0 }, window: { width: 0, height: 0 } };

function roomOf(paper: HTMLElement | null, { x, y }: Point): Room {
  if (!paper) return NO_ROOM;
  const { left, top, width, height } = paper.getBoundingClientRect();
  return {
    home: { x: left - x, y: top - y, width, height },
    window: { width: document.documentElement.clientWidth, height: window.innerHeight },
  };
}

/** Whether it is still on its way to its place, where it cannot be measured; browsers alone know. */
const isSliding = (paper: HTMLElement) =>
  "getAnimations" in paper && paper.getAnimations().some(({ playState }) => playState === "running");

/**
 * Moves a dialog by pointer and by steps, and keeps it in the window when that or the dialog changes its size. Writes
 * `--dialog-x` and `--dialog-y` to the dialog's style and draws nothing again. Rests while it is not `active`.
 */
export function useMove(paper: HTMLElement | null, active: boolean): Move {
  const state = useRef<MoveState>(UNMOVED);
  const happen = useCallback(
    (event: MoveEvent): Point => {
      const room = roomOf(paper, state.current.offset);
      state.current = stepMove(state.current, event, room);
      const { offset } = state.current;
      paper?.style.setProperty("--dialog-x", `${offset.x}px`);
      paper?.style.setProperty("--dialog-y", `${offset.y}px`);
      return distances(offset, room);
    },
    [paper],
  );

  useEffect(() => {
    if (!paper || !active) return;
    const fit = () => {
      if (!isSliding(paper)) happen({ type: "resized" });
    };
    const observer = new ResizeObserver(fit);
    observer.observe(paper);
    paper.addEventListener("animationend", fit);
    window.addEventListener("resize", fit);
    return () => {
      observer.disconnect();
      paper.removeEventListener("animationend", fit);
      window.removeEventListener("resize", fit);
    };
  }, [paper, active, happen]);

  const at = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY });
  return {
    handle: {
      onPointerDown: (event) => {
        if (event.button !== 0 || !event.isPrimary) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        happen({ type: "grabbed", at: at(event) });
      },
      onPointerMove: (event) => {
        if (state.current.grip) happen({ type: "dragged", at: at(event) });
      },
      onPointerUp: () => void happen({ type: "dropped" }),
      onPointerCancel: () => void happen({ type: "cancelled" }),
      onLostPointerCapture: () => void happen({ type: "dropped" }),
      // Keeps the focus where it is.
      onMouseDown: (event) => event.preventDefault(),
    },
    nudge: (direction, far) => happen({ type: "nudged", direction, far }),
    reset: () => happen({ type: "reset" }),
    cancel: () => {
      const dragging = state.current.grip !== null;
      if (dragging) happen({ type: "cancelled" });
      return dragging;
    },
  };
}
