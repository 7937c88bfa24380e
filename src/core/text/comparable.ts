/** A part of a text, from one place up to another, in the units of a string. */
type Range = readonly [from: number, to: number];

/** More marks on one letter than any language has; putting many of them in order would take a quadratic time [SEC-06]. */
const PILES = /(\p{M}{30})\p{M}+/gu;
/** Unseen characters and that come along by pasting: joiners, marks of direction, controls other than blanks. */
const UNSEEN = /(?!\s)\p{Cc}|[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
/** A letter with its marks, or another character. */
const CLUSTERS = /\P{M}\p{M}*|\p{M}+/gu;

/** The one spelling of a text, whichever way a keyboard composes its letters and however wide it draws them: NFKC [I18N-07]. */
export const normalForm = (text: string): string => text.replace(PILES, "$1").normalize("NFKC");

const bare = (text: string) => normalForm(text.replace(UNSEEN, "")).toLowerCase();

/**
 * A text as it is compared with another: in its normal form, without regard to case, to unseen characters, and to which
 * blanks stand in it and how many [I18N-07].
 */
export const comparable = (text: string): string => bare(text).replace(/\s+/g, " ").trim();

/** Where words stand in a text, both as they are compared; null where they do not. */
export function rangeOf(text: string, words: string): Range | null {
  const wanted = comparable(words);
  if (wanted === "") return null;
  let folded = "";
  const places: Range[] = [];
  for (const { 0: cluster, index } of text.matchAll(CLUSTERS)) {
    const letters = bare(cluster).replace(/\s+/g, " ");
    const shown = letters === " " && folded.endsWith(" ") ? "" : letters;
    places.push(...Array.from({ length: shown.length }, (): Range => [index, index + cluster.length]));
    folded += shown;
  }
  const at = folded.indexOf(wanted);
  const [first, last] = [places[at], places[at + wanted.length - 1]];
  return first && last ? [first[0], last[1]] : null;
}
