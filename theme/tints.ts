/** A colour as three channels of 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** White, the paper of light tints. */
export const WHITE: Rgb = [255, 255, 255];
/** Black, what shades lean towards. */
export const BLACK: Rgb = [0, 0, 0];

/** How far the one shade leans towards black. */
const SHADE_STEP = 0.1;

const HEX = /^#(?:([\da-f])([\da-f])([\da-f])|([\da-f]{2})([\da-f]{2})([\da-f]{2}))$/i;

/** Reads `#rgb` or `#rrggbb` (any case, blanks around it allowed); null for everything else. */
export function parseHex(text: string): Rgb | null {
  const match = HEX.exec(text.trim());
  if (!match) return null;
  const channel = (short: number) => {
    const digits = match[short] ?? match[short + 3] ?? "";
    return Number.parseInt(digits.length === 1 ? digits + digits : digits, 16);
  };
  return [channel(1), channel(2), channel(3)];
}

/** Writes a colour as `#rrggbb`, the one form that is stored and set into CSS. */
export const toHex = (color: Rgb): string =>
  `#${color.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;

/** Moves `from` towards `to` by `amount` (0 to 1), channel by channel, rounded to whole steps. */
export const mix = (from: Rgb, to: Rgb, amount: number): Rgb => [
  from[0] + Math.round((to[0] - from[0]) * amount),
  from[1] + Math.round((to[1] - from[1]) * amount),
  from[2] + Math.round((to[2] - from[2]) * amount),
];

/**
 * The n-th of ten tints: n tenths of the colour on paper, so tint 1 is the palest and tint 10 the colour
 * itself. The paper is white, or the look's card in the dark [THEME-02].
 */
export const tint = (color: Rgb, n: number, paper: Rgb = WHITE): Rgb => mix(color, paper, (10 - n) / 10);

/** The one darker shade: the colour with a tenth of black [THEME-02]. */
export const shade = (color: Rgb): Rgb => mix(color, BLACK, SHADE_STEP);

/** sRGB channel value to linear light, for each of the 256 values. */
const LINEAR = Float64Array.from({ length: 256 }, (_, value) => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
});

const linear = (channel: number): number => LINEAR[channel] ?? 0;

/** WCAG relative luminance, 0 (black) to 1 (white). */
export const luminance = (color: Rgb): number =>
  0.2126 * linear(color[0]) + 0.7152 * linear(color[1]) + 0.0722 * linear(color[2]);

const ratio = (one: number, other: number): number =>
  one > other ? (one + 0.05) / (other + 0.05) : (other + 0.05) / (one + 0.05);

/** WCAG contrast ratio of two colours, 1 to 21. */
export const contrast = (one: Rgb, other: Rgb): number => ratio(luminance(one), luminance(other));

/**
 * White where it reaches `minimum` on the colour, else black. With the default of 4.5 one of the two always
 * does: white fails only above a luminance of 0.183, where black has 4.67 at least.
 */
export const readableOn = (color: Rgb, minimum = 4.5): Rgb =>
  contrast(WHITE, color) >= minimum ? WHITE : BLACK;

/** Steps of the search in `ensureContrast`: fine enough that a step is about one value of a channel. */
const STEPS = 256;

/** Of some grounds the one that is hardest to stand out from when moving towards `pole`: the darkest for black. */
export function hardestOf(surfaces: readonly [Rgb, ...Rgb[]], pole: Rgb): Rgb {
  let hardest = surfaces[0];
  let light = luminance(hardest);
  for (const surface of surfaces) {
    const other = luminance(surface);
    if (pole === BLACK ? other < light : other > light) [hardest, light] = [surface, other];
  }
  return hardest;
}

/**
 * The colour itself where it reaches `minimum` on the ground, else the nearest mix with `pole` (black over
 * light surfaces, white over dark ones) that does. The pole must itself reach it, which the looks see to.
 */
export function ensureContrast(color: Rgb, ground: Rgb, minimum: number, pole: Rgb): Rgb {
  const hardest = luminance(ground);
  const isBeyond = (candidate: Rgb) => {
    const light = luminance(candidate);
    return (pole === BLACK ? light < hardest : light > hardest) && ratio(light, hardest) >= minimum;
  };
  if (isBeyond(color)) return color;
  let failing = 0;
  let passing = STEPS;
  while (passing - failing > 1) {
    const middle = (failing + passing) >> 1;
    if (isBeyond(mix(color, pole, middle / STEPS))) passing = middle;
    else failing = middle;
  }
  return mix(color, pole, passing / STEPS);
}

/** Luminance weights of the hue rotation below (those of the CSS `hue-rotate` filter). */
const WEIGHTS = [0.213, 0.715, 0.072] as const;

/** Turns the hue by some degrees at about the same lightness: a neighbour colour for washes. */
export function turnHue(color: Rgb, degrees: number): Rgb {
  const [r, g, b] = color;
  const cos = Math.cos((degrees * Math.PI) / 180);
  const sin = Math.sin((degrees * Math.PI) / 180);
  const grey = WEIGHTS[0] * r + WEIGHTS[1] * g + WEIGHTS[2] * b;
  const clamp = (value: number) => Math.max(0, Math.min(255, Math.round(value)));
  return [
    clamp(grey + cos * (r - grey) + sin * (-0.213 * r - 0.715 * g + 0.928 * b)),
    clamp(grey + cos * (g - grey) + sin * (0.143 * r + 0.14 * g - 0.283 * b)),
    clamp(grey + cos * (b - grey) + sin * (-0.787 * r + 0.715 * g + 0.072 * b)),
  ];
}
