import type { PinyinMatch } from "./core/match";
import { useLater } from "../base/kit/useLater";

/** The table of syllables is larger than all the rest of the search, so it comes by itself. */
const loadPinyin = async (): Promise<{ readonly match: PinyinMatch | null }> =>
  (await import(/* webpackChunkName: "pinyin" */ "pinyin-match")).default;

const NOT_YET = { match: null };

/** Finds by pinyin, as soon as it is here; null until then, and without a network. */
export const usePinyin = (): PinyinMatch | null => useLater(loadPinyin, NOT_YET).match;
