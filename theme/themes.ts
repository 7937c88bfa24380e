import { parseHex, toHex } from "./tints";

/** The four whole looks: `color` takes any colour, the others bring their own. */
export type Look = "color" | WholeLook;
/** The looks that bring their own colours and art [THEME-04]. */
export type WholeLook = "ink" | "lotus" | "cartoon";
/** What a person chose: light, dark, or as the system says. */
export type Scheme = "light" | "dark" | "system";
/** What is on the screen. */
export type ShownScheme = Exclude<Scheme, "system">;

/** The default colour. */
export const DEFAULT_COLOR = "#457cd6";

/** Release of the shared plugin files, part of the address of the looks' styles. */
export const STYLES_VERSION = "2.0.0";

/** Where the looks' style sheets are served [THEME-09]. */
export const STYLES_PATH = `/common/plugins/common-ph/${STYLES_VERSION}/css/`;

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
  readonly badge: string;
}

/** One row of the table of looks: everything that makes a look but its art. */
export interface LookRow {
  readonly color: string;
  /** Looks whose art needs the whole page force the top layout [DESK-06]. */
  readonly layoutForced?: "top";
  /** CSS variables of shape, shadow and type; the same in light and dark. */
  readonly shape: Readonly<Record<`--${string}`, string>>;
  readonly light: Neutrals;
  readonly dark: Neutrals;
}

/**
 * One family for Chinese and Latin, as Windows and macOS have under `system-ui` where people read Chinese. Linux has a Latin
 * one there, and would look every Chinese run up in it first: that doubled the layout of the login page.
 */
const SANS = '"Noto Sans CJK SC", system-ui, "PingFang SC", "Microsoft YaHei", sans-serif';
const SERIF =
  '"Noto Serif SC", "Source Han Serif SC", "Noto Serif CJK SC", "Songti SC", STSong, SimSun, Georgia, "Times New Roman", serif';
const ROUND =
  '"Yuanti SC", "Hiragino Maru Gothic ProN", YouYuan, ui-rounded, "Arial Rounded MT Bold", "Noto Sans CJK SC", system-ui, "PingFang SC", "Microsoft YaHei", sans-serif';

/** The table of looks. A new look is a row here, its style sheet and art, and one message per language. */
export const LOOKS: Readonly<Record<Look, LookRow>> = {
  color: {
    color: DEFAULT_COLOR,
    shape: {
      "--font-body": SANS,
      "--font-heading": SANS,
      "--radius-control": "0.625rem",
      "--radius-card": "1.25rem",
      "--radius-tile": "1.25rem",
      "--radius-dialog": "1.25rem",
      "--border-width": "1px",
      "--shadow-card": "0 0.0625rem 0.125rem rgb(16 32 64 / 0.05), 0 0.5rem 1.75rem rgb(16 32 64 / 0.07)",
      "--shadow-raised": "0 0.125rem 0.375rem rgb(16 32 64 / 0.1), 0 1rem 3rem rgb(16 32 64 / 0.2)",
    },
    light: {
      page: "#f7f9fd",
      wash: 0.045,
      header: "#fbfcff",
      card: "#ffffff",
      raised: "#ffffff",
      text: "#16202f",
      muted: "#4d5a70",
      art: "#e6ecf6",
      badge: "#c62a3f",
    },
    dark: {
      page: "#0e131b",
      wash: 0.05,
      header: "#131922",
      card: "#1a212c",
      raised: "#222b38",
      text: "#eef2f8",
      muted: "#aab5c5",
      art: "#1c2634",
      badge: "#cf3348",
    },
  },
  ink: {
    color: "#a9947f",
    layoutForced: "top",
    shape: {
      "--font-body": SANS,
      "--font-heading": SERIF,
      "--radius-control": "0.1875rem",
      "--radius-card": "0.1875rem",
      "--radius-tile": "0.25rem",
      "--radius-dialog": "0.25rem",
      "--border-width": "1px",
      "--shadow-card": "0 0.0625rem 0.1875rem rgb(60 48 36 / 0.08), 0 0.375rem 1.25rem rgb(60 48 36 / 0.06)",
      "--shadow-raised": "0 0.125rem 0.375rem rgb(40 30 20 / 0.14), 0 1rem 2.5rem rgb(40 30 20 / 0.22)",
    },
    light: {
      page: "#f3ecdf",
      wash: 0,
      header: "#f6f1e6",
      card: "#fbf8ef",
      raised: "#fcfaf3",
      text: "#25211c",
      muted: "#5a5045",
      art: "#bdb2a0",
      badge: "#9e3020",
    },
    dark: {
      page: "#161412",
      wash: 0,
      header: "#1c1917",
      card: "#24201d",
      raised: "#2d2824",
      text: "#f0e8da",
      muted: "#bdb1a0",
      art: "#332f2b",
      badge: "#b23a28",
    },
  },
  lotus: {
    color: "#68a265",
    layoutForced: "top",
    shape: {
      "--font-body": SANS,
      "--font-heading": SERIF,
      "--radius-control": "0.875rem",
      "--radius-card": "1.75rem 1.75rem 1.75rem 0.375rem",
      "--radius-tile": "1.5rem 1.5rem 1.5rem 0.375rem",
      "--radius-dialog": "1.75rem 1.75rem 1.75rem 0.375rem",
      "--border-width": "1px",
      "--shadow-card": "0 0.0625rem 0.1875rem rgb(24 60 36 / 0.07), 0 0.5rem 1.75rem rgb(24 60 36 / 0.09)",
      "--shadow-raised": "0 0.125rem 0.375rem rgb(16 40 24 / 0.12), 0 1rem 3rem rgb(16 40 24 / 0.22)",
    },
    light: {
      page: "#eaf3e6",
      wash: 0,
      header: "#f5faf3",
      card: "#fafdf8",
      raised: "#fbfefa",
      text: "#172b1e",
      muted: "#3b5243",
      art: "#a7cba5",
      badge: "#c02a48",
    },
    dark: {
      page: "#0c1813",
      wash: 0,
      header: "#11201a",
      card: "#172821",
      raised: "#1e332a",
      text: "#e8f3ea",
      muted: "#a9c0b0",
      art: "#234336",
      badge: "#cc3556",
    },
  },
  cartoon: {
    color: "#3abae8",
    layoutForced: "top",
    shape: {
      "--font-body": SANS,
      "--font-heading": ROUND,
      "--radius-control": "1rem",
      "--radius-card": "1.5rem",
      "--radius-tile": "1.5rem",
      "--radius-dialog": "1.75rem",
      "--border-width": "0.15625rem",
      "--shadow-card": "0 0.3125rem 0 rgb(16 48 84 / 0.16)",
      "--shadow-raised": "0 0.5rem 0 rgb(10 30 60 / 0.28)",
    },
    light: {
      page: "#d3effc",
      wash: 0,
      header: "#f6fcff",
      card: "#ffffff",
      raised: "#ffffff",
      text: "#11283f",
      muted: "#33495f",
      art: "#7fd08c",
      outline: "#16324a",
      badge: "#c62a3f",
    },
    dark: {
      page: "#0f2140",
      wash: 0,
      header: "#13284b",
      card: "#1a3157",
      raised: "#213b66",
      text: "#f0f7ff",
      muted: "#b4c8e2",
      art: "#2c5970",
      outline: "#050d1d",
      badge: "#d23449",
    },
  },
};

