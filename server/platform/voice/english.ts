/** Finds the phones of a word in a dictionary, in all the ways it may be spoken; none where it is not there. */
export type LookUp = (word: string) => readonly string[];

/** How other spellings of a word are written in an American dictionary. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/our(?=s?$|ed$|ing$)/, "or"],
  [/is(?=e[sd]?$|ing$|ation$)/, "iz"],
  [/tre(?=s?$)/, "ter"],
  [/ll(?=ing$|ed$|er$)/, "l"],
  [/lment/, "llment"],
  [/ogue(?=s?$)/, "og"],
  [/amme(?=s?$)/, "am"],
];

/** What single letters and groups of them mostly sound like; the longest first. */
const LETTERS: readonly (readonly [string, string])[] = [
  ["tion", "SH AH N"],
  ["sion", "ZH AH N"],
  ["ough", "AO"],
  ["igh", "AY"],
  ["tch", "CH"],
  ["dge", "JH"],
  ["sch", "S K"],
  ["ch", "CH"],
  ["sh", "SH"],
  ["th", "TH"],
  ["ph", "F"],
  ["wh", "W"],
  ["ck", "K"],
  ["ng", "NG"],
  ["qu", "K W"],
  ["ee", "IY"],
  ["ea", "IY"],
  ["ie", "IY"],
  ["ei", "EY"],
  ["ey", "IY"],
  ["oo", "UW"],
  ["ou", "AW"],
  ["ow", "OW"],
  ["oa", "OW"],
  ["oi", "OY"],
  ["oy", "OY"],
  ["ai", "EY"],
  ["ay", "EY"],
  ["au", "AO"],
  ["aw", "AO"],
  ["ar", "AA R"],
  ["er", "ER"],
  ["ir", "ER"],
  ["or", "AO R"],
  ["ur", "ER"],
  ["a", "AE"],
  ["b", "B"],
  ["c", "K"],
  ["d", "D"],
  ["e", "EH"],
  ["f", "F"],
  ["g", "G"],
  ["h", "HH"],
  ["i", "IH"],
  ["j", "JH"],
  ["k", "K"],
  ["l", "L"],
  ["m", "M"],
  ["n", "N"],
  ["o", "AA"],
  ["p", "P"],
  ["q", "K"],
  ["r", "R"],
  ["s", "S"],
  ["t", "T"],
  ["u", "AH"],
  ["v", "V"],
  ["w", "W"],
  ["x", "K S"],
  ["y", "IY"],
  ["z", "Z"],
];

/** An `e` at the end makes the vowel before it long. */
const LONG: Readonly<Record<string, string>> = { a: "EY", e: "IY", i: "AY", o: "OW", u: "UW" };
/** Names of digits, for what is written with them. */
const DIGITS = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
/** The shortest part of a word that is looked up as a word of its own. */
const SHORTEST_PART = 3;

const UNVOICED = /(?:P|T|K|F|TH)$/;
const HISSING = /(?:S|Z|SH|ZH|CH|JH)$/;

/** What an `s` at the end of a word sounds like after these phones. */
const withS = (phones: string): string =>
  HISSING.test(phones) ? `${phones} AH Z` : `${phones} ${UNVOICED.test(phones) ? "S" : "Z"}`;

/** By the letters, for words that nothing else helps with. */
function spelled(word: string): string {
  const phones: string[] = [];
  const long = /([aeiou])([bcdfgklmnprstvz])e(s?)$/.exec(word);
  const short = long ? word.slice(0, long.index) : word.replace(/(.)\1/g, "$1");
  for (let at = 0; at < short.length;) {
    const [letters, sound] = LETTERS.find(([group]) => short.startsWith(group, at)) ?? [short.charAt(at), ""];
    if (sound !== "") phones.push(sound);
    at += letters.length;
  }
  if (!long) return phones.join(" ");
  const [, vowel = "", consonant = "", plural] = long;
  const end = consonant === "c" ? "S" : consonant === "g" ? "JH" : consonant.toUpperCase();
  const whole = [...phones, LONG[vowel] ?? "", end].join(" ");
  return plural === "s" ? withS(whole) : whole;
}

/** As two words of the dictionary written together, such as payslip. */
function compound(word: string, lookUp: LookUp): readonly string[] {
  for (let at = word.length - SHORTEST_PART; at >= SHORTEST_PART; at -= 1) {
    const [first] = lookUp(word.slice(0, at));
    const [last] = lookUp(word.slice(at));
    if (first !== undefined && last !== undefined) return [`${first} ${last}`];
  }
  return [];
}

/**
 * How a word of small letters is spoken: as the dictionary has it, in another spelling, without its `s`, as two words, or else by its
 * letters. Nothing for what has no letters.
 */
export function wordPhones(word: string, lookUp: LookUp): readonly string[] {
  if (/^\d+$/.test(word)) {
    const spoken = Array.from(word).map((digit) => lookUp(DIGITS[Number(digit)] ?? "")[0] ?? "");
    return [spoken.join(" ")];
  }
  const known = lookUp(word);
  if (known.length > 0) return known;
  for (const [pattern, american] of SPELLINGS) {
    const found = pattern.test(word) ? lookUp(word.replace(pattern, american)) : [];
    if (found.length > 0) return found;
  }
  const parts = compound(word, lookUp);
  if (parts.length > 0) return parts;
  if (word.endsWith("s") && word.length > SHORTEST_PART) {
    const [single] = wordPhones(word.slice(0, -1), lookUp);
    if (single !== undefined) return [withS(single)];
  }
  const phones = spelled(word);
  return phones === "" ? [] : [phones];
}
