/** Measures of a layout as CSS variables, in rem so that they grow with the screen. */
export type LayoutMeasures = Readonly<Record<`--${"header-height" | `side-${string}`}`, string>>;

/** What the portal's own layouts measure; `side-open` is the whole side menu, `side-rail` its strip of icons. */
export const LAYOUT_MEASURES = {
  top: { "--header-height": "4.5rem" },
  left: { "--header-height": "4rem", "--side-rail": "4.25rem", "--side-open": "15.5rem" },
} as const satisfies Record<string, LayoutMeasures>;

/**
 * Layers from back to front. What sub-applications open begins at 1500, what the portal lays over them at 200,000,
 * and notices lie above both [WID-01]. The header's panels and menus, which go with the next press, lie above all:
 * a notice that stays must not cover the way to what makes it stay.
 */
export const LAYERS = {
  header: 1100,
  kit: 1500,
  platform: 200_000,
  notice: 200_500,
  headerPanel: 200_600,
} as const;

/**
 * MUI's layers for a tree whose dialogs, menus and drawers begin at `first`. They share one number, so that what is
 * opened later lies above; tooltips lie above all of them.
 */
export const layersFrom = (first: number) => ({ drawer: first, modal: first, tooltip: first + 200 });

/**
 * Least widths of the device classes, and of the class room displays beyond them, in em: 401, 1025 and 2560 px where the
 * reader's font size is the usual 16 px, and more where it is larger, since the words need the room [DESK-08, A11Y-06].
 */
export const BREAKPOINTS = { mobile: 0, ipad: 25.0625, pc: 64.0625, large: 160 } as const;

/** Narrower than any phone at the usual font size: a phone whose reader has doubled it. Bars flow with the page there. */
export const TINY = "@media (max-width: 19.9375em)";

/**
 * Size of 1 rem: the reader's own up to a full-HD screen, then growing with the screen (to about 30 px at
 * 3840 px), held back by the height of very wide screens. Zoom still enlarges it [DESK-08, A11Y-04].
 */
export const ROOT_FONT_SIZE = "max(100%, calc(2px + min(0.729vw, 1.297vh)))";
