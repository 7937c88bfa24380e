import type { Page } from "@playwright/test";

/** How a page tells that it has lost the focus. Errors of the console fail a journey. */
const LOST = "The focus was lost:";

/**
 * Watches in the page over what has the focus: where that goes, is disabled or hidden, something else has the focus a second and a half
 * later, or the page says what it was. What only loses the focus, as by a press on blank ground, is still there.
 */
function watch(lost: string) {
  /** Half seconds in a row. */
  const GRACE_TIMES = 3;
  let held: Element | null = null;
  // The outline of a page that is on its way has nothing that could have it.
  const canBeHeld = () =>
    [...document.querySelectorAll("a[href], button, input, select, textarea, [tabindex]")].some((each) =>
      each.checkVisibility({ visibilityProperty: true }),
    );
  const isLost = () => {
    const { activeElement, body } = document;
    if (held === null || (activeElement !== null && activeElement !== body)) return false;
    const isGone =
      !held.isConnected || held.matches(":disabled") || !held.checkVisibility({ visibilityProperty: true });
    return isGone && canBeHeld();
  };
  document.addEventListener("focusin", ({ target }) => {
    held = target instanceof Element && target !== document.body ? target : null;
  });
  // Watching every change of the page would cost it more than the journey itself.
  let times = 0;
  setInterval(() => {
    times = isLost() ? times + 1 : 0;
    if (times < GRACE_TIMES || held === null) return;
    const { outerHTML } = held;
    held = null;
    console.error(`${lost} ${outerHTML.slice(0, 160)} at ${window.location.hash.slice(0, 160)}`);
  }, 500);
}

/** Has every page of a journey's context tell where an act has left the focus to the top of the page [A11Y-02]. */
export const watchFocus = (page: Page) => page.context().addInitScript(watch, LOST);
