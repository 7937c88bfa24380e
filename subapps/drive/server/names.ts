import {
  comparableWithin,
  firstUnits,
  nameKey,
  readLine,
  unicodeForm,
} from "../../../server/platform/module";

/** The longest name, in units of a string. */
const LONGEST = 255;
/** The longest key of one: characters whose normal form is longer than twice as long make a name shorter [SEC-11]. */
const LONGEST_KEY = 2 * LONGEST;
/** Room for a number behind a name: a blank, brackets, and six digits. */
const NUMBER = 9;

/** An extension, with the one before it where that says what is packed: `.tar.gz`. A name that begins with its only dot has none. */
const EXTENSION = /(?<=.)(?:\.tar)?\.[^.\s]{1,16}$/u;

/** How long the key of a text is at most, in units. */
const keyUnits = (text: string): number => unicodeForm(text, "NFKC").toLowerCase().length;

/** As many units of a text as fit, without half a character or a blank at the end, and whose key fits as well. */
function cut(text: string, most: number, mostOfKey: number): string {
  const first = firstUnits(text, most);
  let [end, left] = [0, mostOfKey];
  for (const each of first) {
    // Decomposed, since no text is longer than its characters are then, however they are composed together.
    left -= each < "\u0080" ? 1 : unicodeForm(each, "NFKD").length;
    if (left < 0) break;
    end += each.length;
  }
  // The form of all is made only where that of its beginning is not too long by itself.
  const fits = keyUnits(first.slice(0, end + 2)) <= mostOfKey && keyUnits(first) <= mostOfKey;
  return (fits ? first : first.slice(0, end)).trimEnd();
}

/**
 * A name as it is kept: composed, without blanks around it, without half characters, which no database takes, and without the sign
 * that parts the languages of a bilingual text.
 */
export const cleanName = (name: string): string =>
  cut(readLine(name).replaceAll("|||", "｜｜｜").trim(), LONGEST, LONGEST_KEY);

/**
 * What two names have in common that are taken for one, whatever their case and the width of their letters [I18N-07]. Names as they are
 * kept have no longer ones than this; others, which are looked for, may be cut.
 */
export const keyOf = (name: string): string => comparableWithin(name, LONGEST_KEY);

/** A name in the columns of a thing. */
export const namedAs = (name: string) => ({ name, name_key: keyOf(name), sort_key: nameKey(name) });

/** A name with a number before its extension, cut so that it is none too long: `name (2).txt`. */
export function numbered(name: string, kind: "file" | "folder") {
  const [extension = ""] = kind === "file" ? (EXTENSION.exec(name) ?? []) : [];
  const stem = cut(
    name.slice(0, name.length - extension.length),
    LONGEST - NUMBER - extension.length,
    LONGEST_KEY - NUMBER - keyUnits(extension),
  );
  return { with: (number: number): string => `${stem} (${number})${extension}` };
}
