import type { Language } from "../language/languages";
import { resolveBilingual } from "../wire/text";
import { familyNameIn, familySoundOf } from "./familyNames";
import { pinyinOf } from "./pinyin";

/** Names of more characters are no person's. */
const LONGEST = 16;

const CHINESE = /^\p{sc=Han}+$/u;

/** Names of some peoples have their parts with a dot between them, and no family name. */
const DOT = /[·•・‧]/u;

const STARTS_WITH_VOWEL = /^[aoe]/;

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** The sounds of characters as one word; null where one of them is not known. */
function wordOf(characters: string): string | null {
  let word = "";
  for (const character of characters) {
    const sound = pinyinOf(character);
    if (sound === null) return null;
    word += word !== "" && STARTS_WITH_VOWEL.test(sound) ? `’${sound}` : sound;
  }
  return capital(word);
}

/** Both parts of a Chinese name in pinyin; null where it is no Chinese name, or a sound is not known. */
function partsOf(name: string): readonly [family: string, given: string] | null {
  if (!CHINESE.test(name) || name.length > LONGEST) return null;
  const chinese = familyNameIn(name);
  const sound = familySoundOf(chinese);
  const family = sound === null ? wordOf(chinese) : capital(sound);
  const given = wordOf(name.slice(chinese.length));
  return family === null || given === null ? null : [family, given];
}

/** A name in pinyin, the family name first: `Li Sihan`; null where it is not a Chinese one. */
function inPinyin(name: string): string | null {
  if (name.length > 2 * LONGEST) return null;
  const pieces = name.split(DOT);
  if (pieces.length > 1) {
    const words = pieces.map((piece) => (CHINESE.test(piece) ? wordOf(piece) : null));
    return words.includes(null) ? null : words.join(" ");
  }
  return partsOf(name)?.join(" ").trim() ?? null;
}

/**
 * The name of a person in a language, the one rule for all screens, messages and files [I18N-06]: Chinese in Chinese; in English in
 * pinyin with the family name first. A bilingual name (`中文|||English`) has the English that it says, and one that is not Chinese
 * stays as it is.
 */
export function personName(name: string, language: Language): string {
  const shown = resolveBilingual(name, language);
  return language === "en" ? (inPinyin(shown.trim()) ?? shown) : shown;
}

/** The Chinese name beside one in English, for those who know the person by it; null where none belongs there. */
export function chineseBeside(name: string, language: Language): string | null {
  if (language !== "en") return null;
  const chinese = resolveBilingual(name, "zh-CN");
  return chinese === personName(name, "en") ? null : chinese;
}

/** A name in both languages, as `李思涵|||Li Sihan`, for the texts that a server writes. */
export const personWords = (name: string): string => {
  const [chinese, english] = [personName(name, "zh-CN"), personName(name, "en")];
  return chinese === english ? name : `${chinese}|||${english}`;
};

/** The family name of a person in a language; null where the name is not a Chinese one, and it is not known. */
export function familyName(name: string, language: Language): string | null {
  const chinese = resolveBilingual(name, "zh-CN").trim();
  if (chinese.length < 2 || !CHINESE.test(chinese) || chinese.length > LONGEST) return null;
  if (language === "en") return partsOf(chinese)?.[0] ?? null;
  return familyNameIn(chinese);
}
