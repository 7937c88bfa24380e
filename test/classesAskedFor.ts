/** A name, classes, and then nothing or what only a selector engine judges: ids, attributes, states. */
const COMPOUND = /^(?:\*|[a-z][a-z0-9]*)?((?:\.[\w-]+)*)(?:[#:[].*)?$/is;

/** Splits a selector at a kind of character, except within brackets, parentheses and quotes. */
function split(selector: string, separator: RegExp): string[] {
  const parts = [""];
  let depth = 0;
  let quote = "";
  for (const character of selector) {
    if (quote) quote = character === quote ? "" : quote;
    else if (/["']/.test(character)) quote = character;
    else if (/[([]/.test(character)) depth += 1;
    else if (/[)\]]/.test(character)) depth -= 1;
    if (!quote && depth === 0 && separator.test(character)) parts.push("");
    else parts.push(`${parts.pop() ?? ""}${character}`);
  }
  return parts;
}

/** The first class that the last compound of a complex selector asks of the element itself; null without one, or where this cannot read it. */
function classOf(alternative: string): string | null {
  const compound = split(alternative.trim(), /[\s>+~]/).at(-1) ?? "";
  const classes = COMPOUND.exec(compound)?.[1] ?? "";
  return classes.split(".")[1] ?? null;
}

/**
 * One class of each alternative of a selector, without which an element does not match it; null for an alternative that needs none, and
 * for a selector with an escape, which only a selector engine can tell.
 */
export const classesAskedFor = (selector: string): (string | null)[] =>
  selector.includes("\\") ? [null] : split(selector, /,/).map(classOf);
