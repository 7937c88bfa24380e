const MODAL = ".MuiModal-root";

/** MUI makes the two focus sentinels around a modal's content reachable exactly while the modal is open. */
const isOpenModal = (element: Element) =>
  element.matches(MODAL) && element.querySelector(':scope > [tabindex="0"]') !== null;

/** Holds the page's scrolling, or lets it go. The room of a scrollbar that is shown stays, so that nothing moves aside. */
function holdScroll(held: boolean): void {
  const page = document.documentElement;
  const { style } = page;
  if (held === (style.overflow === "hidden")) return;
  style.scrollbarGutter = held && page.clientWidth < window.innerWidth ? "stable" : "";
  style.overflow = held ? "hidden" : "";
}

/**
 * Looks after the layers of a page, the application first, then the places where modals are drawn, from back to front.
 * While a modal is open in a layer, all layers below are inert, whatever opened it; when a layer is free again, the focus
 * goes back to where it was in it. MUI itself would only hide what lies beside the modal in its place: so the announcer
 * stays audible, and nothing behind can be reached [A11Y-02, A11Y-03]. The page does not scroll behind a modal either: MUI would
 * lock the place where modals are drawn, which never scrolls. Returns the way to stop it.
 */
export function startModalGuard(layers: readonly HTMLElement[]): () => void {
  const origins = new Map<HTMLElement, HTMLElement>();
  const remember = ({ currentTarget, target }: FocusEvent) => {
    if (target instanceof HTMLElement) origins.set(currentTarget as HTMLElement, target);
  };
  const forget = ({ currentTarget, relatedTarget }: FocusEvent) => {
    const intoModal = relatedTarget instanceof Element && relatedTarget.closest(MODAL);
    if (!intoModal) origins.delete(currentTarget as HTMLElement);
  };
  const giveBack = (depth: number, layer: HTMLElement) => {
    const { activeElement, body } = layer.ownerDocument;
    const above = layers.slice(depth + 1);
    const lost =
      !activeElement || activeElement === body || above.some((other) => other.contains(activeElement));
    const origin = origins.get(layer);
    if (lost && origin?.isConnected) origin.focus();
  };
  const update = () => {
    let covered = false;
    for (const [depth, layer] of [...layers.entries()].reverse()) {
      if (covered !== layer.hasAttribute("inert")) {
        layer.toggleAttribute("inert", covered);
        if (!covered) giveBack(depth, layer);
      }
      covered ||= [...layer.children].some(isOpenModal);
    }
    holdScroll(layers[0]?.hasAttribute("inert") ?? false);
  };
  const observer = new MutationObserver(update);
  for (const layer of layers) {
    // A page that the server has drawn may have the focus before its code has come.
    const { activeElement } = layer.ownerDocument;
    if (activeElement instanceof HTMLElement && layer.contains(activeElement))
      origins.set(layer, activeElement);
    if (layer !== layers[0])
      observer.observe(layer, { childList: true, subtree: true, attributeFilter: ["tabindex"] });
    layer.addEventListener("focusin", remember);
    layer.addEventListener("focusout", forget);
  }
  update();
  return () => {
    observer.disconnect();
    for (const layer of layers) {
      layer.removeEventListener("focusin", remember);
      layer.removeEventListener("focusout", forget);
      layer.removeAttribute("inert");
    }
    holdScroll(false);
  };
}
