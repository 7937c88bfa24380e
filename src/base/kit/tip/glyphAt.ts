/** What is named by a label of its own. */
const LABELLED = [
  "button",
  "a[href]",
  "summary",
  "[role=button]",
  "[role=radio]",
  "[role=switch]",
  "[role=tab]",
]
  .map((control) => `${control}[aria-label]`)
  .join();

const LETTER = /\p{L}/u;

/** Whether a control shows no word: a picture, perhaps with a count, or nothing but its colour. */
function isGlyph(control: HTMLElement): boolean {
  // What is seen of its text; a window without layout has all of it.
  const seen = ((control as Partial<HTMLElement>).innerText ?? control.textContent).trim();
  return seen === "" || (!LETTER.test(seen) && control.querySelector("svg, img") !== null);
}

/** The control at or around an element that shows a glyph alone, and whose name is its label; null where there is none. */
export function glyphAt(target: EventTarget | null): HTMLElement | null {
  const control = target instanceof Element ? target.closest<HTMLElement>(LABELLED) : null;
  return control && isGlyph(control) ? control : null;
}
