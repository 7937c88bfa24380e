import { extensionsOf } from "../../../src/base/core/file/fileNames";

/** The pictures whose extension has to be true. */
const PICTURES: Readonly<Record<string, string>> = {
  gif: "image/gif",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  bmp: "image/bmp",
  png: "image/png",
  tif: "image/tiff",
  tiff: "image/tiff",
};

/** How each kind of picture begins. */
const PICTURE_STARTS: readonly (readonly [type: string, start: RegExp])[] = [
  ["image/gif", /^GIF8[79]a/],
  ["image/jpeg", /^\xff\xd8\xff/],
  ["image/bmp", /^BM/],
  ["image/png", /^\x89PNG\r\n/],
  ["image/tiff", /^(II[*+]\0|MM\0[*+])/],
  ["image/webp", /^RIFF[\s\S]{4}WEBP/],
];

/** What is known by its extension alone; a browser shows or plays it and never runs it, or saves it. */
const OTHERS: Readonly<Record<string, string>> = {
  mp3: "audio/mpeg",
  wma: "audio/x-ms-wma",
  wav: "audio/wav",
  m4a: "audio/mp4",
  flac: "audio/flac",
  ogg: "audio/ogg",
  aac: "audio/aac",
  "3gp": "video/3gpp",
  avi: "video/x-msvideo",
  flv: "video/x-flv",
  mp4: "video/mp4",
  m4v: "video/mp4",
  webm: "video/webm",
  mkv: "video/x-matroska",
  mov: "video/quicktime",
  wmv: "video/x-ms-wmv",
  pdf: "application/pdf",
};

/** Programs of Windows, Linux and macOS, and classes of Java. */
const PROGRAM =
  /^(MZ|\x7fELF|\xfe\xed\xfa[\xce\xcf]|[\xce\xcf]\xfa\xed\xfe|\xca\xfe\xba\xbe|\xbe\xba\xfe\xca)/;

/** Scripts, and pages of servers and browsers. */
const SCRIPT = /^(#!|<\?php|<\?=|<%|<!doctype\s+html|<html[\s>/]|<script[\s>/])/i;

/** What readers of pages skip: blanks and comments. */
const SKIPPED = /^(\s|<!--[\s\S]*?-->)+/;

/** The beginning as text, one character for each byte; of UTF-16, that of its letters. */
function textOf(first: Uint8Array): string {
  const text = Buffer.from(first).toString("latin1");
  if (/^(\xff\xfe|\xfe\xff)/.test(text)) return text.slice(2).replaceAll("\0", "");
  return text.replace(/^\xef\xbb\xbf/, "");
}

/**
 * What a file is by its first bytes and its name, as a MIME type; null where it may not be uploaded: a program or a page under
 * whatever name, or what has the extension of a picture and is none [UP-05].
 */
export function sniffType(first: Uint8Array, name: string): string | null {
  const bytes = Buffer.from(first).toString("latin1");
  if (PROGRAM.test(bytes) || SCRIPT.test(textOf(first).replace(SKIPPED, ""))) return null;
  const picture = PICTURE_STARTS.find(([, start]) => start.test(bytes))?.[0];
  const extension = extensionsOf(name).at(-1) ?? "";
  const claimed = Object.hasOwn(PICTURES, extension) ? PICTURES[extension] : undefined;
  if (claimed !== undefined) return picture === claimed ? claimed : null;
  if (extension === "webp" && picture === "image/webp") return picture;
  return (Object.hasOwn(OTHERS, extension) ? OTHERS[extension] : undefined) ?? "application/octet-stream";
}
