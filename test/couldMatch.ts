/** What an element needs for one alternative of a selector to match it; null stands for any name. */
interface Needs {
  readonly name: string | null;
  readonly classes: readonly string[];
}

/** Decides by an element's name in lower case and its classes. */
type Matcher = (name: string, classes: ReadonlySet<string>) => boolean;

/** A name, classes, and then nothing or what only a selector engine judges: ids, attributes, states. */
const COMPOUND = /^(\*|[a-z][a-z0-9]*)?((?:\.[\w-]+)*)(?:[#:[].*)?$/is;

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

/** What the last compound of a complex selector asks of the element itself, or null where this cannot read it. */
function needsOf(alternative: string): Needs | null {
  const compound = split(alternative.trim(), /[\s>+~]/).at(-1) ?? "";
  const read = COMPOUND.exec(compound);
  if (!read) return null;
  const [, name = "*", classes = ""] = read;
  return { name: name === "*" ? null : name.toLowerCase(), classes: classes.split(".").slice(1) };
}

/** What each alternative of a selector needs; null where only a selector engine can tell. */
const alternativesOf = (selector: string): (Needs | null)[] =>
  selector.includes("\\") ? [null] : split(selector, /,/).map(needsOf);

/** One class of each alternative of a selector, without which an element does not match it; null for an alternative that needs none. */
export const classesAskedFor = (selector: string): (string | null)[] =>
  alternativesOf(selector).map((needs) => needs?.classes[0] ?? null);

/**
 * Reads a selector once for many elements. False is certain: it does not match an element of that name with those classes.
 * True says only that a selector engine has to judge; so does every selector with an escape.
 */
export function couldMatch(selector: string): Matcher {
  const alternatives = alternativesOf(selector);
  return (name, classes) =>
    alternatives.some(
      (needs) =>
        needs === null ||
        ((needs.name === null || needs.name === name) &&
          needs.classes.every((wanted) => classes.has(wanted))),
    );
}
