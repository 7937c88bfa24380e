import type { Neutrals } from "./looks/row";
import { LOOKS, type Look, type ShownScheme } from "./themes";
import {
  BLACK,
  contrast,
  ensureContrast,
  hardestOf,
  mix,
  parseHex,
  readableOn,
  shade,
  tint,
  toHex,
  turnHue,
  WHITE,
  type Rgb,
} from "./tints";

/** Contrast wanted of running text [THEME-03]. */
export const TEXT_MINIMUM = 4.5;
/** Contrast wanted of large text, icons and the edges of controls [THEME-03]. */
export const CONTROL_MINIMUM = 3;

/** The contrasts of a page: what running text has at least, and what controls and lines have [THEME-03, A11Y-06]. */
export interface Contrasts {
  readonly text: number;
  readonly control: number;
  /** Whether lines that only arrange the page are drawn as strongly as those of controls, and fills moved until words read on them. */
  readonly strict: boolean;
  /** Whether a school's own picture lies behind the page, under a veil. */
  readonly pictured: boolean;
}

/** The contrasts for everyone. */
export const USUAL: Contrasts = {
  text: TEXT_MINIMUM,
  control: CONTROL_MINIMUM,
  strict: false,
  pictured: false,
};

/** The same over a school's own picture, which may have any colour [THEME-03]. */
export const PICTURED: Contrasts = { ...USUAL, pictured: true };

/** The contrasts for readers whose system asks for more: those of WCAG's level AAA, and for lines those of text [A11Y-06]. */
export const MORE: Contrasts = { text: 7, control: TEXT_MINIMUM, strict: true, pictured: false };

/** The part of the page's ground in the veil over a school's picture, as `looks/base.css` draws it. */
export const VEIL = 0.7;

/** How much more contrast the entry of the page one is on has than the captions of the entries beside it. */
const CURRENT_LEAD = 1.25;

/** The most of the art that shows through a card. */
const GLASS = 0.1;

/** Seeds of the state colours; each is moved until it reads on every surface. */
const STATES = { error: "#c62839", warning: "#a85b00", info: "#1f6fb8", success: "#21804a" } as const;
const DARK_STATES = { error: "#ff8a93", warning: "#f5b454", info: "#7cbcf5", success: "#6fd39a" } as const;
type State = keyof typeof STATES;

const rgb = (hex: string): Rgb => {
  const color = parseHex(hex);
  if (!color) throw new TypeError(`Not a colour: ${hex}`);
  return color;
};

interface Surroundings {
  readonly isDark: boolean;
  readonly pictured: boolean;
  /** Keeps a ground dark or light enough for text. */
  readonly hold: (ground: Rgb) => Rgb;
}

/** Surfaces on which running text stands, computed before any text colour. */
function surfacesOf(brand: Rgb, neutrals: Neutrals, { isDark, pictured, hold }: Surroundings) {
  const card = rgb(neutrals.card);
  const paper = isDark ? card : WHITE;
  const page = mix(rgb(neutrals.page), brand, neutrals.wash);
  /* The hardest picture is black in light, and white in the dark. */
  const art = pictured ? mix(isDark ? WHITE : BLACK, page, VEIL) : rgb(neutrals.art);
  const depth = neutrals.wash > 0 ? (isDark ? 0.17 : 0.15) : 0;
  return {
    page,
    card,
    header: mix(rgb(neutrals.header), brand, neutrals.wash / 2),
    raised: rgb(neutrals.raised),
    hover: mix(card, brand, isDark ? 0.1 : 0.07),
    selected: hold(mix(card, brand, isDark ? 0.2 : 0.13)),
    art,
    /* A card that lets a little of the art through. */
    glass: mix(card, art, GLASS),
    /* Soft clouds of the mesh behind the page: the colour and its two neighbours in hue. */
    mesh1: mix(page, brand, depth),
    mesh2: mix(page, turnHue(brand, 28), depth * 0.6),
    mesh3: mix(page, turnHue(brand, -32), depth),
    tint1: hold(tint(brand, 1, paper)),
    tint2: hold(tint(brand, 2, paper)),
  };
}

function stateTokens(ground: Rgb, raised: Rgb, isDark: boolean, minimum: number) {
  const pole = isDark ? WHITE : BLACK;
  const seeds = isDark ? DARK_STATES : STATES;
  const entry = (state: State) => {
    const soft = mix(raised, rgb(seeds[state]), isDark ? 0.16 : 0.1);
    const main = ensureContrast(rgb(seeds[state]), hardestOf([ground, soft], pole), minimum, pole);
    return { main, soft, contrast: readableOn(main, minimum) };
  };
  return { error: entry("error"), warning: entry("warning"), info: entry("info"), success: entry("success") };
}

const hexOf = <Name extends `--${string}`>(colors: Readonly<Record<Name, Rgb>>) =>
  Object.fromEntries(Object.entries<Rgb>(colors).map(([name, color]) => [name, toHex(color)])) as Record<
    Name,
    string
  >;

/**
 * Every colour of the product from one brand colour, a look and a scheme, as CSS variables. No hue is treated
 * apart, so that an untested colour is as readable as the default [THEME-02, THEME-03].
 */
