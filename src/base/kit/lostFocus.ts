/**
 * Whether the focus has fallen out of a place because what held it is gone: the page has it then, or, a moment later,
 * the frame of the dialog around the place, whose focus trap picks it up [A11Y-02].
 */
export const hasLostFocus = (place: Element): boolean =>
  place.ownerDocument.activeElement !== place && (place.ownerDocument.activeElement?.contains(place) ?? true);

/** Gives a focus that an act has lost to what takes the place of the control that had it. */
export function handFocus(place: HTMLElement | null | undefined): void {
  if (place && hasLostFocus(place)) place.focus();
}
