import { readPlace, type Arrival, type Place } from "../core/address/place";
import type { Random } from "./ports";

/** The history of the portal's pages. */
export interface Places {
  /** The same object for as long as nothing moves. */
  readonly current: () => Place;
  /** Calls after each move; the returned function stops it. */
  readonly watch: (listener: () => void) => () => void;
  /** Goes to an address such as `/messages?id=1`, by a new entry of the history or in place of this one. */
  readonly go: (to: string, how?: { readonly replace?: boolean }) => void;
  readonly back: () => void;
  /** Whether an entry of the portal's is before this one. */
  readonly canGoBack: () => boolean;
}

/** What an entry keeps: its name, and its number, by which dialogs find the way back to it (`kit/dialog/pageHistory.ts`). */
interface Stamp {
  readonly key: string;
  readonly idx: number;
}

const stampOf = (state: unknown): Stamp | null =>
  typeof state === "object" && state !== null && "key" in state && "idx" in state ? (state as Stamp) : null;

/**
 * The places that a window shows behind the `#` of its address. A plain link makes an entry without a name, which is given
 * one when the browser tells of it. A move that nothing was told of, as one before the first listener, is found by `current`.
 */
export function hashPlaces(view: Window, random: Random): Places {
  const { history, location } = view;
  const listeners = new Set<() => void>();
  let number = stampOf(history.state)?.idx ?? 0;

  /** The entry that is shown, with a name of its own from now on. */
  const shown = (fresh: Arrival, known: Arrival): Place => {
    let stamp = stampOf(history.state);
    const by = stamp ? known : fresh;
    if (!stamp) {
      stamp = { key: random.id(), idx: fresh === "pushed" ? number + 1 : number };
      history.replaceState(stamp, "");
    }
    number = stamp.idx;
    return { ...readPlace(location.hash), entry: stamp.key, by };
  };

  let seen = location.hash;
  let place = shown("opened", "opened");
  const arrive = (next: Place) => {
    seen = location.hash;
    place = next;
    for (const listener of listeners) listener();
  };
  const onMove = () => arrive(shown("pushed", "returned"));

  return {
    current: () => {
      if (location.hash !== seen) {
        seen = location.hash;
        place = shown("pushed", "returned");
      }
      return place;
    },
    watch: (listener) => {
      if (listeners.size === 0) view.addEventListener("popstate", onMove);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) view.removeEventListener("popstate", onMove);
      };
    },
    go: (to, { replace = false } = {}) => {
      const stamp: Stamp = { key: random.id(), idx: replace ? number : number + 1 };
      if (replace) history.replaceState(stamp, "", `#${to}`);
      else history.pushState(stamp, "", `#${to}`);
      arrive(shown("pushed", replace ? "replaced" : "pushed"));
    },
    back: () => history.back(),
    canGoBack: () => number > 0,
  };
}
