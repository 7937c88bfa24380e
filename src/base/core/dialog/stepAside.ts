import { clearest, type Edges } from "./liftAbove";

/** How far a dialog is moved from where it rests, in CSS pixels. */
export interface Offset {
  readonly x: number;
  readonly y: number;
}

/** Where it opened. */
export const REST: Offset = { x: 0, y: 0 };

/** The part of the window in which a dialog may stand. */
export interface Field {
  readonly width: number;
  readonly height: number;
  /** How far down the page's header reaches. */
  readonly top: number;
}

const moved = ({ left, right, top, bottom }: Edges, { x, y }: Offset): Edges => ({
  left: left + x,
  right: right + x,
  top: top + y,
  bottom: bottom + y,
});

/**
 * Where a dialog that opened by itself steps to so that it does not lie over a control: it stays where it is `now` if it can, and goes
 * else back to `rest`, to the other side of the window or to its upper end, as far from the edges as it was. Where each of these
 * covers the control, it stays [A11Y-02].
 */
export function stepAside(
  rest: Edges,
  control: Edges,
  { width, height, top }: Field,
  now: Offset = REST,
): Offset {
  const across = width - rest.right - rest.left;
  // At the upper end it keeps the distance that it had from the lower one, and stands below the header.
  const up = Math.min(0, Math.max(top, 0) + Math.max(height - rest.bottom, 0) - rest.top);
  const offsets = [now, REST, { x: across, y: 0 }, { x: 0, y: up }];
  const places = offsets.map((offset) => moved(rest, offset));
  return offsets[clearest(places, [control])] ?? now;
}
