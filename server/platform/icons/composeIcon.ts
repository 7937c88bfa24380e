import { brushRing } from "./brushRing";
import { glyphShapes, iconGlyphs } from "./glyphs";

export { iconGlyphs };

/** The four families of app icons, one for each field of the contract. */
export type IconStyle = "color" | "gray" | "lotus" | "cartoon";
/** The families by name. */
export const ICON_STYLES: readonly IconStyle[] = ["color", "gray", "lotus", "cartoon"];

/** A tile's fill from top to bottom and the colour of the glyph on it, which has 3:1 on both. */
export interface Hue {
  readonly from: string;
  readonly to: string;
  readonly glyph: string;
}

const PAPER = "#fffdf7";
const INK = "#25211c";
const OUTLINE = "#16324a";

/** Hues of each family; an app takes the one of its place, so that neighbours differ. */
export const HUES: Readonly<Record<IconStyle, readonly Hue[]>> = {
  color: [
    { from: "#6594e6", to: "#3a6fce", glyph: "#ffffff" },
    { from: "#35a08d", to: "#1f8170", glyph: "#ffffff" },
    { from: "#dc7c2c", to: "#c46312", glyph: "#ffffff" },
    { from: "#d3688f", to: "#b04477", glyph: "#ffffff" },
    { from: "#8184e4", to: "#5d60cc", glyph: "#ffffff" },
    { from: "#3f98c6", to: "#287ba6", glyph: "#ffffff" },
  ],
  gray: [{ from: PAPER, to: "#f6f0e2", glyph: INK }],
  lotus: [
    { from: "#5a9a66", to: "#3c7a4a", glyph: "#ffffff" },
    { from: "#d0708f", to: "#b94d72", glyph: "#ffffff" },
    { from: "#7a9d4e", to: "#5f8436", glyph: "#ffffff" },
    { from: "#d37394", to: "#c66486", glyph: "#ffffff" },
  ],
  cartoon: [
    { from: "#4cc4ef", to: "#34b3e2", glyph: "#10283f" },
    { from: "#ffac54", to: "#ff9836", glyph: "#10283f" },
    { from: "#ff8296", to: "#ff6b82", glyph: "#10283f" },
    { from: "#8bdd97", to: "#74d083", glyph: "#10283f" },
    { from: "#bb98f8", to: "#a982f2", glyph: "#10283f" },
    { from: "#ffd656", to: "#ffca38", glyph: "#10283f" },
  ],
};

const gradient = (id: string, { from, to }: Hue, ends = 'x1="0" y1="0" x2="0" y2="1"') =>
  `<linearGradient id="${id}" ${ends}><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;

/** The glyph at 32 of the tile's 72 units, in the middle or raised a little. */
const glyphOn = (name: string, color: string, { width = 2, size = 32, lift = 0 } = {}): string => {
  const offset = (72 - size) / 2;
  return (
    `<g transform="translate(${offset} ${offset - lift}) scale(${size / 24})" fill="none" stroke="${color}" ` +
    `stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round">${glyphShapes(name)}</g>`
  );
};

const SQUIRCLE = "M36 1C60 1 71 12 71 36S60 71 36 71 1 60 1 36 12 1 36 1Z";
const LEAF = "M36 1A35 35 0 0 1 71 36 35 35 0 0 1 36 71H9A8 8 0 0 1 1 63V36A35 35 0 0 1 36 1Z";

/** What stands behind and before the glyph in each family. */
const TILES: Readonly<Record<IconStyle, (glyph: string, hue: Hue, seed: number) => string>> = {
  color: (glyph, hue) =>
    `<defs>${gradient("tile", hue)}</defs><path d="${SQUIRCLE}" fill="url(#tile)"/>` +
    `<path d="M36 2.2C58.6 2.2 69.8 13 69.8 36" fill="none" stroke="${hue.from}" stroke-width="1.4"/>` +
    glyphOn(glyph, hue.glyph, { width: 1.9 }),

  gray: (glyph, hue, seed) => {
    const { wet, dry } = brushRing(seed);
    return (
      `<defs>${gradient("tile", hue)}<linearGradient id="ink" x1=".9" y1=".1" x2=".2" y2="1"><stop stop-color="${INK}"/>` +
      `<stop offset=".55" stop-color="#4a443c"/><stop offset="1" stop-color="#a59b8c"/></linearGradient></defs>` +
      `<circle cx="36" cy="36" r="31" fill="url(#tile)"/><path d="${wet}" fill="url(#ink)"/>` +
      `<path d="${dry}" fill="#8b8174"/>${glyphOn(glyph, hue.glyph, { width: 1.9, size: 30 })}`
    );
  },

  lotus: (glyph, hue) =>
    `<defs>${gradient("tile", hue, 'x1="1" y1="0" x2=".1" y2="1"')}</defs><path d="${LEAF}" fill="url(#tile)"/>` +
    `<path d="M6 66C22 58 52 42 60 14M24 56C21 44 22 34 27 24M38 45C46 46 56 45 63 40" fill="none" stroke="${hue.to}" ` +
    `stroke-width="1.6" stroke-linecap="round"/>${glyphOn(glyph, hue.glyph, { width: 2 })}`,

  cartoon: (glyph, hue) =>
    `<defs>${gradient("tile", hue)}</defs><rect x="1" y="6" width="70" height="65" rx="22" fill="${OUTLINE}"/>` +
    `<rect x="2.5" y="2.5" width="67" height="62" rx="20" fill="url(#tile)" stroke="${OUTLINE}" stroke-width="3"/>` +
    `<path d="M10 23C11 15 15 11 23 10" fill="none" stroke="#ffffff" stroke-width="3" stroke-linecap="round"/>` +
    glyphOn(glyph, hue.glyph, { width: 2.2, lift: 2.5 }),
};

/**
 * Composes an app's icon: a glyph on the tile of a look's family, as a complete SVG file without scripts, styles
 * or references to anything outside. `index` is the app's place and picks the hue; an unknown glyph throws.
 */
export function composeIcon(glyph: string, style: IconStyle, index: number): string {
  const hues = HUES[style];
  const place = Math.abs(Math.trunc(index));
  const hue = hues[place % hues.length];
  if (!hue) throw new RangeError(`No hue for "${style}".`);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="72" height="72" viewBox="0 0 72 72">${TILES[style](glyph, hue, place)}</svg>`;
}
