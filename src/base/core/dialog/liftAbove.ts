/** The edges of a rectangle in the window, in CSS pixels. */
export interface Edges {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Whether two rectangles share more than an edge. */
export const overlap = (one: Edges, other: Edges): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/**
 * Pixels by which a box at the window's foot has to rise to cover none of the obstacles. An obstacle that is too high
 * to rise above within the window, such as the whole page, is left out [WID-04, A11Y-02].
 */
export function liftAbove(box: Edges, obstacles: readonly Edges[]): number {
  let lift = 0;
  for (let met = true; met;) {
    met = false;
    for (const obstacle of obstacles) {
      const raised = { ...box, top: box.top - lift, bottom: box.bottom - lift };
      const needed = box.bottom - obstacle.top;
      if (needed <= lift || needed > box.top || !overlap(raised, obstacle)) continue;
      lift = needed;
      met = true;
    }
  }
  return lift;
}

/** The index of the place that covers the fewest of some controls; of those that cover as few, the first [WID-04]. */
export function clearest(places: readonly Edges[], controls: readonly Edges[]): number {
  const covered = places.map((place) => controls.filter((control) => overlap(place, control)).length);
  return Math.max(covered.indexOf(Math.min(...covered)), 0);
}
