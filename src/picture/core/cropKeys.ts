import { MOVE_STEP, ZOOM_STEP } from "./crop";

/** What a key does to a picture that is cropped: moves it below the frame, by parts of the frame's side, or zooms. */
export type CropAct =
  | { readonly type: "moved"; readonly by: { readonly right: number; readonly down: number } }
  | { readonly type: "zoomed"; readonly factor: number };

/** Shift makes a step so much longer. */
const LONG = 5;

/** The sides to which the frame can be moved. */
export type Side = "left" | "right" | "up" | "down";

const WAYS: Readonly<Record<Side, { readonly right: number; readonly down: number }>> = {
  left: { right: 1, down: 0 },
  right: { right: -1, down: 0 },
  up: { right: 0, down: 1 },
  down: { right: 0, down: -1 },
};

const SIDES: Readonly<Record<string, Side>> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};

/** Moves the frame one step to a side: the picture goes the other way. */
export const frameMoved = (side: Side, steps = 1): CropAct => {
  const { right, down } = WAYS[side];
  return { type: "moved", by: { right: right * steps * MOVE_STEP, down: down * steps * MOVE_STEP } };
};

/** Zooms one step. */
export const zoomStep = (closer: boolean): CropAct => ({
  type: "zoomed",
  factor: closer ? ZOOM_STEP : 1 / ZOOM_STEP,
});

/** What a key does; null for keys that are the page's [A11Y-02]. */
export function actOfKey(key: string, shift: boolean): CropAct | null {
  const side = Object.hasOwn(SIDES, key) ? SIDES[key] : undefined;
  if (side) return frameMoved(side, shift ? LONG : 1);
  if (key === "+" || key === "=") return zoomStep(true);
  return key === "-" || key === "_" ? zoomStep(false) : null;
}
