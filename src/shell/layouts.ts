import type { ComponentType } from "react";
import { LAYOUT_MEASURES, type LayoutMeasures } from "../../theme/layouts";
import type { SideProps } from "../apps";

/** One layout of the portal: where the applications appear around the page. */
export interface Layout {
  /** CSS variables for all below; a layout with a side says `--side-rail` and `--side-open` too. */
  readonly measures: LayoutMeasures;
  /** Whether the header shows the first applications. */
  readonly appsInHeader: boolean;
  /** Loads the component at the page's side, only for people who see it; absent = none. */
  readonly loadSide?: () => Promise<ComponentType<SideProps>>;
}

/** The layouts by name. A school's own is a row more, whose name its unit gives with the person [DESK-06]. */
export const LAYOUTS = {
  top: { measures: LAYOUT_MEASURES.top, appsInHeader: true },
  left: {
    measures: LAYOUT_MEASURES.left,
    appsInHeader: false,
    loadSide: async () =>
      (await import(/* webpackChunkName: "side-menu" */ "../side-menu/SideMenu")).SideMenu,
  },
} as const satisfies Readonly<Record<string, Layout>>;

/** The name of a layout that there is. */
export type LayoutName = keyof typeof LAYOUTS;

/** All of them, in the order in which people are offered those for everyone. */
export const LAYOUT_NAMES = Object.keys(LAYOUTS) as readonly LayoutName[];
