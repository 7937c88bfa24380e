import { createRequire } from "node:module";
import path from "node:path";
import type { LookPictures } from "./looks/row";
import { tileRules, type LookTiles } from "./looks/tile";
import { plainSheetOf } from "./plainSheet";
import { LOOK_NAMES } from "./lookNames";
import { STYLES_PATH, type Look } from "./themes";

/** A file to write under the styles' address: its name there, the files it is joined from, and what follows them. */
export interface LookFile {
  readonly target: string;
  readonly sources: readonly string[];
  readonly text?: string;
}

const load = createRequire(__filename);

/** Folder below the site's root where the files belong, without the leading slash. */
export const LOOK_FILES_FOLDER = STYLES_PATH.replace(/^\//, "");

/** A look's own style sheet, as a path. */
export const sheetOf = (look: Look): string => path.join(__dirname, "looks", look, "look.css");

/** The pictures of all looks by file name, as the `art.ts` of each look draws them. */
export const lookPictures: Readonly<Record<string, string>> = Object.assign(
  {},
  ...LOOK_NAMES.map((look) => (load(`./looks/${look}/art.ts`) as { pictures: LookPictures }).pictures),
) as LookPictures;

/** The tiles of applications in a look. */
export const tilesOf = (look: Look): LookTiles =>
  (load(`./looks/${look}/tiles.ts`) as { tiles: LookTiles }).tiles;

/**
 * The files that a build writes for the looks: for each look one sheet (the shared rules, its own, then its tiles), the
 * same with its tokens for plain pages, and the pictures the sheets name. Node only; never part of a bundle [THEME-09].
 */
export const lookFiles: readonly LookFile[] = [
  ...LOOK_NAMES.flatMap((look) => [
    {
      target: `${look}.css`,
      sources: [path.join(__dirname, "looks/base.css"), sheetOf(look)],
      text: tileRules(look, tilesOf(look)),
    },
    { target: `${look}-page.css`, sources: [], text: plainSheetOf(look) },
  ]),
  ...Object.entries(lookPictures).map(([target, text]) => ({ target, sources: [], text })),
];
