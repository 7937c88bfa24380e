import { NO_PRINT } from "../../../../theme/print";

const FIELDS = "input, textarea, select, canvas";

/** What a copy of an element does not bring along: what was typed, chosen or drawn. */
function carryOver(from: Element, to: Element): void {
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement) {
    to.value = from.value;
    to.checked = from.checked;
  } else if (from instanceof HTMLTextAreaElement && to instanceof HTMLTextAreaElement) {
    to.value = from.value;
  } else if (from instanceof HTMLSelectElement && to instanceof HTMLSelectElement) {
    to.selectedIndex = from.selectedIndex;
  } else if (from instanceof HTMLCanvasElement && to instanceof HTMLCanvasElement) {
    to.getContext("2d")?.drawImage(from, 0, 0);
  }
}

/** A copy of a part of the page as it is on the screen now, folded parts open, without what stays off the paper. */
export function copyForPaper(element: Element): Element {
  const copy = element.cloneNode(true) as Element;
  const copies = copy.querySelectorAll(FIELDS);
  element.querySelectorAll(FIELDS).forEach((field, index) => {
    const other = copies[index];
    if (other) carryOver(field, other);
  });
  copy.querySelectorAll(`script, [${NO_PRINT}]`).forEach((part) => part.remove());
  copy.querySelectorAll("details").forEach((part) => {
    part.open = true;
  });
  copy.querySelectorAll("img").forEach((picture) => picture.setAttribute("loading", "eager"));
  return copy;
}
