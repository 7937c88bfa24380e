/** Room below a message, in CSS pixels. */
const GAP = 8;

/**
 * Scrolls `scroller` as far as the message of a field that takes the focus needs: browsers bring no more than the field,
 * or the line that is written in, and the message below it would stay hidden [WID-02, A11Y-02].
 */
export function showMessage(field: Element, scroller: Element): void {
  // The browser scrolls after it has told of the focus.
  requestAnimationFrame(() => {
    for (const id of field.getAttribute("aria-describedby")?.split(" ") ?? []) {
      const message = document.getElementById(id);
      if (!message || !scroller.contains(message)) continue;
      const hidden = message.getBoundingClientRect().bottom + GAP - scroller.getBoundingClientRect().bottom;
      if (hidden > 0) scroller.scrollTop += hidden;
    }
  });
}
