import path from "node:path";
import { drawArt } from "./art/draw";
import { LOOKS, STYLES_PATH } from "./themes";

/** A file to write under the styles' address: its name there, and the files it is joined from. */
export interface LookFile {
  readonly target: string;
  readonly sources: readonly string[];
}

const looks = path.join(__dirname, "looks");
const art = path.join(__dirname, "art");

/** Folder below the site's root where the files belong, without the leading slash. */
export const LOOK_FILES_FOLDER = STYLES_PATH.replace(/^\//, "");

/**
 * The files that a build copies for the looks: for each look one sheet (the shared rules, then its own), and the
 * pictures the sheets name. Node only; never part of a bundle [THEME-09].
 */
export const lookFiles: readonly LookFile[] = [
  ...Object.keys(LOOKS).map((look) => ({
    target: `${look}.css`,
    sources: [path.join(looks, "base.css"), path.join(looks, `${look}.css`)],
  })),
  ...Object.keys(drawArt()).map((name) => ({ target: name, sources: [path.join(art, name)] })),
];
