import { readFile } from "node:fs/promises";
import type { PinyinMatch } from "../../../src/core/search/match";
import type { SameSound } from "../../../src/core/voice/matchPhrase";
import type { LookUp } from "./english";
import { createReadings, type Readings } from "./mandarin";

interface Matcher {
  readonly match: PinyinMatch;
}

/** How Chinese characters are read; the table of syllables comes with the first use. */
export async function loadReadings(): Promise<Readings> {
  const loaded: unknown = await import("pinyin-match");
  // By which of the two ways depends on what loads this file.
  const whole = (loaded as { readonly default: Matcher & { readonly default?: Matcher } }).default;
  const { match } = whole.default ?? whole;
  return createReadings((words, letters) => match(words, letters));
}

/** Whether two characters share a reading, whatever its tone. */
export const sameSoundBy =
  ({ of }: Readings): SameSound =>
  (one, other) => {
    const readings = of(other);
    return of(one).some((syllable) => readings.includes(syllable));
  };

/** More ways to speak a word are not listened for. */
const MOST_WAYS = 3;

/** A dictionary of words and their phones, a line each, as CMU's is written. */
export async function loadDictionary(file: string): Promise<LookUp> {
  const text = `\n${await readFile(file, "utf8")}`;
  const line = (word: string): string | null => {
    const at = text.indexOf(`\n${word} `);
    return at < 0 ? null : text.slice(at + word.length + 2, text.indexOf("\n", at + 1)).trim();
  };
  return (word) => {
    if (word === "") return [];
    const ways = Array.from({ length: MOST_WAYS }, (_, way) =>
      line(way === 0 ? word : `${word}(${way + 1})`),
    );
    return ways.filter((phones) => phones !== null);
  };
}
