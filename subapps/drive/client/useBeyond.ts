import { useEffect, useEffectEvent, useRef } from "react";
import type { SelectionEvent } from "./selection";
import { PAGE } from "./useDrive";

/** So many pages are on the screen at most: more rows than these make a browser slow. */
const MOST_PAGES = 50;

/** What reaches beyond what is loaded: all things, or the last one with the keys that are held. */
export type Beyond =
  | { readonly type: "all" }
  | { readonly type: "end"; readonly range: boolean; readonly quiet: boolean };

interface Listed {
  /** Which list it is. */
  readonly here: string;
  /** The things that are loaded. */
  readonly ids: readonly string[];
  /** How many there are. */
  readonly total: number;
  /** Shows so many pages. */
  readonly show: (pages: number) => void;
  readonly select: (event: SelectionEvent) => void;
}

/** Loads the rest of a list where a key reaches beyond what is loaded, and then does what the key is for [UP-12]. */
export function useBeyond({ here, ids, total, show, select }: Listed) {
  const waiting = useRef<{ readonly here: string; readonly then: Beyond } | null>(null);
  const most = Math.min(total, MOST_PAGES * PAGE);
  const isWhole = ids.length >= most;
  const go = useEffectEvent(() => {
    if (waiting.current?.here !== here || !isWhole) return;
    const { then } = waiting.current;
    waiting.current = null;
    const last = ids.at(-1);
    if (then.type === "all") select(then);
    else if (last !== undefined) select({ ...then, type: "move", to: last });
  });
  useEffect(() => go(), [here, isWhole]);
  return {
    /** Whether the rest is loaded for it. */
    reach: (then: Beyond): boolean => {
      if (isWhole) return false;
      show(Math.ceil(most / PAGE));
      waiting.current = { here, then };
      return true;
    },
    /** The person has done something else meanwhile. */
    forget: () => {
      waiting.current = null;
    },
  };
}
