import type { PinyinMatch } from "../../../src/search/core/match";

/**
 * What a syllable begins with, in the phones of an English model: the nearest that there are. Where Mandarin's sound lies between two of
 * them, as b does, which has no voice, both are listened for.
 */
const INITIALS: Readonly<Record<string, string>> = {
  b: "B | P",
  p: "P",
  m: "M",
  f: "F",
  d: "D | T",
  t: "T",
  n: "N",
  l: "L",
  g: "G | K",
  k: "K",
  h: "HH",
  j: "JH | CH",
  q: "CH",
  x: "SH | S",
  zh: "JH | CH",
  ch: "CH",
  sh: "SH",
  r: "R | ZH",
  z: "D Z | T S | Z",
  c: "T S",
  s: "S",
};

/** And what it ends with. */
const FINALS: Readonly<Record<string, string>> = {
  a: "AA",
  o: "W AO",
  e: "AH | AO | ER",
  ai: "AY",
  ei: "EY",
  ao: "AW",
  ou: "OW",
  an: "AA N | AE N",
  en: "AH N | EH N",
  ang: "AA NG | AE NG",
  eng: "AH NG",
  ong: "UH NG | OW NG",
  er: "AA R",
  i: "IY",
  ia: "Y AA",
  ie: "Y EH | IY EH",
  iao: "Y AW",
  iu: "Y OW | IY UW",
  ian: "Y EH N | IY AE N",
  in: "IY N",
  iang: "Y AA NG",
  ing: "IY NG",
  iong: "Y UH NG",
  u: "UW",
  ua: "W AA",
  uo: "W AO",
  uai: "W AY",
  ui: "W EY",
  uan: "W AA N",
  un: "W AH N | UH N",
  uang: "W AA NG",
  v: "Y UW | IY | UW",
  ve: "Y UW EH",
  van: "Y UW EH N",
  vn: "Y UW N",
};

/** Syllables without an initial of their own, by what they are a spelling of. */
const ALONE: Readonly<Record<string, string>> = {
  yi: "i",
  ya: "ia",
  ye: "ie",
  yao: "iao",
  you: "iu",
  yan: "ian",
  yin: "in",
  yang: "iang",
  ying: "ing",
  yong: "iong",
  yu: "v",
  yue: "ve",
  yuan: "van",
  yun: "vn",
  wu: "u",
  wa: "ua",
  wo: "uo",
  wai: "uai",
  wei: "ui",
  wan: "uan",
  wen: "un",
  wang: "uang",
  weng: "eng",
};

const HAN = /^\p{Script=Han}$/u;
const INITIAL = /^(?:zh|ch|sh|[bpmfdtnlgkhjqxrzcs])/;
/** After these, `i` is no vowel of its own. */
const RETROFLEX = /^(?:zh|ch|sh|r)$/;
const SIBILANT = /^[zcs]$/;
const PALATAL = /^[jqx]$/;

/** The `i` of `zhi` and its like, and that of `zi`: no vowel of English is either. */
const RETROFLEX_I = "ER | IH | AH";
const SIBILANT_I = "IH | AH";

const waysOf = (phones: string): readonly string[] => phones.split(" | ");

/** The ways to speak a syllable of pinyin, without its tone, each as phones; none where it is no syllable. */
export function syllablePhones(syllable: string): readonly string[] {
  const alone = ALONE[syllable];
  if (alone !== undefined) return waysOf(FINALS[alone] ?? "");
  const initial = INITIAL.exec(syllable)?.[0] ?? "";
  const rest = syllable.slice(initial.length);
  const written = PALATAL.test(initial) ? rest.replace(/^u/, "v") : rest.replace(/^ue/, "ve");
  const last =
    rest === "i" && RETROFLEX.test(initial)
      ? RETROFLEX_I
      : rest === "i" && SIBILANT.test(initial)
        ? SIBILANT_I
        : FINALS[written];
  if (last === undefined) return [];
  return waysOf(INITIALS[initial] ?? "").flatMap((before) =>
    waysOf(last).map((after) => `${before} ${after}`.trim()),
  );
}

/** Every syllable that pinyin can write, and a few that no character has. */
const SYLLABLES: readonly string[] = [
  ...new Set([
    ...Object.keys(ALONE),
    ...["", ...Object.keys(INITIALS)].flatMap((initial) =>
      Object.keys(FINALS).map(
        (final) => initial + (PALATAL.test(initial) ? final.replace(/^v/, "u") : final),
      ),
    ),
  ]),
];

const LETTERS = [...new Set(SYLLABLES.map((syllable) => syllable.charAt(0)))];

/** Reads characters aloud, in all the ways they may be read. */
export interface Readings {
  /** The syllables of one character; none for what is no Chinese character. */
  readonly of: (character: string) => readonly string[];
}

/** Readings by the matcher of the search, which tells only whether letters may be read in a text. */
export function createReadings(match: PinyinMatch): Readings {
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
