import { unicodeForm } from "../../base/core/text/unicodeForm";
import { fold } from "../../search/core/fold";
import { firstUnits } from "../../base/core/text/firstUnits";

/** Something that can be asked for by its name. */
export interface Sayable {
  /** All its names, in both languages. */
  readonly names: readonly string[];
  /** What people may say who mean it. */
  readonly keys: readonly string[];
}

/** Whether two characters may be read in the same way, whatever their tones; without it, only equal ones may. */
export type SameSound = (one: string, other: string) => boolean;

/** What people say before a name, with the words that they are polite by. */
const BEFORE =
  /^(?:(?:please|can you|could you|i want to|let me|just|go to|take me to|bring up|open|show me|show|start|launch|enter|view|see|the|my|请|帮我|给我|我想|我要|想要|打开|开启|启动|进入|前往|转到|查看|显示|看看|看一下|去|开|看|到|一下|我的)\s*)+/u;
/** And after it. */
const AFTER = /(?:please|for me|now|page|application|app|应用|页面|功能|一下|吧|呀|啊|好吗)$/u;

const HAN = /\p{Script=Han}/u;
/** Shorter names are not looked for inside of other words. */
const LEAST_INSIDE = { han: 2, letters: 4 } as const;
/** Of so many letters one may be wrong. */
const LETTERS_PER_SLIP = 4;
/** By so much the nearest name has to be nearer than the next one. */
const CLEAR = 2;
/** Longer phrases name nothing, also where their normal form alone is longer. */
const LONGEST = 200;

/** Small letters and digits with single spaces between the words. */
const wordsOf = (text: string): string =>
  unicodeForm(text, "NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** A name without the words after it. */
function withoutAfter(text: string): string {
  const rest = text.replace(AFTER, "").trimEnd();
  return rest === text ? text : withoutAfter(rest);
}

/** A phrase as it was said, and what is left of it without the words around a name. */
function readingsOf(phrase: string): readonly string[] {
  const whole = firstUnits(wordsOf(firstUnits(phrase, LONGEST)), LONGEST).trimEnd();
  const rest = withoutAfter(whole.replace(BEFORE, ""));
  return [...new Set([whole, rest])].filter((words) => words !== "");
}

/** How many letters differ, are missing or are too many. */
function distance(one: string, other: string): number {
  const from = Array.from(one);
  const to = Array.from(other);
  let row = to.map((_, index) => index + 1);
  from.forEach((letter, line) => {
    let left = line + 1;
    let corner = line;
    row = row.map((above, index) => {
      const next = Math.min(above + 1, left + 1, corner + Number(letter !== to[index]));
      corner = above;
      left = next;
      return next;
    });
  });
  return row.at(-1) ?? from.length;
}

/** Whether two texts are read aloud in the same way. */
function soundsLike(one: string, other: string, same: SameSound): boolean {
  const [left, right] = [Array.from(one), Array.from(other)];
  if (left.length !== right.length) return false;
  return left.every((char, index) => char === right[index] || same(char, right[index] ?? ""));
}

/** Whether a name stands in what was said, as whole words where it has letters. */
function standsIn(name: string, said: string): boolean {
  const isLong = name.length >= (HAN.test(name) ? LEAST_INSIDE.han : LEAST_INSIDE.letters);
  if (!isLong) return false;
  return HAN.test(name) ? said.includes(name) : ` ${said} `.includes(` ${name} `);
}

/** The one with the smallest number, if it is clearly smaller than that of every other one. */
function clearlyBest<Item>(rated: readonly (readonly [Item, number])[], by: number): Item | null {
  const [best, next] = rated.toSorted(([, one], [, other]) => one - other);
  if (!best) return null;
  return next && next[1] - best[1] < by ? null : best[0];
}

/**
 * What a spoken phrase asks for, or null: `open timetable`, `go to timetable`, `打开课表`, or the name alone. Case, width, spaces and
 * punctuation make no difference. A name that sounds the same, stands inside the phrase, or is nearly the same counts only where no
 * other one fits as well [VOICE-01].
 */
export function matchPhrase<Item extends Sayable>(
  items: readonly Item[],
  phrase: string,
  same: SameSound = () => false,
): Item | null {
  const said = readingsOf(phrase);
  const letters = said.map((words) => fold(words).text).filter((text) => text !== "");
  const named = items.map((item) => ({
    item,
    names: item.names.map((name) => fold(name).text).filter((name) => name !== ""),
    keys: item.keys.map((key) => fold(key).text).filter((key) => key !== ""),
  }));

  const exact =
    named.find(({ names }) => names.some((name) => letters.includes(name))) ??
    named.find(({ keys }) => keys.some((key) => letters.includes(key)));
  if (exact) return exact.item;

  const alike = named.filter(({ names }) =>
    names.some((name) => letters.some((text) => soundsLike(name, text, same))),
  );
  const [sounding] = alike;
  if (sounding && alike.length === 1) return sounding.item;

  const inside = named.flatMap(({ item }) => {
    const lengths = item.names
      .map(wordsOf)
      .filter((name) => said.some((words) => standsIn(name, words)))
      .map((name) => name.length);
    return lengths.length > 0 ? [[item, -Math.max(...lengths)] as const] : [];
  });
  if (inside.length > 0) return clearlyBest(inside, 1);

  const near = named.flatMap(({ item, names }) => {
    const slips = names.flatMap((name) => letters.map((text) => [name, distance(name, text)] as const));
    const fitting = slips.filter(([name, count]) => count * LETTERS_PER_SLIP <= name.length);
    return fitting.length > 0 ? [[item, Math.min(...fitting.map(([, count]) => count))] as const] : [];
  });
  return clearlyBest(near, CLEAR);
}
