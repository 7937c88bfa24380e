import type { PullEvent, Spot } from "./flow/step";

const FIELDS = "input, textarea, select, [contenteditable=true]";

const isAtTop = () => window.scrollY <= 0;

const spotOf = ({ touches }: TouchEvent): Spot => ({
  x: touches[0]?.clientX ?? 0,
  y: touches[0]?.clientY ?? 0,
});

/** Whether a touch here may pull the page: not while it is enlarged or covered, nor in what is scrolled by itself. */
function mayPull({ target, touches }: TouchEvent): boolean {
  if (touches.length !== 1 || !isAtTop() || (window.visualViewport?.scale ?? 1) > 1) return false;
  if (!(target instanceof Element) || target.closest(FIELDS) || target.closest("[inert]")) return false;
  const page = target.closest("main");
  for (let element: Element | null = target; element && element !== page; element = element.parentElement)
    if (element.scrollTop > 0) return false;
  return page !== null;
}

/**
 * Tells what fingers do at the page. The browser goes on scrolling: its listeners are passive, and the page cannot move where it
 * is at its top already. Where something else takes the touch for itself, by preventing it, it pulls nothing.
 */
export function followTouches(happen: (event: PullEvent) => void): () => void {
  const pressed = (event: TouchEvent) =>
    happen({ type: "pressed", at: spotOf(event), atTop: mayPull(event) });
  const moved = (event: TouchEvent) =>
    happen({ type: "moved", at: spotOf(event), atTop: isAtTop() && !event.defaultPrevented });
  const released = () => happen({ type: "released" });
  const cancelled = () => happen({ type: "cancelled" });
  const abort = new AbortController();
  const options = { passive: true, signal: abort.signal };
  window.addEventListener("touchstart", pressed, options);
  window.addEventListener("touchmove", moved, options);
  window.addEventListener("touchend", released, options);
  window.addEventListener("touchcancel", cancelled, options);
  return () => abort.abort();
}
