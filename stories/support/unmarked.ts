const HAN = /\p{sc=Han}/u;

const LATIN = /\p{sc=Latin}/u;

/** Three words of Latin letters in a row are English; a name, a key or a unit is not. */
const ENGLISH = /\p{sc=Latin}{2,}(?:[ ,;:.’'-]+\p{sc=Latin}{2,}){2,}/u;

/** Attributes whose words a screen reader speaks, or a browser draws. */
const SPOKEN = ["aria-label", "aria-description", "aria-valuetext", "title", "alt", "placeholder"] as const;

const languageOf = (element: Element | null) => element?.closest("[lang]")?.getAttribute("lang") ?? "";

/** Whether words are in the language that their element says; what is of no language, such as a code, is. */
const isIn = (language: string, words: string) =>
  language.startsWith("zh") ? !ENGLISH.test(words) || HAN.test(words) : !HAN.test(words);

/**
 * Words in another language than their element says, so that a screen reader would speak them in the wrong voice [I18N-05]:
 * Chinese ones where no `lang` says so, and English sentences within Chinese.
 */
export function unmarked(root: Element): readonly string[] {
  const found: string[] = [];
  const note = (element: Element, words: string) => {
    const language = languageOf(element);
    if (!isIn(language, words))
      found.push(`not marked as another language than ${language}: ${words.trim().slice(0, 60)}`);
  };
  // Within an attribute no part can be marked, so names of another language may stand in its sentence.
  for (const element of root.querySelectorAll(SPOKEN.map((name) => `[${name}]`).join(",")))
    for (const name of SPOKEN) {
      const words = element.getAttribute(name) ?? "";
      if (!LATIN.test(words)) note(element, words);
    }
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT, {
    acceptNode: ({ parentElement }) =>
      parentElement?.closest("script, style, template, noscript")
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
  });
  while (texts.nextNode()) {
    const { parentElement, nodeValue } = texts.currentNode;
    if (parentElement) note(parentElement, nodeValue ?? "");
  }
  return [...new Set(found)];
}
