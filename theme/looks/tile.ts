/** Two ends of a tile's fill, and the colour of the glyph, which has 3:1 on both. */
export interface TileTint {
  readonly from: string;
  readonly to: string;
  readonly glyph: string;
}

/** How many tints a look has for the tiles of applications; the page gives each tile a number below it. */
export const TINTS = 12;

/** What a look brings for the tiles of applications. */
export interface LookTiles {
  readonly light: readonly TileTint[];
  readonly dark: readonly TileTint[];
  /** Shapes by tint, as the value of `--tile-shape`; a few of them take turns. */
  readonly shapes?: readonly string[];
}

/** Tints that share a glyph's colour, written as pairs. */
export const tintsOf = (glyph: string, pairs: readonly (readonly [from: string, to: string])[]) =>
  pairs.map(([from, to]): TileTint => ({ from, to, glyph }));

/** A drawing of 72 units as an address within a sheet, for masks: what it draws is black. */
export const shapeUrl = (body: string): string =>
  `url("data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 72 72'>${body}</svg>`,
  ).replace(/%(?:20|3D|2F|3A|2C)/g, decodeURIComponent)}")`;

const rule = (selector: string, entries: Readonly<Record<string, string>>) =>
  `${selector}{${Object.entries(entries)
    .map(([name, value]) => `${name}:${value}`)
    .join(";")}}\n`;

/** The rules of a look's tints, which follow its sheet: they set what the shapes in it are filled with. */
export function tileRules(look: string, { light, dark, shapes = [] }: LookTiles): string {
  const tile = (scheme: string) => `[data-look="${look}"]${scheme} .app-tile`;
  const fill = ({ from, to, glyph }: TileTint) => ({
    "--tile-from": from,
    "--tile-to": to,
    "--tile-glyph": glyph,
  });
  const inScheme = (tints: readonly TileTint[], scheme: string) => {
    const [first] = tints;
    if (first && tints.every((tint) => tint === first)) return rule(tile(scheme), fill(first));
    return tints.map((tint, index) => rule(`${tile(scheme)}[data-tint="${index}"]`, fill(tint))).join("");
  };
  const shaped = shapes.map((shape, turn) => {
    const places = Array.from({ length: TINTS }, (_, index) => index).filter(
      (index) => index % shapes.length === turn,
    );
    if (shapes.length === 1) return rule(tile(""), { "--tile-shape": shape });
    return rule(`${tile("")}:is(${places.map((index) => `[data-tint="${index}"]`).join(",")})`, {
      "--tile-shape": shape,
    });
  });
  const night = dark === light ? "" : inScheme(dark, '[data-scheme="dark"]');
  return inScheme(light, "") + night + shaped.join("");
}
