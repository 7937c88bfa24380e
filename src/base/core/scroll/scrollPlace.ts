/** The scroll position of a region, in pixels. */
export interface ScrollMeasures {
  readonly top: number;
  readonly height: number;
  readonly contentHeight: number;
}

/** What can be said of such a place. */
export interface ScrollPlace {
  /** Whether there is more above or below what is seen. */
  readonly above: boolean;
  readonly below: boolean;
  /** Whether the region can be scrolled at all. */
  readonly scrolls: boolean;
  /** Whether the end is near enough to load more. */
  readonly nearEnd: boolean;
}

/** How near the end more is loaded, in pixels [WID-05]. */
export const LOAD_THRESHOLD = 10;

/** Browsers scroll by parts of a pixel; less than this is nothing. */
const SLACK = 1;

/** Reads a place; a region without a size, such as one that is hidden, is near nothing. */
export function readPlace(
  { top, height, contentHeight }: ScrollMeasures,
  threshold = LOAD_THRESHOLD,
): ScrollPlace {
  const left = contentHeight - height - top;
  return {
    above: top >= SLACK,
    below: left >= SLACK,
    scrolls: contentHeight - height >= SLACK,
    nearEnd: height > 0 && left <= Math.max(threshold, SLACK),
  };
}

/** Whether two places say the same, so that nothing needs to be drawn again. */
export const isSamePlace = (one: ScrollPlace, other: ScrollPlace): boolean =>
  one.above === other.above &&
  one.below === other.below &&
  one.scrolls === other.scrolls &&
  one.nearEnd === other.nearEnd;
