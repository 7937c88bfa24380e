/** The element that a browser's translation puts in the place of a text. */
const isStandIn = (node: Node | null | undefined): node is Element => node?.nodeName === "FONT";

/**
 * Keeps a page usable that the browser translates, which puts `font` elements in the place of texts. React goes on with the texts: it
 * changes them unseen, and throws when it removes one or inserts something before it. Here, a text that changes returns to its place,
 * where the browser translates it again, and one that is to be removed returns before that [I18N-07, REL-03]. Answers how to stop it.
 */
export function keepTranslatedText(root: Node): () => void {
  const standIns = new WeakMap<Node, Element>();
  const taken = new WeakSet<Node>();
  const guarded = new WeakSet<Node>();
  const isFree = (node: Node | null): node is Element => isStandIn(node) && !taken.has(node);

  const restore = (text: Node) => {
    const standIn = standIns.get(text);
    standIns.delete(text);
    if (standIn?.parentNode) standIn.replaceWith(text);
  };

  /** The methods of one element by which React names a child of it. */
  const guard = (parent: Node) => {
    if (guarded.has(parent)) return;
    guarded.add(parent);
    const removeChild = parent.removeChild.bind(parent);
    const insertBefore = parent.insertBefore.bind(parent);
    Object.assign(parent, {
      removeChild: (child: Node) => {
        if (child.parentNode !== parent) restore(child);
        return removeChild(child);
      },
      insertBefore: (node: Node, before: Node | null) => {
        if (before && before.parentNode !== parent) restore(before);
        return insertBefore(node, before);
      },
    });
  };

  const replaced = (text: Node, standIn: Element, parent: Node) => {
    standIns.set(text, standIn);
    taken.add(standIn);
    guard(parent);
    observer.observe(text, { characterData: true });
  };

  const observer = new MutationObserver((records) => {
    /** Texts that were taken away, for a stand-in that comes to the same place a moment later. */
    const gone: MutationRecord[] = [];
    for (const record of records) {
      const { type, target, addedNodes, removedNodes, previousSibling, nextSibling } = record;
      if (type === "characterData") {
        restore(target);
        continue;
      }
      const came = [...addedNodes].find(isStandIn);
      const [text] = [...removedNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
      if (text) {
        const standIn = came ?? [previousSibling, nextSibling].find(isFree);
        if (standIn) replaced(text, standIn, target);
        else gone.push(record);
      } else if (came) {
        const before = gone.find(
          (one) =>
            one.target === target &&
            one.previousSibling === previousSibling &&
            one.nextSibling === nextSibling,
        );
        if (before?.removedNodes[0]) replaced(before.removedNodes[0], came, target);
      }
    }
  });
  observer.observe(root, { childList: true, subtree: true });
  return () => observer.disconnect();
}
