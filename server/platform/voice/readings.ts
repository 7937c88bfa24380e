import type { PinyinMatch } from "../../../src/search/core/match";
import type { SameSound } from "../../../src/voice/core/matchPhrase";

/** What a syllable of pinyin begins with, after whose palatals ü is written u. */
const INITIALS = "b p m f d t n l g k h j q x zh ch sh r z c s".split(" ");
const PALATAL = /^[jqx]$/;
/** And what it ends with; v is ü. */
const FINALS =
  "a o e ai ei ao ou an en ang eng ong er i ia ie iao iu ian in iang ing iong u ua uo uai ui uan un uang v ve van vn".split(
    " ",
  );
/** Syllables that begin with a vowel or with a letter that stands for one. */
const ALONE =
  "yi ya ye yao you yan yin yang ying yong yu yue yuan yun wu wa wo wai wei wan wen wang weng".split(" ");

/** Every syllable that pinyin can write, and a few that no character has. */
const SYLLABLES: readonly string[] = [
  ...new Set([
    ...ALONE,
    ...FINALS,
    ...INITIALS.flatMap((initial) =>
      FINALS.map((final) => initial + (PALATAL.test(initial) ? final.replace(/^v/, "u") : final)),
    ),
  ]),
];

const LETTERS = [...new Set(SYLLABLES.map((syllable) => syllable.charAt(0)))];
const HAN = /^\p{Script=Han}$/u;

/** Reads characters aloud, in all the ways they may be read. */
export interface Readings {
  /** The syllables of one character; none for what is no Chinese character. */
  readonly of: (character: string) => readonly string[];
}

/** Readings by the matcher of the search, which tells only whether letters may be read in a text. */
function createReadings(match: PinyinMatch): Readings {
  const known = new Map<string, readonly string[]>();
  return {
    of: (character) => {
      const kept = known.get(character);
      if (kept) return kept;
      if (!HAN.test(character)) return [];
      // A letter is asked of first, so that few syllables are.
      const letters = LETTERS.filter((letter) => match(character, letter) !== false);
      const fitting = SYLLABLES.filter(
        (syllable) => letters.includes(syllable.charAt(0)) && match(character, syllable) !== false,
      );
      // The beginning of a syllable fits too.
      const whole = fitting.filter(
        (syllable) => !fitting.some((other) => other !== syllable && other.startsWith(syllable)),
      );
      known.set(character, whole);
      return whole;
    },
  };
}

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
