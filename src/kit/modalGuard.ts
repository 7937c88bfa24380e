/** The parts of the page skeleton that the guard looks after. */
export interface GuardedPage {
  /** What lies behind dialogs. */
  readonly app: HTMLElement;
  /** Where dialogs, menus and drawers are drawn. */
  readonly portal: HTMLElement;
}

/** MUI makes the two focus sentinels around a modal's content reachable exactly while the modal is open. */
const isOpenModal = (element: Element) =>
  element.matches(".MuiModal-root") && element.querySelector(':scope > [tabindex="0"]') !== null;

const isFocusLost = (page: GuardedPage) => {
  const { activeElement, body } = page.app.ownerDocument;
  return !activeElement || activeElement === body || page.portal.contains(activeElement);
};

/**
 * Makes the page behind inert while any modal is open in the portal, whoever opened it, and brings the focus
 * back to where it was when the last one closes. MUI itself would only hide what lies beside the modal in the
 * portal: so the announcer stays audible, and nothing behind can be reached [A11Y-02, A11Y-03].
 * Returns the way to stop it.
 */
export function startModalGuard(page: GuardedPage): () => void {
  const { app, portal } = page;
  let origin: HTMLElement | null = null;
  const remember = ({ target }: FocusEvent) => {
    origin = target instanceof HTMLElement ? target : null;
  };
  const forget = ({ relatedTarget }: FocusEvent) => {
    if (!relatedTarget) origin = null;
  };
  const update = () => {
    const modal = [...portal.children].some(isOpenModal);
    if (modal === app.hasAttribute("inert")) return;
    app.toggleAttribute("inert", modal);
    if (!modal && origin?.isConnected && isFocusLost(page)) origin.focus();
  };
  const observer = new MutationObserver(update);
  observer.observe(portal, { childList: true, subtree: true, attributeFilter: ["tabindex"] });
  app.addEventListener("focusin", remember);
  app.addEventListener("focusout", forget);
  update();
  return () => {
    observer.disconnect();
    app.removeEventListener("focusin", remember);
    app.removeEventListener("focusout", forget);
    app.removeAttribute("inert");
  };
}
