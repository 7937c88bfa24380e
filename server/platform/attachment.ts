/** Longest name of a file, in characters; file systems take 255 bytes, and Chinese ones take three each. */
const LONGEST = 80;

/** What Windows keeps for devices, with any ending. */
const DEVICES = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

/**
 * A file's name from a title, fit for every system: no separators, no control or direction characters, no dots or
 * blanks at its ends. `fallback` stands where nothing is left.
 */
export function fileName(title: string, extension: string, fallback: string): string {
  const clean = title
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, "")
    .replace(/[\\/:*?"<>|%;]+/g, "_")
    .replace(/\s+/g, " ");
  const short = Array.from(clean).slice(0, LONGEST).join("");
  const name = short.replace(/^[\s.]+|[\s.]+$/g, "").replace(DEVICES, "_$1");
  return `${name || fallback}.${extension}`;
}

/** The characters that `encodeURIComponent` leaves and RFC 5987 does not. */
const encodeName = (name: string): string =>
  encodeURIComponent(name).replace(/['()*!]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/**
 * The header that has a browser keep an answer as a file: its name in ASCII for old ones, and in full by RFC 5987. The
 * name is one of `fileName`'s, without quotes or backslashes.
 */
export const attachment = (name: string): string =>
  `attachment; filename="${name.replace(/[^\x20-\x7e]/g, "_")}"; filename*=UTF-8''${encodeName(name)}`;
