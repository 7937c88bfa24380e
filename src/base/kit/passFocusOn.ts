import { focusNear, pathOf } from "./dialog/focusNear";

/** From a dialog the focus comes back; it is no place to go on in. */
const DIALOG = ".MuiModal-root, [role=dialog]";

/**
 * A `ref` that gives the focus on when the element goes away with it, as a layout's side does on a window made narrow: to where it had
 * come from, or near that, and else to the page's main part. It would be lost to the top of the document otherwise [A11Y-02]. It acts
 * before the element is taken out; a browser that hides it first has taken the focus by then, from a place that is no longer drawn.
 */
export function passFocusOn(element: HTMLElement | null) {
  let focused = false;
  let origin: readonly Element[] = [];
  const come = ({ relatedTarget }: FocusEvent) => {
    focused = true;
    if (
      relatedTarget instanceof Element &&
      !element?.contains(relatedTarget) &&
      !relatedTarget.closest(DIALOG)
    )
      origin = pathOf(relatedTarget);
  };
  const leave = ({ target }: FocusEvent) => {
    focused = target instanceof Element && target.getClientRects().length === 0;
  };
  element?.addEventListener("focusin", come);
  element?.addEventListener("focusout", leave);
  return () => {
    const { body } = document;
    const isHere = () => element?.contains(document.activeElement) ?? false;
    const toMain = () => document.querySelector("main")?.focus({ preventScroll: true });
    if (!isHere() && !(focused && document.activeElement === body)) return;
    // Nothing in it takes the focus while it goes.
    element?.toggleAttribute("inert", true);
    focusNear(origin);
    if (isHere() || document.activeElement === body) toMain();
    element?.toggleAttribute("inert", false);
    // A page that goes as a whole takes the origin with it.
    queueMicrotask(() => {
      if (document.activeElement === body) toMain();
    });
  };
}
