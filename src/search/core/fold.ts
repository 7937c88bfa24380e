import { unicodeForm } from "../../base/core/text/unicodeForm";

/** A part of a text, from one place up to another, in the units of a string. */
export type Range = readonly [from: number, to: number];

/** A text as it is compared: small letters and digits alone, each with its place in what people read. */
export interface Folded {
  readonly text: string;
  /** The place of each letter in the text as it was. */
  readonly places: readonly Range[];
  /** Which letters begin a word. */
  readonly starts: readonly number[];
}

const HAN = /\p{Script=Han}/u;
const COUNTS = /[\p{L}\p{N}]/u;
const MARKS = /\p{M}/gu;

/** Whether a word begins at a character, by the one before it; none before means yes. */
function beginsWord(char: string, before: string | null): boolean {
  if (before === null) return true;
  if (HAN.test(char) !== HAN.test(before)) return true;
  return /\p{Lu}/u.test(char) && /\p{Ll}/u.test(before);
}

/** Leaves out case, width, accents, spaces and punctuation, which people type as they like [DESK-10]. */
export function fold(text: string): Folded {
  let folded = "";
  const places: Range[] = [];
  const starts: number[] = [];
  let before: string | null = null;
  let at = 0;
  for (const char of text) {
    const place: Range = [at, at + char.length];
    at += char.length;
    const letters = unicodeForm(char, "NFKD").replace(MARKS, "").toLowerCase();
    if (letters === "") continue;
    if (!COUNTS.test(letters)) {
      before = null;
      continue;
    }
    if (beginsWord(char, before)) starts.push(folded.length);
    before = char;
    places.push(...Array.from({ length: letters.length }, () => place));
    folded += letters;
  }
  return { text: folded, places, starts };
}

/** Where letters of a folded text stand in what people read: one range for those that stand together. */
export function rangesIn({ places }: Folded, from: number, length: number): readonly Range[] {
  const first = places[from];
  const last = places[Math.min(from + length, places.length) - 1];
  return first && last ? [[first[0], last[1]]] : [];
}
