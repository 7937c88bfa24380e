/** Measures of a shell layout, in rem so that they grow with the screen. */
export interface LayoutMeasures {
  readonly headerHeight: string;
  /** Space between the page's edge and its content, narrow to wide. */
  readonly gutter: string;
  readonly railWidth: string;
  readonly tileWidth: string;
  readonly tileIcon: string;
  readonly contentMaxWidth: string;
}

/** The shell layouts by name; another layout is another row [DESK-06]. */
export const LAYOUTS = {
  top: {
    headerHeight: "4.5rem",
    gutter: "clamp(0.75rem, 3.6vw, 5rem)",
    railWidth: "20.5rem",
    tileWidth: "8.5rem",
    tileIcon: "4.5rem",
    contentMaxWidth: "112rem",
  },
} as const satisfies Record<string, LayoutMeasures>;

/**
 * Layers from back to front. What sub-applications open begins at 1500, what the portal lays over them at 200,000,
 * and notices lie above both [WID-01].
 */
export const LAYERS = {
  header: 1100,
  kit: 1500,
  platform: 200_000,
  notice: 200_500,
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
