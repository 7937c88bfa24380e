import type { ScrollMeasures } from "../../base/core/scroll/scrollPlace";

/** Room left between what is brought into sight and the region's edge, in pixels: a focus ring's and a little more. */
const MARGIN = 8;

/** The scroll position, nearest to the present one, from which the part between `start` and `end` is seen, in pixels. */
export function topInSight(
  { top, height }: Pick<ScrollMeasures, "top" | "height">,
  { start, end }: { readonly start: number; readonly end: number },
): number {
  const last = Math.max(0, start - MARGIN);
  const first = end + MARGIN - height;
  return Math.min(last, Math.max(first, top));
}
