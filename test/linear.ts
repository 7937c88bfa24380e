/** Characters in each text of `HOSTILE`. */
const LENGTH = 60_000;
/**
 * Milliseconds of work that a reader may take for one of them. One that begins again at each character takes seconds, and one
 * pass takes a few milliseconds, which a first run, not compiled yet, may do at a tenth of the speed.
 */
const MOST_MS = 300;
const ATTEMPTS = 6;

const fill = (part: string): string => part.repeat(LENGTH / part.length);
const PARTS = [
  ...[
    " ",
    "\t",
    ",",
    ";",
    '"',
    "'",
    "(",
    "[",
    "]",
    "{",
    "=",
    ".",
    "/",
    ":",
    "-",
    "\\",
    "&",
    "#",
    "%",
    "a",
    "0",
  ],
  ...[" ,", ";=", "a=", "a;", "[a", "a[", "a.", "1.", "%25", "%2525", ", ;", '\\"', "|||", "中", "\u200b"],
];

/** What an expression that takes the letter at the end of a text as well cannot take. */
const REJECTED = "\u0001";

/** A letter with so many marks of two classes, which every normal form of Unicode puts in order. */
const piled = (one: string, other: string): string => `a${one.repeat(LENGTH / 2)}${other.repeat(LENGTH / 2)}`;

/** Texts for which an expression with two quantifiers beside one another needs the square of the time, by names. */
const HOSTILE: readonly (readonly [name: string, text: string])[] = [
  ...PARTS.map((part) => [`${JSON.stringify(part)}x`, `${fill(part)}x`] as const),
  ...[" ", "\t"].map((part) => [JSON.stringify(`x${part}x`), `x${fill(part)}x`] as const),
  ...[" ", "\t", "a", "0"].map((part) => [JSON.stringify(part + REJECTED), fill(part) + REJECTED] as const),
  ["marks", piled("\u0301", "\u0316")],
  ["half-width marks", piled("\uFF9E", "\u0334")],
];

/** Milliseconds that this process works while it does something; what other processes do at the same time counts for nothing. */
function workOf(act: () => unknown): number {
  const before = process.cpuUsage();
  try {
    act();
  } catch {
    // A reader may refuse; it may only not take long over it.
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** The names of the texts over which a reader takes longer than one pass of them does [SEC-10]. */
export const slowOver = (read: (text: string) => unknown): readonly string[] =>
  HOSTILE.filter(([, text]) => {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1)
      if (workOf(() => read(text)) < MOST_MS) return false;
    return true;
  }).map(([name]) => name);
