import type { Spot } from "../../core/dialog/leaving";

/** The browser's history as far as dialogs need it. */
export interface PageHistory {
  readonly here: () => Spot;
  /** Sets out for another entry; the browser tells when it is there. */
  readonly travel: (to: Spot) => void;
}

/** Browsers without this interface are told how many steps to go, by the numbers that routers write into entries. */
const navigationOf = (view: Window): Navigation | null =>
  "navigation" in view ? (view as Window & { readonly navigation: Navigation }).navigation : null;

const numberOf = (state: unknown): number | null => {
  const number = typeof state === "object" && state !== null && "idx" in state ? state.idx : null;
  return typeof number === "number" ? number : null;
};

/** Steps between two entries; one without a number has just been made, after the other. */
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
        // Where somebody goes back meanwhile, the journey is given up for theirs, which is heard of as well.
        for (const end of [committed, finished]) end?.catch(() => undefined);
        return;
      }
      const steps = stepsBetween(here().entry, entry);
      // No steps would load the page anew.
      if (steps !== 0) view.history.go(steps);
    },
  };
}
