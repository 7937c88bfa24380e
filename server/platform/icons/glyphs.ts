import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** The modules of Lucide's glyphs, one each; the portal draws its own icons from them as well. */
const folder = path.dirname(require.resolve("lucide-react/icons/clock"));
const FILE = /^(?!index\.)([a-z\d-]+)\.mjs$/;
/** An earlier name of a glyph leads to the module of its present one. */
const PRESENT_NAME = /export \{ default \} from '\.\/([a-z\d-]+)\.mjs'/;

/** Names that Lucide has given up without a successor, and the glyph that looks the same. */
const GIVEN_UP: Readonly<Record<string, string>> = { fingerprint: "fingerprint-pattern" };

/** Names of all glyphs that an app may have: Lucide's own (ISC), as `calendar-days`, and its earlier ones. */
export const iconGlyphs: ReadonlySet<string> = new Set([
  ...readdirSync(folder).flatMap((file) => FILE.exec(file)?.[1] ?? []),
  ...Object.keys(GIVEN_UP),
]);

/** An element of a glyph in its module, and an attribute of one; `key` is for React. */
const ELEMENT = /\[\s*"(\w+)",\s*\{([^}]*)\}\s*\]/g;
const ATTRIBUTE = /\b(\w+): "([^"]*)"/g;

const attributesOf = (text: string) =>
  [...text.matchAll(ATTRIBUTE)].flatMap(([, name, value]) => (name === "key" ? [] : [`${name}="${value}"`]));

/** Reads the text of a module, which takes a fiftieth of the time that running it takes. */
const shapesOf = (name: string): string => {
  const text = readFileSync(path.join(folder, `${name}.mjs`), "utf8");
  const present = PRESENT_NAME.exec(text)?.[1];
  if (present) return shapesOf(present);
  return [...text.matchAll(ELEMENT)]
    .map(([, element, attributes = ""]) => `<${[element, ...attributesOf(attributes)].join(" ")} />`)
    .join("");
};

const known = new Map<string, string>();

/** The shapes of a glyph on its 24 × 24 field, as SVG elements without the frame; throws for an unknown name. */
export function glyphShapes(name: string): string {
  const cached = known.get(name);
  if (cached !== undefined) return cached;
  if (!iconGlyphs.has(name)) throw new RangeError(`No glyph is called "${name}".`);
  const shapes = shapesOf(GIVEN_UP[name] ?? name);
  known.set(name, shapes);
  return shapes;
}
