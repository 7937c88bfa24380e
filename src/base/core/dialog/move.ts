/** A place on the screen or a distance, in CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Width and height in CSS pixels. */
interface Size {
  readonly width: number;
  readonly height: number;
}

/** What limits a dialog's moves: its unmoved place, and the window. */
export interface Room {
  readonly home: Point & Size;
  readonly window: Size;
}

/** Where the buttons and the arrow keys move a dialog to. */
export type Direction = "up" | "down" | "left" | "right";

/** How far a dialog is from where it opened, and by what it is being held. */
export interface MoveState {
  readonly offset: Point;
  /** Where the pointer took hold, and how far the dialog was then; null when nothing drags it. */
  readonly grip: { readonly at: Point; readonly offset: Point } | null;
}

/** What happens to a dialog that can be moved. */
export type MoveEvent =
  | { readonly type: "grabbed" | "dragged"; readonly at: Point }
  | { readonly type: "dropped" | "cancelled" | "resized" | "reset" }
  | { readonly type: "nudged"; readonly direction: Direction; readonly far: boolean };

/** A dialog where it opened. */
export const UNMOVED: MoveState = { offset: { x: 0, y: 0 }, grip: null };

/** Pixels of a step by button or arrow key, and of one with Shift. */
export const STEP = { near: 16, far: 96 };

const WAYS: Readonly<Record<Direction, Point>> = {
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
};

/** Along one axis; a dialog longer than the window keeps its beginning in view. */
const within = (offset: number, home: number, length: number, window: number): number =>
  Math.max(-home, Math.min(offset, window - length - home));

/** The offset nearest to the requested one that keeps the whole dialog, or at least its upper left, in the window. */
export const keepInside = ({ x, y }: Point, { home, window }: Room): Point => ({
  x: within(x, home.x, home.width, window.width),
  y: within(y, home.y, home.height, window.height),
});

/** What becomes of a moved dialog; it never leaves the window, whatever happens [WID-01]. */
export function stepMove(state: MoveState, event: MoveEvent, room: Room): MoveState {
  const { offset, grip } = state;
  switch (event.type) {
    case "grabbed":
      return { offset, grip: { at: event.at, offset } };
    case "dragged": {
      if (!grip) return state;
      const asked = {
        x: grip.offset.x + event.at.x - grip.at.x,
        y: grip.offset.y + event.at.y - grip.at.y,
      };
      return { offset: keepInside(asked, room), grip };
    }
    case "dropped":
      return { offset, grip: null };
    case "cancelled":
      return { offset: grip ? keepInside(grip.offset, room) : offset, grip: null };
    case "nudged": {
      const way = WAYS[event.direction];
      const length = event.far ? STEP.far : STEP.near;
      return {
        offset: keepInside({ x: offset.x + way.x * length, y: offset.y + way.y * length }, room),
        grip,
      };
    }
    case "resized":
      return { offset: keepInside(offset, room), grip };
    case "reset":
      return { offset: keepInside(UNMOVED.offset, room), grip: null };
  }
}

/** Whole pixels between a moved dialog and the window's left and upper edge. */
export const distances = ({ x, y }: Point, { home }: Room): Point => ({
  x: Math.round(home.x + x),
  y: Math.round(home.y + y),
});
