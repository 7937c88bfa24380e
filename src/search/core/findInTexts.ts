import { comparable } from "../../base/core/text/comparable";

/** Something that says more than its title, such as a message, in paragraphs. */
interface WithText {
  readonly content: readonly string[];
}

/** Paragraphs as they are compared: people type letter by letter, and thousands of texts may be looked through. */
const known = new WeakMap<WithText, readonly string[]>();

function comparableOf(item: WithText): readonly string[] {
  const kept = known.get(item) ?? item.content.map(comparable);
  known.set(item, kept);
  return kept;
}

/** The first so many whose text has what was typed, each with the paragraph that has it [DESK-10]. */
export function findInTexts<Item extends WithText>(
  items: readonly Item[],
  typed: string,
  most: number,
): readonly { readonly item: Item; readonly text: string }[] {
  const words = comparable(typed);
  if (words === "") return [];
  return items
    .flatMap((item) => {
      const text = item.content[comparableOf(item).findIndex((paragraph) => paragraph.includes(words))];
      return text === undefined ? [] : [{ item, text }];
    })
    .slice(0, most);
}
