/** Sets an attribute to what it is, upon which the browser fetches and tells once more. */
const setAgain = (element: Element, name: string) =>
  element.setAttribute(name, element.getAttribute(name) ?? "");

/**
 * Has the pictures and glyphs of a drawn page that have failed fail once more, now that React listens and puts something in their
 * place: until it took the page over, nothing heard them [DESK-14, REL-03].
 */
export function failAgain(container: HTMLElement): void {
  const pictures = [...container.querySelectorAll("img")].filter(
    // A lazy one that was not asked for yet is not complete.
    ({ complete, naturalWidth }) => complete && naturalWidth === 0,
  );
  // All are measured before one is changed, so that the browser lays out once.
  const glyphs = [...container.querySelectorAll("use")].filter((use) => use.getBBox().width === 0);
  for (const picture of pictures) setAgain(picture, "src");
  for (const glyph of glyphs) setAgain(glyph, "href");
}
