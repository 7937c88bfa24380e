/** The four sets of icons that the contract has fields for, named like the looks that show them. */
export const ICON_STYLES = ["color", "ink", "lotus", "cartoon"] as const;
export type IconStyle = (typeof ICON_STYLES)[number];

/** Every name the platform may give an application; which one shows depends on the language. */
export interface AppNames {
  readonly short: string;
  readonly full: string;
  readonly plain: string;
  readonly englishShort: string;
  readonly english: string;
}

/** Where a menu entry opens and for whom. */
interface AppMenuFields {
  /** As the platform wrote it; empty means the viewport under the application's own code. */
  readonly route: string;
  readonly serverId: string;
  /** Where its own pages were deployed; empty = it has none and opens in the viewport. */
  readonly deployPath: string;
  /** User types that may open it; none named means everyone. */
  readonly userTypes: readonly number[];
}

/** The line drawing of an application: a symbol of an SVG file, and the number that picks its tile's colour. */
interface AppGlyph {
  readonly href: string;
  readonly tint: number;
}

/** One application a person may open. */
export interface AppItem {
  readonly id: string;
  readonly code: string;
  readonly names: AppNames;
  /** The picture of each style that the platform supplies; a style without one shows the letter tile. */
  readonly images: Readonly<Partial<Record<IconStyle, string>>>;
  /** Drawn in place of the pictures; null where the platform has none. */
  readonly glyph: AppGlyph | null;
  readonly menu: AppMenuFields;
  /** Whether the unit shows it without having installed it [DESK-15]. */
  readonly coming: boolean;
}

/** Applications of one category. `name` is the platform's own word for it and may be bilingual. */
export interface AppGroup {
  readonly code: string;
  readonly name: string;
  readonly apps: readonly AppItem[];
}
