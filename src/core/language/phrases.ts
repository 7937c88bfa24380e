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
/**
 * From the first Han character to the last one before a Latin letter, with the digits and marks that belong to it. At most
 * 16 of these are taken before the first one: without a bound, a long row of digits would be read again from each of them.
 */
const HAN_STRETCH =
  /((?:\d|[^\p{L}\s\0-\x7f]){0,16}\p{sc=Han}(?:[^\p{sc=Latin}]*\p{sc=Han})?[^\p{L}\s\0-\x7f]*)/u;

/**
 * Cuts words into stretches by their script. A Chinese voice reads Latin letters, so mixed words stay whole on a Chinese
 * page; an English voice skips Han characters, so these are marked on an English page [I18N-05].
 */
export function phrasesOf(words: string, page: Language): readonly Phrase[] {
  if (page !== "en") return [{ words, language: HAN.test(words) || !LATIN.test(words) ? null : "en" }];
  return words
    .split(HAN_STRETCH)
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
