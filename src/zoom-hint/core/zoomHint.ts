/** What a window says about its size; lengths in CSS pixels as the browser gives them. */
export interface WindowSigns {
  /** The whole window with its frame; browsers do not zoom it. */
  readonly outerWidth: number;
  readonly outerHeight: number;
  /** The page's part of it, which zoom makes smaller. */
  readonly innerWidth: number;
  readonly innerHeight: number;
  readonly devicePixelRatio: number;
  /** How far two fingers have magnified the page; 1 where they have not. */
  readonly pinch: number;
}

/** The steps of zoom that browsers offer. */
const STEPS = [
  0.25,
  0.3,
  0.33,
  0.5,
  2 / 3,
  0.75,
  0.8,
  0.9,
  1,
  1.1,
  1.2,
  1.25,
  1.33,
  1.5,
  1.75,
  2,
  2.4,
  2.5,
  3,
  4,
  5,
];
/** The scalings of displays that systems offer. */
const SCALINGS = [1, 1.25, 1.5, 1.75, 2, 2.25, 2.5, 2.75, 3, 3.5, 4];
/** How much frames, scroll bars and rounding may change what is measured. */
const TOLERANCE = 0.03;

const near = (one: number, other: number) => Math.abs(one / other - 1) <= TOLERANCE;

/**
 * The browser's zoom, or null where it cannot be told. Zoom divides the page's width and leaves the window's, so the two
 * give it (`outerWidth / innerWidth`); the scaling of a display changes both alike and does not count. A side panel, such as
 * a developer's, makes the page narrower as well, so the zoom has to explain the other signs too: the device's pixels
 * (`devicePixelRatio` = scaling × zoom) and the height, because a page is not higher than its window [DESK-11].
 */
export function zoomOf(signs: WindowSigns): number | null {
  const { outerWidth, outerHeight, innerWidth, innerHeight, devicePixelRatio } = signs;
  if (!(outerWidth > 0 && innerWidth > 0)) return null;
  const ratio = outerWidth / innerWidth;
  const explains = (zoom: number) =>
    near(ratio, zoom) &&
    SCALINGS.some((scaling) => near(devicePixelRatio, scaling * zoom)) &&
    innerHeight * zoom <= outerHeight * (1 + TOLERANCE);
  const found = STEPS.filter(explains);
  return found.sort((one, other) => Math.abs(one - ratio) - Math.abs(other - ratio))[0] ?? null;
}

/** Whether 100 % is suggested: below 80 % or above 120 %, and not where fingers magnify the page [DESK-11]. */
export function suggestsUsualZoom(signs: WindowSigns): boolean {
  const zoom = signs.pinch === 1 ? zoomOf(signs) : null;
  return zoom !== null && (zoom < 0.8 || zoom > 1.2);
}
