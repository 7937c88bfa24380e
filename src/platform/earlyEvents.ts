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

const formOf = (element: Element) => element.closest("form");

/** Moves on to the next empty field of a form, or notes that the form or the button is to be pressed. */
function press(element: Element): void {
  const next = element instanceof HTMLFormElement && nextField(element);
  if (next) next.focus();
  else element.setAttribute(PRESSED, "");
}

function noteFocus(element: Element | null): void {
  if (!element?.closest(EARLY)) return;
  formOf(element)?.querySelector(`[${FOCUSED}]`)?.removeAttribute(FOCUSED);
  element.setAttribute(FOCUSED, "");
}

/**
 * A field of a form that was submitted before any script ran, or null. A browser then takes all its fields for checked
 * (HTML, "user validity"). No person fills in the hidden one, so nothing but the submit can have checked it.
 */
function submittedField(page: Document): Element | null {
  try {
    return page.querySelector(`${EARLY} [hidden]:user-valid`);
  } catch {
    // A browser from before 2023 does not know the selector.
    return null;
  }
}

/**
 * Notes from now on what is pressed in a page that no code takes care of yet. It listens on the way down: React keeps
 * to itself what happens in a page that it is taking over, and draws the page again where something stands in it that
 * the build did not draw, as password managers do. The field under the key is gone then, and the key submits nothing.
 */
export function noteEarlyEvents(page: Document): void {
  const listen = <Type extends "submit" | "keydown" | "click">(
    type: Type,
    pressedBy: (target: Element, event: DocumentEventMap[Type]) => Element | null | false,
  ) =>
    page.addEventListener(
      type,
      (event) => {
        const target = event.target as Element;
        const pressed = target.closest(EARLY) && pressedBy(target, event);
        if (!pressed) return;
        // The code that is just arriving would do it a second time.
        event.preventDefault();
        event.stopPropagation();
        press(pressed);
      },
      true,
    );
  listen("submit", formOf);
  listen(
    "keydown",
    (target, { key, isComposing }) =>
      target.matches("input") && key === "Enter" && !isComposing && formOf(target),
  );
  listen("click", (target) => {
    const button = target.closest("button");
    return button?.type === "submit" ? formOf(button) : button;
  });
  page.addEventListener("focusin", ({ target }) => noteFocus(target as Element), true);
  noteFocus(page.activeElement);
  const submitted = submittedField(page);
  const form = submitted && formOf(submitted);
  if (form) press(form);
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
