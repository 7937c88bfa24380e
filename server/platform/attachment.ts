import { withoutEnds } from "../../src/core/text/withoutEnds";

/** Longest name of a file, in characters; file systems take 255 bytes, and Chinese ones take three each. */
const LONGEST = 80;

/** What Windows keeps for devices, with any ending. */
const DEVICES = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

/**
 * A file's name from a title, fit for every system: no separators, no control or direction characters, no dots or
 * blanks at its ends. `fallback` stands where nothing is left.
 */
export const fileName = (title: string, extension: string, fallback: string): string =>
  `${cleaned(title) || fallback}.${extension}`;

/** The same of a name that a file has had elsewhere, with its own ending, if that is one. */
export function keptFileName(name: string, fallback: string): string {
  const [, title = name, extension] = /^(.*)\.(\w{1,10})$/su.exec(name) ?? [];
  return extension ? fileName(title, extension, fallback) : cleaned(name) || fallback;
}

function cleaned(title: string): string {
  const clean = title
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, "")
    .replace(/[\\/:*?"<>|%;]+/g, "_")
    .replace(/\s+/g, " ");
  const short = Array.from(clean).slice(0, LONGEST).join("");
  return withoutEnds(short, /[\s.]/).replace(DEVICES, "_$1");
}

/** The characters that `encodeURIComponent` leaves and RFC 5987 does not. */
const encodeName = (name: string): string =>
  encodeURIComponent(name).replace(/['()*!]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/**
 * The header that has a browser keep an answer as a file, or show it itself where it is `inline`: its name in ASCII for old
 * browsers, and in full by RFC 5987. The name is one of `fileName`'s or `keptFileName`'s, without quotes or backslashes.
 */
export const attachment = (name: string, inline = false): string =>
  `${inline ? "inline" : "attachment"}; filename="${name.replace(/[^\x20-\x7e]/g, "_")}"; filename*=UTF-8''${encodeName(name)}`;
