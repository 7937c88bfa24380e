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
/** From the first Han character to the last one before a Latin letter, with the digits and marks that belong to it. */
const HAN_STRETCH = /(?:\d|[^\p{L}\s\0-\x7f])*\p{sc=Han}(?:[^\p{sc=Latin}]*\p{sc=Han})?[^\p{L}\s\0-\x7f]*/gu;

/**
 * Cuts words into stretches by their script. A Chinese voice reads Latin letters, so mixed words stay whole on a Chinese
 * page; an English voice is silent at Han characters, so these are told apart on an English page [I18N-05].
 */
export function phrasesOf(words: string, page: Language): readonly Phrase[] {
  if (page === "zh-CN") return [{ words, language: HAN.test(words) || !LATIN.test(words) ? null : "en" }];
  if (!LATIN.test(words)) return [{ words, language: HAN.test(words) ? "zh-CN" : null }];
  const phrases: Phrase[] = [];
  let end = 0;
  for (const { 0: stretch, index } of words.matchAll(HAN_STRETCH)) {
    if (index > end) phrases.push({ words: words.slice(end, index), language: null });
    phrases.push({ words: stretch, language: "zh-CN" });
    end = index + stretch.length;
  }
  if (end < words.length) phrases.push({ words: words.slice(end), language: null });
  return phrases;
}

/**
 * Words to show in a page's language, cut into stretches. `format` words the messages of our own catalogue: these are in
 * the page's language but for the names put into them. A bilingual text (`中文|||English`) tells its language by its half;
 * only a half without a letter of its own language, which some platforms fill with the other one, is judged by script.
 */
export function phrasesToShow(
  text: Text,
  page: Language,
  format: (message: Exclude<Text, string>) => string,
): readonly Phrase[] {
  const isMessage = typeof text !== "string";
  const words = isMessage ? format(text) : resolveBilingual(text, page);
  const own = page === "en" ? LATIN : HAN;
  const isOwn = isMessage ? page === "zh-CN" : words !== text && own.test(words);
  return isOwn ? [{ words, language: null }] : phrasesOf(words, page);
}
