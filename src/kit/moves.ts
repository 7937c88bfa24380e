type Listener = (event: PopStateEvent) => void;

let listener: Listener | null = null;
const hear: Listener = (event) => listener?.(event);

/**
 * Makes place for a listener that hears of Back and Forward before the router does, and may hide them from it: browsers
 * call those who listen to a window in the order in which they came. So a page with a router calls this before it starts.
 */
export function listenToMovesFirst(): () => void {
  window.addEventListener("popstate", hear);
  return () => window.removeEventListener("popstate", hear);
}

/** Hears of moves in that place from now on, or no longer; there is one listener at most. */
export function listenToMoves(next: Listener | null): void {
  listener = next;
  listenToMovesFirst();
}
