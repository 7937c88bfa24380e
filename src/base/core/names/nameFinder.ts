import { comparable } from "../text/comparable";
import { resolveBilingual } from "../wire/text";
import { familyNameIn, familySoundOf } from "./familyNames";
import { pinyinOf } from "./pinyin";

/** Queries of more letters, and Chinese names of more characters, are no person's. */
const [LONGEST, LONGEST_CHINESE] = [60, 16];

const CHINESE = /^\p{sc=Han}+$/u;

/** Blanks and marks that people put between the parts of a name, or leave out. */
const BETWEEN = /[\s'’·•・‧.,-]+/gu;

/** As it is compared, without what stands between the parts; ü is typed as u and as v. */
const squeezed = (words: string): string => comparable(words).replace(BETWEEN, "");
const typedSound = (sound: string): string => sound.replace(/[üv]/g, "u");

/** Sounds of characters that were asked for: a search asks for those of a whole school at each letter. */
const known = new Map<string, string | null>();

function soundOf(character: string): string | null {
  const before = known.get(character);
  if (before !== undefined) return before;
  const sound = pinyinOf(character);
  known.set(character, sound === null ? null : typedSound(sound));
  return known.get(character) ?? null;
}

/** The syllables of a Chinese name, the family name as it sounds as one; null where it is not Chinese. */
function syllablesOf(name: string): readonly string[] | null {
  if (name.length > LONGEST_CHINESE || !CHINESE.test(name)) return null;
  const family = familyNameIn(name);
  const own = familySoundOf(family);
  const given = Array.from(own === null ? name : name.slice(family.length), soundOf);
  const sounds = own === null ? given : [typedSound(own), ...given];
  return sounds.includes(null) ? null : sounds.map((sound) => sound ?? "");
}

/** Whether letters are the beginnings of syllables that follow one another: `lisihan`, `lsh`, `sihan`, `lish`. */
function areSyllables(letters: string, syllables: readonly string[]): boolean {
  return syllables.some((_, start) => {
    let ends = new Set([0]);
    for (const syllable of syllables.slice(start)) {
      const next = new Set<number>();
      for (const end of ends)
        for (
          let length = 1;
          length <= syllable.length && syllable[length - 1] === letters[end + length - 1];
          length += 1
        )
          next.add(end + length);
      if (next.has(letters.length)) return true;
      ends = next;
    }
    return false;
  });
}

/**
 * Tells whether a person is meant by what was typed: the one search for people in the whole product [I18N-06]. They are found by a part
 * of the name in either language, with blanks or without, by its pinyin in both orders, or by initials. Nothing typed finds no one.
 */
export function nameFinder(typed: string): (name: string) => boolean {
  const letters = squeezed(typed);
  if (letters === "" || letters.length > LONGEST) return () => false;
  const sound = /^[a-zü]+$/u.test(letters) ? typedSound(letters) : null;
  return (name) => {
    const chinese = squeezed(resolveBilingual(name, "zh-CN"));
    if (chinese.includes(letters)) return true;
    const english = resolveBilingual(name, "en");
    if (english !== name && squeezed(english).includes(letters)) return true;
    const [family, ...given] = (sound === null ? null : syllablesOf(chinese)) ?? [];
    if (family === undefined || sound === null) return false;
    return areSyllables(sound, [family, ...given]) || areSyllables(sound, [...given, family]);
  };
}
