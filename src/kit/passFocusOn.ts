/**
 * A `ref` that gives the focus on to the page's main part when the element goes away with it, as a layout's side does on a
 * window made narrow: it would be lost to the top of the document otherwise [A11Y-02]. It acts before the element is taken
 * out; a browser that hides it first has taken the focus by then, from a place that is no longer drawn.
 */
export function passFocusOn(element: HTMLElement | null) {
  let focused = false;
  const come = () => {
    focused = true;
  };
  const leave = ({ target }: FocusEvent) => {
    focused = target instanceof Element && target.getClientRects().length === 0;
  };
  element?.addEventListener("focusin", come);
  element?.addEventListener("focusout", leave);
  return () => {
    const { activeElement, body } = document;
    if (element?.contains(activeElement) || (focused && activeElement === body))
      document.querySelector("main")?.focus({ preventScroll: true });
  };
}
