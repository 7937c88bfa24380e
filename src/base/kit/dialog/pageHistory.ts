import type { Spot } from "../../core/dialog/leaving";

/** The part of the browser's history that dialogs need. */
export interface PageHistory {
  readonly here: () => Spot;
  /** Starts to move to another entry; the browser sends an event when it is there. */
  readonly travel: (to: Spot) => void;
}

/** Browsers without this interface need a number of steps, from the numbers that routers write into entries. */
const navigationOf = (view: Window): Navigation | null =>
  "navigation" in view ? (view as Window & { readonly navigation: Navigation }).navigation : null;

const numberOf = (state: unknown): number | null => {
  const number = typeof state === "object" && state !== null && "idx" in state ? state.idx : null;
  return typeof number === "number" ? number : null;
};

/** Steps between two entries; one without a number is new, and after the other. */
function stepsBetween(from: Spot["entry"], to: Spot["entry"]): number {
  if (typeof from !== "number") return -1;
  return typeof to === "number" ? to - from : 1;
}

/** The history of a window. */
export function pageHistory(view: Window): PageHistory {
  const here = (): Spot => {
    const entry = navigationOf(view)?.currentEntry?.key ?? numberOf(view.history.state);
    return { entry, address: view.location.href };
  };
  return {
    here,
    travel: ({ entry }) => {
      if (typeof entry === "string") {
        const { committed, finished } = navigationOf(view)?.traverseTo(entry) ?? {};
        // If the person goes back meanwhile, this move is given up for theirs, which sends an event too.
        for (const end of [committed, finished]) end?.catch(() => undefined);
        return;
      }
      const steps = stepsBetween(here().entry, entry);
      // Zero steps would reload the page.
      if (steps !== 0) view.history.go(steps);
    },
  };
}
