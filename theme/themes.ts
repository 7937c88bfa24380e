import { row as cartoon } from "./looks/cartoon/look";
import { row as color } from "./looks/color/look";
import { row as ink } from "./looks/ink/look";
import { row as lotus } from "./looks/lotus/look";
import type { LookRow } from "./looks/row";
import { parseHex, toHex } from "./tints";

/** The table of looks, in the order in which people are offered them. Each lies in a folder of its own. */
const TABLE = { color, ink, lotus, cartoon } as const;

/** A look by name: `color` takes any colour, the others bring their own. */
export type Look = keyof typeof TABLE;
/** What a person chose: light, dark, or as the system says. */
export type Scheme = "light" | "dark" | "system";
/** What is on the screen. */
export type ShownScheme = Exclude<Scheme, "system">;

/** What each look brings. */
export const LOOKS: Readonly<Record<Look, LookRow>> = TABLE;

/** The default colour. */
export const DEFAULT_COLOR = color.color;

/** Release of the shared plugin files, part of the address of the looks' styles. */
export const STYLES_VERSION = "2.0.0";

/** Where the looks' style sheets are served, of a release of the shared files [THEME-09]. */
export const stylesPath = (version: string = STYLES_VERSION): string =>
  `/common/plugins/common-ph/${version}/css/`;

/** Where the build writes them. */
export const STYLES_PATH = stylesPath();

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
