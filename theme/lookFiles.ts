import path from "node:path";
import { drawArt } from "./art/draw";
import { plainSheetOf } from "./plainSheet";
import { LOOK_NAMES, STYLES_PATH } from "./themes";

/** A file to write under the styles' address: its name there, the files it is joined from, and what follows them. */
export interface LookFile {
  readonly target: string;
  readonly sources: readonly string[];
  readonly text?: string;
}

const looks = path.join(__dirname, "looks");
const art = path.join(__dirname, "art");

/** Folder below the site's root where the files belong, without the leading slash. */
export const LOOK_FILES_FOLDER = STYLES_PATH.replace(/^\//, "");

/**
 * The files that a build copies for the looks: for each look one sheet (the shared rules, then its own), the
 * same with its tokens for plain pages, and the pictures the sheets name. Node only; never part of a bundle [THEME-09].
 */
export const lookFiles: readonly LookFile[] = [
  ...LOOK_NAMES.flatMap((look) => [
    { target: `${look}.css`, sources: [path.join(looks, "base.css"), path.join(looks, `${look}.css`)] },
    { target: `${look}-page.css`, sources: [], text: plainSheetOf(look) },
  ]),
  ...Object.keys(drawArt()).map((name) => ({ target: name, sources: [path.join(art, name)] })),
];