/** Where a colour of one's own begins before one is picked: a hue that none of the named colours has. */
export const OWN_COLOR_START = "#7a4fb5";

/** Colours that go by a name in stored settings and addresses. */
export const NAMED_COLORS: Readonly<Record<string, string>> = {
  red: "#c8394b",
  blue: "#2f6fde",
  "cyan-blue": "#1490b8",
  green: "#2f9160",
};

/** A theme value understood: its look, its colour and the form in which it is stored. */
export interface ResolvedTheme {
  readonly look: Look;
  /** `#rrggbb`, lower case. */
  readonly color: string;
  /** `ink`, `red`, `#457cd6` …: what to store and to send. */
  readonly value: string;
}

/** The names of the looks, in the order in which people are offered them. */
export const LOOK_NAMES = Object.keys(LOOKS) as readonly Look[];

const isLook = (name: string): name is Look => Object.hasOwn(LOOKS, name);

/** Understands a theme value; null for what names no theme [THEME-01]. */
export function readTheme(value: string | null | undefined): ResolvedTheme | null {
  const name = value?.trim().toLowerCase() ?? "";
  if (isLook(name) && name !== "color") return { look: name, color: LOOKS[name].color, value: name };
  const named = Object.hasOwn(NAMED_COLORS, name) ? NAMED_COLORS[name] : undefined;
  if (named !== undefined) return { look: "color", color: named, value: name };
  const rgb = parseHex(name);
  if (!rgb) return null;
  const color = toHex(rgb);
  return { look: "color", color, value: color };
}

/**
 * Understands a theme value from an address, a setting or a stored choice; what it does not understand falls
 * back to the stored value, then to the default colour [THEME-01].
 */
export const resolveTheme = (value: string | null | undefined, stored?: string | null): ResolvedTheme =>
  readTheme(value) ?? readTheme(stored) ?? { look: "color", color: DEFAULT_COLOR, value: DEFAULT_COLOR };

/** The scheme on the screen for a choice and what the system prefers [THEME-07]. */
export const shownScheme = (scheme: Scheme, systemPrefersDark: boolean): ShownScheme =>
  scheme === "system" ? (systemPrefersDark ? "dark" : "light") : scheme;

/** A stored scheme, or `system` where it is none. */
export const readScheme = (value: string | null | undefined): Scheme =>
  value === "light" || value === "dark" ? value : "system";
