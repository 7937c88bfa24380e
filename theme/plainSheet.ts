import { LOOKS, type Look, type ShownScheme } from "./themes";
import { colorTokensOf } from "./tokens";

const rule = (selector: string, variables: Readonly<Record<string, string>>): string =>
  `${selector} {\n${Object.entries(variables)
    .map(([name, value]) => `  ${name}: ${value};\n`)
    .join("")}}\n`;

/**
 * A look as one sheet for pages that run none of our scripts: its tokens in its own colour, and the look's sheet. The page
 * names look and scheme on its root, `<html data-look="ink" data-scheme="dark">`; without a scheme it is light [THEME-09].
 */
export function plainSheetOf(look: Look): string {
  const { color, shape } = LOOKS[look];
  const active = (scheme: ShownScheme) => ({ "color-scheme": scheme, ...colorTokensOf(color, look, scheme) });
  return [
    `@import url("${look}.css");\n`,
    rule(`[data-look="${look}"]`, { ...shape, ...active("light") }),
    rule(`[data-look="${look}"][data-scheme="dark"]`, active("dark")),
  ].join("");
}