export function colorTokensOf(
  color: string,
  look: Look,
  scheme: ShownScheme,
  { text: textMinimum, control: controlMinimum, strict, pictured }: Contrasts = USUAL,
) {
  /* A background of words: as it is, unless both white and black are hard to read on it. */
  const fill = (ground: Rgb) =>
    !strict || contrast(BLACK, ground) >= textMinimum
      ? ground
      : ensureContrast(ground, WHITE, textMinimum, BLACK);
  const on = (ground: Rgb) => readableOn(ground, textMinimum);
  const brand = fill(rgb(color));
  const isDark = scheme === "dark";
  const neutrals = LOOKS[look][scheme];
  const pole = isDark ? WHITE : BLACK;
  const hold = (ground: Rgb) =>
    strict && isDark ? ensureContrast(ground, WHITE, textMinimum, BLACK) : ground;
  const surface = surfacesOf(brand, neutrals, { isDark, pictured, hold });
  const { art, ...flatSurfaces } = surface;
  /* The hardest ground of fields and links, of the ring on the art too, and of words on a third tint besides. */
  const flat = hardestOf([surface.page, ...Object.values(flatSurfaces)], pole);
  const all = hardestOf([flat, art], pole);
  const paper = isDark ? surface.card : WHITE;

  const accent = ensureContrast(brand, flat, textMinimum, pole);
  const ring = ensureContrast(accent, all, controlMinimum, pole);
  const tint3 = fill(tint(brand, 3, paper));
  const grounds = hardestOf([all, tint3], pole);
  const text = ensureContrast(rgb(neutrals.text), grounds, textMinimum, pole);
  const muted = ensureContrast(rgb(neutrals.muted), grounds, textMinimum, pole);
  const current = ensureContrast(
    accent,
    surface.selected,
    contrast(muted, surface.header) * CURRENT_LEAD,
    pole,
  );
  const halfInk = mix(muted, surface.card, 0.35);
  const control = ensureContrast(halfInk, flat, controlMinimum, pole);
  const soft = strict ? control : mix(surface.card, rgb(neutrals.text), isDark ? 0.16 : 0.11);
  const outline = neutrals.outline && !strict ? rgb(neutrals.outline) : soft;
  const mark = ensureContrast(brand, flat, controlMinimum, pole);
  const badge = fill(rgb(neutrals.badge));
  const main = neutrals.fill ? fill(rgb(neutrals.fill)) : accent;
  const onMain = on(main);
  const brandShade = fill(shade(brand));
  const tooltip = isDark ? mix(surface.raised, WHITE, 0.86) : mix(rgb(neutrals.text), WHITE, 0.08);
  const state = stateTokens(flat, surface.raised, isDark, textMinimum);
  const tinted = (n: number) => tint(brand, n, paper);

  return hexOf({
    "--brand-main": brand,
    "--brand-contrast": on(brand),
    "--brand-glyph": readableOn(brand, controlMinimum),
    "--brand-shade": brandShade,
    "--brand-shade-contrast": on(brandShade),
    "--brand-accent": accent,
    "--brand-accent-contrast": on(accent),
    "--brand-current": current,
    "--fill-main": main,
    /* Away from the words on it. */
    "--fill-hover": mix(main, onMain === WHITE ? BLACK : WHITE, 0.14),
    "--fill-contrast": onMain,
    "--brand-mark": mark,
    "--brand-tint1": surface.tint1,
    "--brand-tint2": surface.tint2,
    "--brand-tint3": tint3,
    "--brand-tint4": tinted(4),
    "--brand-tint5": tinted(5),
    "--brand-tint6": tinted(6),
    "--brand-tint7": tinted(7),
    "--brand-tint8": tinted(8),
    "--brand-tint9": tinted(9),
    "--brand-tint10": tinted(10),
    "--surface-page": surface.page,
    "--surface-card": surface.card,
    "--surface-header": surface.header,
    "--surface-raised": surface.raised,
    "--surface-hover": surface.hover,
    "--surface-selected": surface.selected,
    "--surface-glass": surface.glass,
    "--surface-art": surface.art,
    "--surface-mesh1": surface.mesh1,
    "--surface-mesh2": surface.mesh2,
    "--surface-mesh3": surface.mesh3,
    "--text-primary": text,
    "--text-secondary": muted,
    "--text-disabled": control,
    "--line-soft": soft,
    "--line-control": control,
    "--line-outline": outline,
    "--focus-ring": ring,
    "--badge-main": badge,
    "--badge-contrast": on(badge),
    "--tooltip-main": tooltip,
    "--tooltip-contrast": on(tooltip),
    "--error-main": state.error.main,
    "--error-soft": state.error.soft,
    "--error-contrast": state.error.contrast,
    "--warning-main": state.warning.main,
    "--warning-soft": state.warning.soft,
    "--warning-contrast": state.warning.contrast,
    "--info-main": state.info.main,
    "--info-soft": state.info.soft,
    "--info-contrast": state.info.contrast,
    "--success-main": state.success.main,
    "--success-soft": state.success.soft,
    "--success-contrast": state.success.contrast,
  });
}

/** The colour tokens by name; the one list of what exists. */
type ColorTokens = ReturnType<typeof colorTokensOf>;
/** Name of a colour token, a CSS variable. */
export type ColorToken = keyof ColorTokens;

/** Colours, shape, shadow and type of a theme: everything that is set on an element to apply it. */
export const tokensOf = (
  color: string,
  look: Look,
  scheme: ShownScheme,
  contrasts: Contrasts = USUAL,
): Readonly<Record<`--${string}`, string>> => ({
  ...LOOKS[look].shape,
  ...colorTokensOf(color, look, scheme, contrasts),
});
