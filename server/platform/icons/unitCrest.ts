import { glyphShapes } from "./glyphs";

/** The outline of a crest and the fine line within: a school's shield, and the round seal of an area. */
const SHAPES = {
  school: {
    outline: "M32 2 58 9.5V33c0 14.5-10.4 24-26 29C16.4 57 6 47.5 6 33V9.5z",
    line: "M32 6.5 53.8 12.8V33c0 12.2-8.6 20-21.8 24.6C18.8 53 10.2 45.2 10.2 33V12.8z",
  },
  area: {
    outline: "M32 2a30 30 0 1 1 0 60 30 30 0 0 1 0-60z",
    line: "M32 6.5a25.5 25.5 0 1 1 0 51 25.5 25.5 0 0 1 0-51z",
  },
} as const;

const AREA = 1;

/** A unit's logo: its glyph in a crest of its colour, as SVG. */
export function unitCrest({
  color,
  glyph,
  type,
}: {
  readonly color: string;
  readonly glyph: string;
  readonly type: number;
}): string {
  if (!/^#[0-9a-f]{6}$/i.test(color)) throw new Error(`Not a colour: ${color}`);
  const { outline, line } = SHAPES[type === AREA ? "area" : "school"];
  // A shield is wider above.
  const top = type === AREA ? 18 : 15.5;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">
<path fill="${color}" d="${outline}"/>
<path fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="1.5" d="${line}"/>
<g transform="translate(18 ${top}) scale(1.1667)" fill="none" stroke="#fff" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round">${glyphShapes(glyph)}</g>
</svg>`;
}
