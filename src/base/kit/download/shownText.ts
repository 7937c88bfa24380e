/** What is not read: what never shows, what only decorates, and what asks not to be kept. */
const SKIPPED =
  "script, style, template, noscript, svg, [hidden], [aria-hidden='true'], [data-no-download], [role='tooltip']";

/** Elements that start a new line. */
const BLOCKS =
  "address, article, blockquote, dd, div, dl, dt, h1, h2, h3, h4, h5, h6, li, ol, p, pre, section, ul";

/** Kinds of field whose value is text that can be seen; a password is not. */
const TEXT_FIELDS = new Set([
  "text",
  "search",
  "number",
  "date",
  "time",
  "month",
  "week",
  "email",
  "tel",
  "url",
]);

function valueOf(element: Element): string | null {
  if (element instanceof HTMLSelectElement)
    return Array.from(element.selectedOptions, ({ label }) => label).join(", ");
  if (element instanceof HTMLTextAreaElement) return element.value;
  if (element instanceof HTMLInputElement) return TEXT_FIELDS.has(element.type) ? element.value : "";
  if (element instanceof HTMLImageElement) return element.alt;
  return null;
}

function collect(node: Node, say: (text: string) => void): void {
  if (node instanceof Text) {
    say(node.data.replace(/\s+/g, " "));
    return;
  }
  if (!(node instanceof Element) || node.matches(SKIPPED)) return;
  const value = valueOf(node);
  if (value !== null) {
    say(value);
    return;
  }
  const isBlock = node.matches(BLOCKS);
  if (isBlock || node instanceof HTMLBRElement) say("\n");
  node.childNodes.forEach((child) => collect(child, say));
  if (isBlock) say("\n");
}

/**
 * The text of an element as it is heard: with the words for screen readers, the values of fields and the names of
 * pictures, without what only decorates. Lines stay lines.
 */
export function shownText(element: Element): string {
  let text = "";
  element.childNodes.forEach((child) =>
    collect(child, (more) => {
      text += more;
    }),
  );
  return text
    .split("\n")
    .map((line) => line.replace(/[\s\u00a0]+/g, " ").trim())
    .filter((line) => line !== "")
    .join("\n");
}
