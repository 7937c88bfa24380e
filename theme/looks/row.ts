/** The neutral colours of a look, from which and the brand colour every token is computed. */
export interface Neutrals {
  /** Page ground and how much of the brand colour washes into page and header (0 to 1). */
  readonly page: string;
  readonly wash: number;
  readonly header: string;
  readonly card: string;
  /** Dialogs and menus. */
  readonly raised: string;
  readonly text: string;
  readonly muted: string;
  /** The hardest colour of the background art that text may stand on: its darkest in light, lightest in dark. */
  readonly art: string;
  /** Outlines of cards and tiles where the look draws them, else the soft line is used. */
  readonly outline?: string;
  /** The fill of the main button, which words stand on; the accent of the brand colour where a look names none. */
  readonly fill?: string;
  readonly badge: string;
}

/** One row of the table of looks: what the page has to know of it. Its sheet, names and pictures lie beside it. */
export interface LookRow {
  readonly color: string;
  /** Looks whose art needs the whole page force the top layout [DESK-06]. */
  readonly layoutForced?: "top";
  /** CSS variables of shape, shadow and type; the same in light and dark. */
  readonly shape: Readonly<Record<`--${string}`, string>>;
  readonly light: Neutrals;
  readonly dark: Neutrals;
}

/** A look's name by language. */
export type LookNames = Readonly<Record<"zh-CN" | "en", string>>;

/** The pictures of a look as SVG, by the names under which its sheet asks for them. */
export type LookPictures = Readonly<Record<`${string}.svg`, string>>;
