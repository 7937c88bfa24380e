import { comparable, firstUnits, nameKey, readLine } from "../../../server/platform/module";

/** The longest name, in units of a string. */
const LONGEST = 255;
/** Room for a number behind a name: a blank, brackets, and six digits. */
const NUMBER = 9;

/** An extension, with the one before it where that says what is packed: `.tar.gz`. A name that begins with its only dot has none. */
const EXTENSION = /(?<=.)(?:\.tar)?\.[^.\s]{1,16}$/u;

/** As many units of a text as fit, without half a character or a blank at the end. */
const cut = (text: string, most: number): string => firstUnits(text, most).trimEnd();

/**
 * A name as it is kept: composed, without blanks around it, without half characters, which no database takes, and without the sign
 * that parts the languages of a bilingual text.
 */
export const cleanName = (name: string): string =>
  cut(readLine(name).replaceAll("|||", "｜｜｜").normalize("NFC").trim(), LONGEST);

/** What two names have in common that are taken for one, whatever their case and the width of their letters [I18N-07]. */
export const keyOf = comparable;

/** A name in the columns of a thing. */
export const namedAs = (name: string) => ({ name, name_key: keyOf(name), sort_key: nameKey(name) });

/** A name with a number before its extension, cut so that it is none too long: `name (2).txt`. */
export function numbered(name: string, kind: "file" | "folder") {
  const [extension = ""] = kind === "file" ? (EXTENSION.exec(name) ?? []) : [];
  const stem = cut(name.slice(0, name.length - extension.length), LONGEST - NUMBER - extension.length);
  return { with: (number: number): string => `${stem} (${number})${extension}` };
}
