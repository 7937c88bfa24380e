import type { Language } from "../../base/core/language/languages";
import { phrasesOf } from "../../base/core/language/phrases";
import { resolveBilingual } from "../../base/core/wire/text";
import { excerptOf } from "./excerpt";
import { fold, type Range } from "./fold";
import { matchLetters, matchPinyin, type PinyinMatch } from "./match";

/** Words with what is marked in them. */
export interface MarkedWords {
  readonly words: string;
  readonly ranges: readonly Range[];
}

/** Words without anything marked in them. */
export const plain = (words: string): MarkedWords => ({ words, ranges: [] });

/** Something that was found by what it says. Words may be bilingual. */
export interface Saying {
  readonly title: string;
  readonly detail: string;
  /** Its text, or the part of it that was found; absent where it has none. */
  readonly text?: string;
}

/** What is shown of it, in the language of the page where there are words in it. */
export interface Shown {
  readonly title: MarkedWords;
  readonly detail: MarkedWords | null;
  /** The words around what was found, where it stands neither in the title nor in the detail. */
  readonly text: MarkedWords | null;
}

/** Longer names are not read by pinyin. */
const LONGEST_PINYIN = 100;

const OTHER: Readonly<Record<Language, Language>> = { "zh-CN": "en", en: "zh-CN" };

/** Marks what was typed in what was found by it; where that stands in its text, or in the other language, shows the words around [DESK-10]. */
export function marksIn(
  { title, detail, text = "" }: Saying,
  query: string,
  language: Language,
  pinyin: PinyinMatch | null,
): Shown {
  const letters = fold(query).text;
  const marked = (words: string): MarkedWords => {
    const match = letters === "" ? null : matchLetters(fold(words), letters);
    return { words, ranges: match?.ranges ?? [] };
  };
  const isMarked = ({ ranges }: MarkedWords) => ranges.length > 0;
  const inShown = (raw: string) => marked(resolveBilingual(raw, language));
  const shown = { title: inShown(title), detail: detail === "" ? null : inShown(detail) };
  if (isMarked(shown.title) || (shown.detail && isMarked(shown.detail))) return { ...shown, text: null };

  const around = (raw: string, spoken: Language) => marked(excerptOf(resolveBilingual(raw, spoken), query));
  const others = [title, detail].map((raw) => around(raw, OTHER[language]));
  const texts = text === "" ? [] : [around(text, language), around(text, OTHER[language])];
  const found = [...texts, ...others].find(isMarked);
  if (found) return { ...shown, text: found };

  const name = shown.title.words.slice(0, LONGEST_PINYIN);
  const spoken = pinyin && letters !== "" && matchPinyin(fold(name), letters, pinyin);
  if (spoken) return { ...shown, title: { ...shown.title, ranges: spoken.ranges }, text: null };
  return { ...shown, text: texts[0] ?? null };
}

/** A stretch of words that is marked, or that is not. */
interface Piece {
  readonly words: string;
  readonly isMarked: boolean;
}

/** A stretch of words in one language, in pieces; the language is null where it is the page's. */
export interface MarkedPhrase {
  readonly language: Language | null;
  readonly pieces: readonly Piece[];
}

/** Cuts the words between two places where marks begin and end. */
function piecesOf({ words, ranges }: MarkedWords, from: number, to: number): readonly Piece[] {
  const inside = ranges
    .map(([begin, end]): Range => [Math.max(begin, from), Math.min(end, to)])
    .filter(([begin, end]) => begin < end);
  const ends = [from, ...inside.flat(), to];
  return ends
    .slice(1)
    .map((end, index) => ({ words: words.slice(ends[index], end), isMarked: index % 2 === 1 }))
    .filter((piece) => piece.words !== "");
}

/** Words as they are drawn: in stretches by their language, and these in pieces that are marked or not [I18N-05]. */
export function markedPhrases(marked: MarkedWords, page: Language): readonly MarkedPhrase[] {
  const phrases = phrasesOf(marked.words, page);
  return phrases.map(({ words, language }, index) => {
    const from = phrases.slice(0, index).reduce((sum, before) => sum + before.words.length, 0);
    return { language, pieces: piecesOf(marked, from, from + words.length) };
  });
}
