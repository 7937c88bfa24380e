import { unicodeForm } from "./unicodeForm";

/** What ends a line, wherever the words come from: U+000B is how presentations keep a line break. */
const BREAKS = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
/** Controls that are no blanks. */
const CONTROLS = /(?![\t\n])\p{Cc}/gu;
/** Halves of characters, which no database takes. */
const HALVES = /\p{Cs}/gu;

/** Embeddings, overrides and isolates of a direction: by them `a[U+202E]gpj.exe` looks like `aexe.jpg` (Unicode's UAX #9). */
const DIRECTIONS = /[\u202A-\u202E\u2066-\u2069]/g;

/**
 * Words of several lines as they are kept: every line break is one, no controls but tabs, and letters composed with their marks, as
 * Unicode's normal form NFC has them (UAX #15) [I18N-07].
 */
export const readProse = (text: string): string =>
  unicodeForm(text.replace(BREAKS, "\n").replace(CONTROLS, "").replace(HALVES, "\uFFFD"), "NFC");

/**
 * Words on one line as they are kept: tabs and line breaks are blanks, with none around the words, and all are read in the direction of
 * their letters [I18N-07, SEC-04].
 */
export const readLine = (text: string): string =>
  readProse(text)
    .replace(/[\t\n]/g, " ")
    .replace(DIRECTIONS, "")
    .trim();
