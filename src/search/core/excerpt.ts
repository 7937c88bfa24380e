import { rangeOf } from "../../base/core/text/comparable";

/** How much is shown, in units of a string: before the words, and in all. */
interface Measure {
  readonly before: number;
  readonly most: number;
}

/** About a line and a half of the search; a Chinese character takes the room of two letters. */
const LATIN: Measure = { before: 24, most: 110 };
const CHINESE: Measure = { before: 14, most: 60 };
const HAN = /\p{Script=Han}/u;
/** An excerpt is up to so much shorter, so that it does not begin or end within a word. */
const SPARE = 14;

/** Not between the two halves of a character. */
const whole = (text: string, at: number) => (/[\uDC00-\uDFFF]/.test(text.charAt(at)) ? at + 1 : at);

/** The beginning of an excerpt: a place after a space near by, where there is one before what it is about. */
function beginning(line: string, at: number, { before, most }: Measure): number {
  const from = Math.max(0, Math.min(at - before, line.length - most));
  if (from === 0) return 0;
  const space = line.indexOf(" ", from - 1);
  return space !== -1 && space < Math.min(at, from + SPARE) ? space + 1 : whole(line, from);
}

/** The end of an excerpt of this length: before a space near by, where there is one after what it is about. */
function ending(line: string, to: number, least: number): number {
  if (to >= line.length) return line.length;
  const space = line.lastIndexOf(" ", to);
  return space >= Math.max(least, to - SPARE) ? space : whole(line, to);
}

/** A few words of a text, on one line: those around what was typed, or its first ones where that does not stand in it [DESK-10]. */
export function excerptOf(text: string, typed: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  const measure = HAN.test(line) ? CHINESE : LATIN;
  if (line.length <= measure.most) return line;
  const [at, end] = rangeOf(line, typed) ?? [0, 0];
  const from = beginning(line, at, measure);
  const to = ending(line, Math.max(from + measure.most, end), end);
  return `${from > 0 ? "…" : ""}${line.slice(from, to)}${to < line.length ? "…" : ""}`;
}
