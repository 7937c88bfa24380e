/** A place in the browser's history: which entry, by a name or number that the history gives it, and its address. */
export interface Spot {
  /** Null for an entry without a number: one that was made just now, by hand or by a plain link. */
  readonly entry: string | number | null;
  readonly address: string;
}

/** How the page below the dialogs is being left; `target` while the person is asked or has agreed. */
export interface Leaving {
  readonly home: Spot;
  readonly target: Spot | null;
  /** The browser is on its way back to `home`; an event follows when it has arrived. */
  readonly returning: boolean;
  readonly allowed: boolean;
}

/** What happens meanwhile: the browser has moved, with nothing in its way (`free`) or with unsaved work; an answer. */
export type LeavingEvent =
  | { readonly type: "moved"; readonly to: Spot; readonly free: boolean }
  | { readonly type: "answered"; readonly allowed: boolean };

/** What to do: whether the page may see the move, and where the browser has to go. */
export interface LeavingEffect {
  readonly heard: boolean;
  readonly travel: Spot | null;
}

/** A page that is not being left. */
export const staying = (home: Spot): Leaving => ({ home, target: null, returning: false, allowed: false });

const HEARD: LeavingEffect = { heard: true, travel: null };
const HIDDEN: LeavingEffect = { heard: false, travel: null };

/** An entry may have been given another address meanwhile. */
const isSame = (one: Spot, other: Spot) =>
  one.entry === other.entry && (one.entry !== null || one.address === other.address);

/** Whether a move leaves the page: not if the address stays, nor if its entry was replaced, which cannot be undone. */
export const leaves = ({ home, target, returning }: Leaving, to: Spot): boolean =>
  target === null && !returning && to.address !== home.address && !isSame(to, home);

/**
 * Browsers move first and notify afterwards. So if unsaved work is in the way, the move is hidden from the page and
 * undone, the person is asked, and the browser repeats the move when they agree: not before it is back, because it
 * would start from the wrong place. No entry is ever added to the history [WID-01].
 */
export function stepLeaving(state: Leaving, event: LeavingEvent): readonly [Leaving, LeavingEffect] {
  const { home, target, returning } = state;
  if (event.type === "answered") {
    if (!event.allowed) return [{ ...state, target: null }, HIDDEN];
    return returning
      ? [{ ...state, allowed: true }, HIDDEN]
      : [staying(home), { heard: false, travel: target }];
  }
  const { to, free } = event;
  if (returning && isSame(to, home)) {
    if (state.allowed) return [staying(home), { heard: false, travel: target }];
    return [{ ...state, returning: false }, HIDDEN];
  }
  if (target !== null || returning)
    return [
      { ...state, returning: true },
      { heard: false, travel: home },
    ];
  if (free || !leaves(state, to)) return [staying(to), HEARD];
  return [
    { ...state, target: to, returning: true },
    { heard: false, travel: home },
  ];
}
