/** Room below a message, in CSS pixels. */
const GAP = 8;

/**
 * Scrolls `scroller` until the message of the field that takes the focus is in sight: browsers scroll to the field, or to
 * the line being written, and leave the message below it hidden [WID-02, A11Y-02].
 */
export function showMessage(field: Element, scroller: Element): void {
  // The browser scrolls after the focus event.
  requestAnimationFrame(() => {
    for (const id of field.getAttribute("aria-describedby")?.split(" ") ?? []) {
      const message = document.getElementById(id);
      if (!message || !scroller.contains(message)) continue;
      const hidden = message.getBoundingClientRect().bottom + GAP - scroller.getBoundingClientRect().bottom;
      if (hidden > 0) scroller.scrollTop += hidden;
    }
  });
}
