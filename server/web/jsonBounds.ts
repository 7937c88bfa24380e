import type { Limits } from "../settings/limits";

/** How deep a JSON text may be, and how many values it may have. */
export type JsonBounds = Pick<Limits, "jsonDepth" | "jsonValues">;

const QUOTE = '"';
const BACKSLASH = "\\".charCodeAt(0);

/** Whether the quote at a position ends the string that begins at another one: an even number of backslashes stands before it. */
function endsString(text: string, start: number, quote: number): boolean {
  let before = quote - 1;
  while (before > start && text.charCodeAt(before) === BACKSLASH) before -= 1;
  return (quote - before) % 2 === 1;
}

/** Where the string that begins at a position ends; beyond the text where it does not. */
function stringEnd(text: string, start: number): number {
  for (let quote = text.indexOf(QUOTE, start + 1); quote >= 0; quote = text.indexOf(QUOTE, quote + 1))
    if (endsString(text, start, quote)) return quote;
  return text.length;
}

/** Whether a JSON text is nested too deep or has too many values to be made into objects. Strings are skipped. */
export function isBeyond(text: string, { jsonDepth, jsonValues }: JsonBounds): boolean {
  let depth = 0;
  let values = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (character === QUOTE) at = stringEnd(text, at);
    else if (character === ",") values += 1;
    else if (character === "[" || character === "{") {
      depth += 1;
      values += 1;
    } else if (character === "]" || character === "}") depth -= 1;
    if (depth > jsonDepth || values > jsonValues) return true;
  }
  return false;
}
