import { createHash } from "node:crypto";
import { allows } from "../allows";
import type { Database } from "../database/open";
import { glyphShapes, iconGlyphs } from "./glyphs";

/** One SVG file with a symbol for each glyph. */
export interface GlyphSheet {
  /** Changes with the content. */
  readonly address: string;
  readonly svg: string;
}

/** Where the sheets are. */
export const SHEETS = "/common/app-icons/sheets/";

/** Draws the sheet of these glyphs; strokes and colours are those of the picture that uses a symbol. */
function drawSheet(glyphs: readonly string[], unitType: number): GlyphSheet {
  const symbols = glyphs.map(
    (name) => `<symbol id="${name}" viewBox="0 0 24 24">${glyphShapes(name)}</symbol>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>`;
  const hash = createHash("sha256").update(svg).digest("hex").slice(0, 12);
  return { address: `${SHEETS}${unitType}-${hash}.svg`, svg };
}

interface KnownSheet {
  readonly names: string;
  readonly sheet: GlyphSheet;
}

const known = new WeakMap<Database, Map<number, KnownSheet>>();

/** The sheet of all applications of one type of unit, drawn again when one of them has another glyph. */
export async function glyphSheet(database: Database, unitType: number): Promise<GlyphSheet> {
  const rows = await database
    .selectFrom("app")
    .select(["glyph", "limit_unit_type"])
    .distinct()
    .orderBy("glyph")
    .execute();
  const shown = rows.filter(
    ({ glyph, limit_unit_type }) => iconGlyphs.has(glyph) && allows(limit_unit_type, unitType),
  );
  const glyphs = [...new Set(shown.map(({ glyph }) => glyph))];
  const names = glyphs.join(" ");
  const sheets = known.get(database) ?? new Map<number, KnownSheet>();
  known.set(database, sheets);
  const last = sheets.get(unitType);
  if (last?.names === names) return last.sheet;
  const sheet = drawSheet(glyphs, unitType);
  sheets.set(unitType, { names, sheet });
  return sheet;
}
