import { firstUnits } from "./firstUnits";
import { unicodeForm } from "./unicodeForm";

/** A part of a text, from one place up to another, in the units of a string. */
type Range = readonly [from: number, to: number];

/** Unseen characters and that come along by pasting: joiners, marks of direction, controls other than blanks. */
const UNSEEN = /(?!\s)\p{Cc}|[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
/** A letter with its marks, or another character. */
const CLUSTERS = /\P{M}\p{M}*|\p{M}+/gu;

/** The one spelling of a text, whichever way a keyboard composes its letters and however wide it draws them: NFKC [I18N-07]. */
export const normalForm = (text: string): string => unicodeForm(text, "NFKC");

const bare = (text: string) => normalForm(text.replace(UNSEEN, "")).toLowerCase();

/**
 * A text as it is compared with another: in its normal form, without regard to case, to unseen characters, and to which
 * blanks stand in it and how many [I18N-07].
 */
export const comparable = (text: string): string => bare(text).replace(/\s+/g, " ").trim();

/**
 * The same, of so many units at most. One unit may become 18 in its normal form, so a text whose length is bounded before still needs this
 * bound where it is stored, or where it is looked for in many others [SEC-06].
 */
export const comparableWithin = (text: string, most: number): string => firstUnits(comparable(text), most);

/** Where words stand in a text, both as they are compared; null where they do not. */
export function rangeOf(text: string, words: string): Range | null {
  const wanted = comparable(words);
  if (wanted === "") return null;
  let folded = "";
  /** Whether the folded text ends with a blank. Asking that of the text itself would copy all of it each time. */
  let blank = false;
  /** The clusters of the text, each with its end in the folded one. */
  const clusters: { readonly place: Range; readonly end: number }[] = [];
  const known = new Map<string, string>();
  for (const { 0: cluster, index } of text.matchAll(CLUSTERS)) {
    const letters = known.get(cluster) ?? bare(cluster).replace(/\s+/g, " ");
    known.set(cluster, letters);
    folded += letters === " " && blank ? "" : letters;
    if (letters !== "") blank = letters.endsWith(" ");
    clusters.push({ place: [index, index + cluster.length], end: folded.length });
  }
  const at = folded.indexOf(wanted);
  if (at === -1) return null;
  const first = clusters.find(({ end }) => end > at);
  const last = clusters.find(({ end }) => end >= at + wanted.length);
  return first && last ? [first.place[0], last.place[1]] : null;
}
