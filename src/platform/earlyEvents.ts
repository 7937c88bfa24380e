/**
 * What is done in a page that the build has drawn, while the code behind it is still on its way: the container carries
 * `data-early` as long. What a button or a form was pressed for is noted on it, and done once the code has come.
 */
const EARLY = "[data-early]";
const PRESSED = "data-pressed";
/** On the field that had the focus last. */
const FOCUSED = "data-focused";

/** The field after the one that has the focus, where that is still empty: Enter moves on to it. */
function nextField(form: HTMLFormElement): HTMLInputElement | undefined {
  const fields = [...form.querySelectorAll<HTMLInputElement>('input:not([type="checkbox"])')];
  const place = fields.findIndex((field) => field === form.ownerDocument.activeElement);
  const next = fields[place + 1];
  return place >= 0 && next?.value === "" ? next : undefined;
}

/** The form in an early page that something is done in. */
const earlyForm = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest(EARLY) ? target.closest("form") : null;

/** Moves on to the next empty field, or notes that the form is to be submitted. */
function pressForm(form: HTMLFormElement, event: Event): void {
  event.preventDefault();
  const next = nextField(form);
  if (next) next.focus();
  else form.setAttribute(PRESSED, "");
}

/** Notes from now on what is pressed in a page that no code takes care of yet. */
export function noteEarlyEvents(page: Document): void {
  page.addEventListener("submit", (event) => {
    const form = earlyForm(event.target);
    if (form) pressForm(form, event);
  });
  // React takes a page over as soon as a key is pressed in it, and draws it again where something stands in it that the
  // build did not draw, as password managers do. The field is gone then, and the key submits nothing.
  page.addEventListener(
    "keydown",
    (event) => {
      const form = event.target instanceof HTMLInputElement && earlyForm(event.target);
      if (form && event.key === "Enter" && !event.isComposing) pressForm(form, event);
    },
    true,
  );
  page.addEventListener("focusin", ({ target }) => {
    const form = earlyForm(target);
    form?.querySelector(`[${FOCUSED}]`)?.removeAttribute(FOCUSED);
    if (form) (target as HTMLElement).setAttribute(FOCUSED, "");
  });
  page.addEventListener("click", ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>(`${EARLY} button[type="button"]`);
    if (button) button.setAttribute(PRESSED, "");
  });
}

/** The page has its code: nothing is noted any more, and what was noted is done, in the order of the page. */
export function doEarlyEvents(page: Document): void {
  page.querySelector(EARLY)?.removeAttribute("data-early");
  for (const element of page.querySelectorAll<HTMLElement>(`[${PRESSED}]`)) {
    element.removeAttribute(PRESSED);
    if (element instanceof HTMLFormElement) element.requestSubmit();
    else element.click();
  }
}
