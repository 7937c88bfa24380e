import { type Folded, type Range, rangesIn } from "./fold";

/**
 * Finds letters of pinyin in Chinese text: whole syllables, the beginning of the last one, or initials. Answers the first and
 * the last character, or false. It comes from a package, and late, so it is an argument.
 */
export type PinyinMatch = (text: string, letters: string) => readonly [number, number] | false;

/**
 * How well a name fits, the best first. A word that begins by its pinyin is as good as one by its initials; a key that was typed
 * as a whole is better than letters somewhere inside a name.
 */
export const RANKS = { exact: 0, prefix: 1, word: 2, initials: 3, key: 4, part: 5, keyPart: 6 } as const;

/** How a text was found: the smaller the rank, the better; the ranges are what to mark in it. */
export interface Match {
  readonly rank: number;
  readonly ranges: readonly Range[];
}

/** By the letters as they stand: the whole, the beginning, the beginning of a word, or a part; null where they do not. */
export function matchLetters(name: Folded, query: string): Match | null {
  const at = name.text.indexOf(query);
  if (at === -1) return null;
  if (at === 0) {
    const rank = name.text.length === query.length ? RANKS.exact : RANKS.prefix;
    return { rank, ranges: rangesIn(name, 0, query.length) };
  }
  const word = name.starts.find((start) => name.text.startsWith(query, start));
  return word === undefined
    ? { rank: RANKS.part, ranges: rangesIn(name, at, query.length) }
    : { rank: RANKS.word, ranges: rangesIn(name, word, query.length) };
}

/** By the first letters of words, as `dr` in Duty Roster. */
function byInitials(name: Folded, query: string): Match | null {
  if (query.length < 2 || query.length > name.starts.length) return null;
  const first = name.starts.map((start) => name.text[start]).join("");
  const at = first.indexOf(query);
  if (at === -1) return null;
  const places = name.starts.slice(at, at + query.length);
  return {
    rank: at === 0 ? RANKS.initials : RANKS.part,
    ranges: places.flatMap((place) => rangesIn(name, place, 1)),
  };
}

/** How a name is found by folded letters as they stand, or by the first letters of its words; null where it is not. */
export function matchName(name: Folded, query: string): Match | null {
  const found = matchLetters(name, query);
  if (found && found.rank < RANKS.initials) return found;
  const initials = byInitials(name, query);
  return initials && (!found || initials.rank < found.rank) ? initials : found;
}

/** How a Chinese name is found by pinyin; null where it is not. */
export function matchPinyin(name: Folded, query: string, pinyin: PinyinMatch): Match | null {
  const found = pinyin(name.text, query);
  if (found === false) return null;
  const [first, last] = found;
  return {
    rank: name.starts.includes(first) ? RANKS.initials : RANKS.part,
    ranges: rangesIn(name, first, last - first + 1),
  };
}
