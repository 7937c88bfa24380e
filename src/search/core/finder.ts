import { fold, type Folded, type Range } from "./fold";
import { matchName, matchPinyin, RANKS, type Match, type PinyinMatch } from "./match";

/** Something that can be found, such as an application or an action. */
export interface Findable {
  /** What people read. */
  readonly title: string;
  /** Its other names, such as the one in the other language. */
  readonly others: readonly string[];
  /** What people may type who mean it. */
  readonly keys: readonly string[];
  /** The smaller, the sooner among those that fit as well: 0 for what is on top. */
  readonly order: number;
}

/** Something found, and by which of its words. */
export interface Hit<Item> {
  readonly item: Item;
  readonly rank: number;
  /** What to mark in the title; nothing if it was found by another of its words. */
  readonly ranges: readonly Range[];
  /** The other name or the key by which it was found, with what to mark; null where it was the title. */
  readonly by: { readonly words: string; readonly ranges: readonly Range[] } | null;
}

interface Entry<Item> {
  readonly item: Item;
  readonly place: number;
  /** The title first. */
  readonly names: readonly { readonly words: string; readonly folded: Folded; readonly chinese: boolean }[];
  readonly keys: readonly { readonly words: string; readonly folded: Folded }[];
}

/** Longer ones find nothing. */
const LONGEST = 60;
/** Longer ones are not read as pinyin, whose syllables can be parted in too many ways. */
const LONGEST_PINYIN = 24;
/** Queries whose candidates are kept. */
const KEPT = 200;
const HAN = /\p{Script=Han}/u;
const LATIN = /[a-z]/;

function entryOf<Item extends Findable>(item: Item, place: number): Entry<Item> {
  const names = [...new Set([item.title, ...item.others])].filter((words) => words !== "");
  return {
    item,
    place,
    names: names.map((words) => ({ words, folded: fold(words), chinese: HAN.test(words) })),
    keys: item.keys.map((words) => ({ words, folded: fold(words) })),
  };
}

/** The best of a list of matches, the earlier one among equals. */
const better = <M extends Match>(one: M | null, other: M | null): M | null =>
  other && (!one || other.rank < one.rank) ? other : one;

/** One letter is asked of each character once, however many names have it; more letters are the matcher's. */
function rememberingLetters(pinyin: PinyinMatch): PinyinMatch {
  const known = new Map<string, boolean>();
  const begins = (char: string, letter: string) => {
    const asked = letter + char;
    const answer = known.get(asked) ?? pinyin(char, letter) !== false;
    known.set(asked, answer);
    return answer;
  };
  return (text, letters) => {
    if (letters.length > 1) return pinyin(text, letters);
    const at = Array.from({ length: text.length }, (_, place) => text.charAt(place)).findIndex((char) =>
      begins(char, letters),
    );
    return at !== -1 && [at, at];
  };
}

/** Finds things by their names and keys. */
export interface Finder<Item> {
  /** What a query finds, the best first; nothing by one without a letter or a digit. */
  readonly find: (query: string) => readonly Hit<Item>[];
}

/**
 * Prepares things to be found as one types. By pinyin, only what its beginning has found is looked at for a longer query, which
 * keeps a thousand names within a frame. Without pinyin, as long as it is on its way, they are found by their letters [DESK-10].
 */
export function createFinder<Item extends Findable>(
  items: readonly Item[],
  matcher: PinyinMatch | null,
): Finder<Item> {
  const pinyin = matcher && rememberingLetters(matcher);
  const entries = items.map(entryOf);
  const chinese = entries.filter(({ names }) => names.some((name) => name.chinese));
  const candidates = new Map<string, ReadonlySet<Entry<Item>>>();

  const byPinyin = (entry: Entry<Item>, query: string) =>
    entry.names.reduce<(Match & { readonly words: string }) | null>(
      (best, { words, folded, chinese: is }) => {
        const match = is && pinyin ? matchPinyin(folded, query, pinyin) : null;
        return better(best, match && { ...match, words });
      },
      null,
    );

  /** Those that pinyin finds: never more than by one letter less. */
  const found = (query: string): ReadonlySet<Entry<Item>> => {
    const known = candidates.get(query);
    if (known) return known;
    const among = query.length > 1 ? found(query.slice(0, -1)) : chinese;
    const those = new Set([...among].filter((entry) => byPinyin(entry, query) !== null));
    if (candidates.size >= KEPT) candidates.clear();
    candidates.set(query, those);
    return those;
  };

  const hitOf = (entry: Entry<Item>, query: string, spoken: ReadonlySet<Entry<Item>>): Hit<Item> | null => {
    let best: (Match & { readonly words: string }) | null = null;
    for (const { words, folded } of entry.names) {
      const match = matchName(folded, query);
      best = better(best, match && { ...match, words });
    }
    if ((!best || best.rank > RANKS.initials) && spoken.has(entry))
      best = better(best, byPinyin(entry, query));
    if (!best || best.rank > RANKS.key)
      for (const { words, folded } of entry.keys) {
        const match = matchName(folded, query);
        const rank = match?.rank === RANKS.exact ? RANKS.key : RANKS.keyPart;
        best = better(best, match && { ranges: match.ranges, rank, words });
      }
    if (!best) return null;
    const { rank, ranges, words } = best;
    const { item } = entry;
    // Another name that stands in the title as it is need not be said again.
    const at = item.title.indexOf(words);
    return at === -1
      ? { item, rank, ranges: [], by: { words, ranges } }
      : { item, rank, ranges: ranges.map(([from, to]) => [from + at, to + at] as const), by: null };
  };

  return {
    find: (asked) => {
      const query = fold(asked).text;
      if (query === "" || query.length > LONGEST) return [];
      const isPinyin = pinyin !== null && LATIN.test(query) && query.length <= LONGEST_PINYIN;
      const spoken = isPinyin ? found(query) : new Set<Entry<Item>>();
      return entries
        .flatMap((entry) => {
          const hit = hitOf(entry, query, spoken);
          return hit ? [{ hit, place: entry.place }] : [];
        })
        .sort(
          (one, other) =>
            one.hit.rank - other.hit.rank ||
            Number(one.hit.by !== null) - Number(other.hit.by !== null) ||
            one.hit.item.order - other.hit.item.order ||
            one.place - other.place,
        )
        .map(({ hit }) => hit);
    },
  };
}
