import type { ComponentType } from "react";
import { LAYOUT_MEASURES, type LayoutMeasures } from "../../theme/layouts";
import type { AppItem } from "../core/menu/apps";
import type { AppLinkGroup } from "../core/menu/links";

/** What a layout's side is told. */
export interface SideProps {
  readonly grouped: boolean;
  /** The applications, or null while they are on their way. */
  readonly groups: readonly AppLinkGroup[] | null;
  /** The code of the application on the screen, or null on the desktop. */
  readonly current: string | null;
  /** Whether the person keeps the side open beside the page. */
  readonly locked: boolean;
  readonly onLock: (locked: boolean) => void;
  readonly onOpen: (app: AppItem) => void;
}

/** One layout of the portal: where the applications stand around the page. */
export interface Layout {
  /** CSS variables for all below; a layout with a side says `--side-rail` and `--side-open` too. */
  readonly measures: LayoutMeasures;
  /** Whether the header shows the first applications. */
  readonly appsInHeader: boolean;
  /** Fetches what stands at the page's side, for those alone who see it; absent = nothing does. */
  readonly loadSide?: () => Promise<ComponentType<SideProps>>;
}

/** The layouts by name. A school's own is a row more, whose name its unit gives with the person [DESK-06]. */
export const LAYOUTS = {
  top: { measures: LAYOUT_MEASURES.top, appsInHeader: true },
  left: {
    measures: LAYOUT_MEASURES.left,
    appsInHeader: false,
    loadSide: async () =>
      (await import(/* webpackChunkName: "side-menu" */ "../features/side-menu")).SideMenu,
  },
} as const satisfies Readonly<Record<string, Layout>>;

/** The name of a layout that there is. */
export type LayoutName = keyof typeof LAYOUTS;

/** All of them, in the order in which people are offered those for everybody. */
export const LAYOUT_NAMES = Object.keys(LAYOUTS) as readonly LayoutName[];
