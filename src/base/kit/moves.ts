type Listener = (event: PopStateEvent) => void;

let listener: Listener | null = null;
const hear: Listener = (event) => listener?.(event);

/**
 * Reserves the first place for a listener that sees Back and Forward before the router does, and may hide them from it: browsers
 * call the listeners of a window in the order of registration. So a page with a router calls this before it starts.
 */
export function listenToMovesFirst(): () => void {
  window.addEventListener("popstate", hear);
  return () => window.removeEventListener("popstate", hear);
}

/** Sets the listener for that place, or removes it; there is one at most. */
export function listenToMoves(next: Listener | null): void {
  listener = next;
  listenToMovesFirst();
}
