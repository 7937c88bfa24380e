import { withoutEnds } from "../../src/base/core/text/withoutEnds";

/** Most bytes of a file's name: file systems take no more. */
const MOST_BYTES = 255;

/** What Windows keeps for devices, with any ending. */
const DEVICES = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

/** Controls, half characters, and marks by which a name may read otherwise than it is: direction, breaks, and what nobody sees. Joiners stay. */
const UNKEPT = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu;

const characters = new Intl.Segmenter(undefined, { granularity: "grapheme" });

const charactersOf = (text: string): readonly string[] =>
  Array.from(characters.segment(text), ({ segment }) => segment);

const bytesOf = (text: string): number => Buffer.byteLength(text);

/** As many of these as fit into some bytes, from the first. */
function fitting(parts: readonly string[], most: number): readonly string[] {
  let left = most;
  const end = parts.findIndex((part) => (left -= bytesOf(part)) < 0);
  return end === -1 ? parts : parts.slice(0, end);
}

/** A name that is not too long, cut in its middle: how it begins and how it ends tell one from another. */
function fitted(name: string): string {
  if (bytesOf(name) <= MOST_BYTES) return name;
  const room = MOST_BYTES - bytesOf("…");
  // No more of a name than could fit is taken apart, which takes long.
  const end = fitting(charactersOf(name.slice(-MOST_BYTES)).toReversed(), Math.floor(room / 2))
    .toReversed()
    .join("")
    .trimStart();
  return `${fitting(charactersOf(name.slice(0, MOST_BYTES)), room - bytesOf(end))
    .join("")
    .trimEnd()}…${end}`;
}

/**
 * A file's name from a title, fit for every system: no separators, no control or direction characters, no dots or
 * blanks at its ends. `fallback` stands where nothing is left.
 */
export const fileName = (title: string, extension: string, fallback: string): string =>
  fitted(`${cleaned(title) || fallback}.${extension}`);

/** The same of a name that a file has had elsewhere, with its own ending, if that is one. */
export function keptFileName(name: string, fallback: string): string {
  const [, title = name, extension] = /^(.*)\.(\w{1,10})$/su.exec(name) ?? [];
  return extension ? fileName(title, extension, fallback) : fitted(cleaned(name) || fallback);
}

const cleaned = (title: string): string =>
  withoutEnds(
    title
      .replace(UNKEPT, "")
      .replace(/[\\/:*?"<>|]+/g, "_")
      .replace(/\s+/g, " "),
    /[\s.]/,
  ).replace(DEVICES, "_$1");

/** The characters that `encodeURIComponent` leaves and RFC 5987 does not. */
const encodeName = (name: string): string =>
  encodeURIComponent(name).replace(/['()*!]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/**
 * The header that has a browser keep an answer as a file, or show it itself where it is `inline`: its name in ASCII for old
 * browsers, of which some read `%` and `;` as signs of their own, and in full by RFC 5987. The name is one of `fileName`'s or `keptFileName`'s, without quotes or backslashes.
 */
export const attachment = (name: string, inline = false): string =>
  `${inline ? "inline" : "attachment"}; filename="${name.replace(/[^\x20-\x7e]|[%;]/g, "_")}"; filename*=UTF-8''${encodeName(name)}`;
