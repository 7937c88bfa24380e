import { unicodeForm } from "../text/unicodeForm";

/** The language's order: Chinese by its sounds, other scripts by their alphabets whatever the accents, and numbers by their value. */
const collator = new Intl.Collator("zh-CN", { numeric: true });

/** Puts names into the order in which every list shows them [I18N-07]. Names that read the same keep an order of their own. */
export const compareNames = (one: string, other: string): number =>
  collator.compare(one, other) || (one < other ? -1 : Number(one > other));

/** What is no letter of its own: accents and sound marks that normal form D sets apart, and characters that nobody sees. */
const IGNORED = /[\u0300-\u036f\u3099\u309a\p{Cc}\p{Cf}]/gu;

/** Keys begin with this character, so that none of theirs is a control or a surrogate; the ranks are added to it. */
const FIRST = 0x100;

const character = (rank: number): string => String.fromCharCode(FIRST + rank);

/**
 * Makes keys of names that a database sorts as `compareNames` does, if it compares texts by their bytes. `order` has the characters in
 * their order, with `0` where numbers stand; all others come after them by their code points. A number is its length, then its digits.
 */
export function nameKeysBy(order: string): (name: string) => string {
  const ranks = new Map(Array.from(order, (each, rank) => [each, character(rank)] as const));
  const numbers = ranks.get("0") ?? "";
  const others = character(ranks.size);
  const keyOf = (part: string): string => {
    const known = ranks.get(part);
    if (known !== undefined && part !== "0") return known;
    if (/^\d/.test(part)) {
      const value = part.replace(/^0+/, "");
      return `${numbers}${character(value.length)}${value}`;
    }
    const code = part.codePointAt(0) ?? 0;
    return `${others}${character(code >> 12)}${character(code & 0xfff)}`;
  };
  return (name) =>
    unicodeForm(name, "NFKD")
      .toLowerCase()
      .replace(IGNORED, "")
      .replace(/\d+|\D/gu, keyOf);
}
