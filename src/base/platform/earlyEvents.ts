import { isComposing } from "../core/dialog/isComposing";
import { asksForSearch } from "../core/dialog/asksForSearch";

/**
 * What is done in a page that the build or the server has drawn, while the code behind it is still on its way: the container
 * carries `data-early` as long. What a button, a link within the page or a form was pressed for is noted on it, and done once
 * the code has come.
 */
const EARLY = "[data-early]";
/** On what was pressed; its value counts the presses. */
export const PRESSED = "data-pressed";
/** On the container: a line for each press, as the code that draws the page may replace the very element that was pressed. */
const PRESSES = "data-presses";
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

/** What tells a button or a link from the others of its page, whichever code has drawn it, and as far as may be in which language. */
export const identityOf = (element: Element): string =>
  [
    element.localName,
    element.getAttribute("data-panel") ??
      element.getAttribute("href") ??
      element.getAttribute("aria-label") ??
      element.textContent,
  ]
    .join(" ")
    .replaceAll(/\s+/g, " ")
    .trim();

/** What was pressed in a drawn page, with the place of each in the order. */
export const pressesIn = (container: Element): readonly (readonly [identity: string, place: string])[] =>
  (container.getAttribute(PRESSES) ?? "")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => [line.slice(line.indexOf(" ") + 1), line.slice(0, line.indexOf(" "))] as const);

let presses = 0;

/** Moves on to the next empty field of a form, or notes that the form, the button or the link is to be pressed. */
function press(element: Element): void {
  const next = element instanceof HTMLFormElement && nextField(element);
  if (next) {
    next.focus();
    return;
  }
  presses += 1;
  element.setAttribute(PRESSED, String(presses));
  const container = element.closest(EARLY);
  const before = container?.getAttribute(PRESSES) ?? "";
  container?.setAttribute(PRESSES, `${before}${String(presses)} ${identityOf(element)}\n`);
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
    (target, event) =>
      target.matches("input") && event.key === "Enter" && !isComposing(event) && formOf(target),
  );
  listen("click", (target, { ctrlKey, metaKey, shiftKey, altKey }) => {
    const button = target.closest("button");
    if (button) return button.type === "submit" ? formOf(button) : button;
    // With a modifier key the browser opens it elsewhere, which needs no code of this page.
    return !(ctrlKey || metaKey || shiftKey || altKey) && target.closest('a[href^="#"]:not([target])');
  });
  // The search is asked for wherever the focus is, often on the page's body.
  page.addEventListener("keydown", (event) => {
    const search = asksForSearch(event) && page.querySelector(`${EARLY} [aria-keyshortcuts*="+K"]`);
    if (!search) return;
    event.preventDefault();
    press(search);
  });
  page.addEventListener("focusin", ({ target }) => noteFocus(target as Element), true);
  noteFocus(page.activeElement);
  const submitted = submittedField(page);
  const form = submitted && formOf(submitted);
  if (form) press(form);
}

const turnOf = (element: Element) => Number(element.getAttribute(PRESSED));

/** The page has its code: nothing is noted any more, and what was noted is done, in the order in which it was pressed. */
export function doEarlyEvents(page: Document): void {
  const container = page.querySelector(EARLY);
  container?.removeAttribute("data-early");
  container?.removeAttribute(PRESSES);
  const pressed = [...page.querySelectorAll<HTMLElement>(`[${PRESSED}]`)];
  for (const element of pressed.sort((one, other) => turnOf(one) - turnOf(other))) {
    element.removeAttribute(PRESSED);
    if (element instanceof HTMLFormElement) element.requestSubmit();
    else element.click();
  }
}
