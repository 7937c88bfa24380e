import { resolveBilingual, type Text } from "../wire/text";
import type { Language } from "./languages";

/** A stretch of words in one language. */
export interface Phrase {
  readonly words: string;
  /** The language of the words; null where the page's own `lang` already says it. */
  readonly language: Language | null;
}

const HAN = /\p{sc=Han}/u;
const LATIN = /\p{sc=Latin}/u;
/** From a Han character to the last one before a Latin letter, with the marks behind it. */
const HAN_STRETCH = /\p{sc=Han}(?:[^\p{sc=Latin}]*\p{sc=Han})?[^\p{L}\s\0-\x7f]*/gu;
/** A digit or mark, which belongs to the stretch that it stands before. */
const LEADING = /^(?:\d|[^\p{L}\s\0-\x7f])$/u;
/** At most so many characters before the first Han character belong to it. */
const MOST_LEADING = 16;

/** How many units at the end of a text belong to the Han character that follows. */
function leadingUnits(text: string): number {
  // A character has at most two units.
  const last = Array.from(text.slice(-2 * MOST_LEADING))
    .slice(-MOST_LEADING)
    .reverse();
  const other = last.findIndex((character) => !LEADING.test(character));
  return last.slice(0, other < 0 ? last.length : other).join("").length;
}

/** Cuts a text into parts of which every second one is a stretch of Han characters, as `split` does; in one pass. */
function splitAtHan(text: string): readonly string[] {
  const parts: string[] = [];
  let end = 0;
  for (const { 0: stretch, index } of text.matchAll(HAN_STRETCH)) {
    const begin = index - leadingUnits(text.slice(end, index));
    parts.push(text.slice(end, begin), text.slice(begin, index + stretch.length));
    end = index + stretch.length;
  }
  return [...parts, text.slice(end)];
}

/**
 * Cuts words into stretches by their script. A Chinese voice reads Latin letters, so mixed words stay whole on a Chinese
 * page; an English voice skips Han characters, so these are marked on an English page [I18N-05].
 */
export function phrasesOf(words: string, page: Language): readonly Phrase[] {
  if (page !== "en") return [{ words, language: HAN.test(words) || !LATIN.test(words) ? null : "en" }];
  return splitAtHan(words)
    .map((words, place) => ({ words, language: place % 2 ? ("zh-CN" as const) : null }))
    .filter(({ words }) => words);
}

/**
 * Words to show in a page's language, cut into stretches. `format` words the messages of our own catalogue: these are in
 * the page's language but for the names put into them. The English half of a bilingual text (`中文|||English`) is English,
 * whatever name stands in it; without a Latin letter it is what some platforms fill in for want of a translation.
 */
export function phrasesToShow(
  text: Text,
  page: Language,
  format: (message: Exclude<Text, string>) => string,
): readonly Phrase[] {
  const isMessage = typeof text !== "string";
  const words = isMessage ? format(text) : resolveBilingual(text, page);
  const isOwn = isMessage ? page !== "en" : page === "en" && words !== text && LATIN.test(words);
  return isOwn ? [{ words, language: null }] : phrasesOf(words, page);
}
