const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]:not([tabindex="-1"])';

/** Places that say by themselves where one is. */
const NAMED = "main, [role=dialog]";

/** An element and all its ancestors, the nearest first. */
export function pathOf(element: Element | null): readonly Element[] {
  const path: Element[] = [];
  for (let step = element; step; step = step.parentElement) path.push(step);
  return path;
}

function takesFocus(element: Element | null | undefined): boolean {
  if (!(element instanceof HTMLElement) || element.closest("[inert]")) return false;
  element.focus({ preventScroll: element.matches(NAMED) });
  return element.ownerDocument.activeElement === element;
}

/** Gives a landmark the focus, though it may not be made for it. */
function takesFocusAsPlace(place: HTMLElement): boolean {
  if (!place.hasAttribute("tabindex")) place.tabIndex = -1;
  return takesFocus(place);
}

/**
 * Focuses what the path begins at; where that is gone, hidden or disabled, the first control in the nearest
 * surroundings that are left; and failing all, the main content. The focus is never left to the body [A11Y-02].
 */
export function focusNear(path: readonly Element[]): void {
  const [origin, ...surroundings] = path;
  if (!origin) return;
  const { ownerDocument } = origin;
  const { body, documentElement } = ownerDocument;
  if (origin !== body && origin.isConnected && takesFocus(origin)) return;
  for (const place of surroundings) {
    if (place === body || place === documentElement) break;
    if (!place.isConnected || !(place instanceof HTMLElement)) continue;
    if (place.matches(NAMED) && takesFocusAsPlace(place)) return;
    if ([...place.querySelectorAll(FOCUSABLE)].some(takesFocus)) return;
  }
  const main = ownerDocument.querySelector<HTMLElement>("main:not([inert] *)");
  if (main) takesFocusAsPlace(main);
}
