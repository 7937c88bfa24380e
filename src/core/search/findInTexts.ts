/** Something that says more than its title, such as a message, in paragraphs. */
interface WithText {
  readonly content: readonly string[];
}

/** The first so many whose text has what was typed, in any case, each with the paragraph that has it [DESK-10]. */
export function findInTexts<Item extends WithText>(
  items: readonly Item[],
  typed: string,
  most: number,
): readonly { readonly item: Item; readonly text: string }[] {
  const words = typed.trim().toLowerCase();
  if (words === "") return [];
  return items
    .flatMap((item) => {
      const text = item.content.find((paragraph) => paragraph.toLowerCase().includes(words));
      return text === undefined ? [] : [{ item, text }];
    })
    .slice(0, most);
}
