/** What a text becomes in a spreadsheet: a number or a text, and the format that keeps it as it was written. */
export interface CellContent {
  readonly value: string | number;
  readonly format?: string;
}

const NUMBER = /^-?(0|[1-9]\d{0,9})(?:\.(\d{1,8}))?$/;
/** More digits than this a spreadsheet's number cannot hold. */
const MOST_DIGITS = 15;

/**
 * Texts in which a spreadsheet would see a formula once a person edits the cell, in its own or in full-width characters, or
 * a number in what only looks like one: codes, telephone numbers, dates.
 */
const KEEP_AS_TEXT = /^[\t\r=+\-@＝＋－＠\d]/;
const TEXT_FORMAT = "@";

/** Characters that XML cannot hold: control characters, half characters, and the two non-characters. */
const UNWRITABLE = /[\p{Cs}\uFFFE\uFFFF]|(?![\t\n\r])\p{Cc}/gu;

/** Excel reads `_x0041_` as an escaped character; with its underscore escaped, it stays unchanged. */
const escapeEscapes = (text: string): string => text.replace(/_(?=x[\dA-F]{4}_)/gi, "_x005F_");

/**
 * A number if the text is nothing but one that a spreadsheet writes the same way; all else is text, and nothing is
 * ever a formula [SEC-04].
 */
export function cellContent(text: string): CellContent {
  const [, , decimals = ""] = NUMBER.exec(text) ?? [];
  if (NUMBER.test(text) && text.replace(/\D/g, "").length <= MOST_DIGITS && !Object.is(Number(text), -0)) {
    const value = Number(text);
    return String(value) === text ? { value } : { value, format: `0.${"0".repeat(decimals.length)}` };
  }
  const value = escapeEscapes(text.replace(UNWRITABLE, ""));
  return KEEP_AS_TEXT.test(value) ? { value, format: TEXT_FORMAT } : { value };
}
