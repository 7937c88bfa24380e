import { readFile } from "node:fs/promises";
import type { LookUp } from "./english";

/** More ways to speak a word are not listened for. */
const MOST_WAYS = 3;

/** So many lines are read before the thread looks at what else there is. */
const LINES_AT_ONCE = 5_000;

/**
 * A dictionary of words and their phones, a line each, as CMU's is written. It is indexed once, about 25 MB: to look words up in its text
 * held the thread for half a second with each recording [SEC-06].
 */
export async function readDictionary(text: string): Promise<LookUp> {
  const phonesOf = new Map<string, string>();
  for (let from = 0, lines = 1; from < text.length; lines += 1) {
    const next = text.indexOf("\n", from);
    const until = next < 0 ? text.length : next;
    const gap = text.indexOf(" ", from);
    if (gap > from && gap < until) phonesOf.set(text.slice(from, gap), text.slice(gap, until).trim());
    from = until + 1;
    if (lines % LINES_AT_ONCE === 0) await new Promise((resolve) => setImmediate(resolve));
  }
  return (word) =>
    Array.from({ length: MOST_WAYS }, (_, way) =>
      phonesOf.get(way === 0 ? word : `${word}(${way + 1})`),
    ).filter((phones) => phones !== undefined);
}

/** The dictionary in a file. */
export const loadDictionary = async (file: string): Promise<LookUp> =>
  readDictionary(await readFile(file, "utf8"));
