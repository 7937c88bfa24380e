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

/** Least widths of the device classes, and of the class room displays beyond them [DESK-08]. */
export const BREAKPOINTS = { mobile: 0, ipad: 401, pc: 1025, large: 2560 } as const;

/**
 * Size of 1 rem: the reader's own up to a full-HD screen, then growing with the screen (to about 30 px at
 * 3840 px), held back by the height of very wide screens. Zoom still enlarges it [DESK-08, A11Y-04].
 */
export const ROOT_FONT_SIZE = "max(100%, calc(2px + min(0.729vw, 1.297vh)))";
