import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const folder = path.join(path.dirname(require.resolve("lucide-static/package.json")), "icons");
const FILE = /^([a-z\d-]+)\.svg$/;

/** Names of all glyphs that an app may have: Lucide's own (ISC), as `calendar-days`. */
export const iconGlyphs: ReadonlySet<string> = new Set(
  readdirSync(folder).flatMap((file) => FILE.exec(file)?.[1] ?? []),
);

const known = new Map<string, string>();

/** The shapes of a glyph on its 24 × 24 field, as SVG elements without the frame; throws for an unknown name. */
export function glyphShapes(name: string): string {
  const cached = known.get(name);
  if (cached !== undefined) return cached;
  if (!iconGlyphs.has(name)) throw new RangeError(`No glyph is called "${name}".`);
  const svg = readFileSync(path.join(folder, `${name}.svg`), "utf8");
  const inner = svg.slice(svg.indexOf(">", svg.indexOf("<svg")) + 1, svg.lastIndexOf("</svg>"));
  const shapes = inner.replace(/\s+/g, " ").replace(/> </g, "><").trim();
  known.set(name, shapes);
  return shapes;
}
