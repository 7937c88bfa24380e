import { createHash } from "node:crypto";
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
export function drawSheet(glyphs: readonly string[]): GlyphSheet {
  const symbols = glyphs.map(
    (name) => `<symbol id="${name}" viewBox="0 0 24 24">${glyphShapes(name)}</symbol>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>`;
  const hash = createHash("sha256").update(svg).digest("hex").slice(0, 12);
  return { address: `${SHEETS}${hash}.svg`, svg };
}

const known = new WeakMap<Database, { readonly names: string; readonly sheet: GlyphSheet }>();

/** The sheet of all applications of the platform, drawn again when one of them has another glyph. */
export async function glyphSheet(database: Database): Promise<GlyphSheet> {
  const rows = await database.selectFrom("app").select("glyph").distinct().orderBy("glyph").execute();
  const glyphs = rows.map(({ glyph }) => glyph).filter((name) => iconGlyphs.has(name));
  const names = glyphs.join(" ");
  const last = known.get(database);
  if (last?.names === names) return last.sheet;
  const sheet = drawSheet(glyphs);
  known.set(database, { names, sheet });
  return sheet;
}
