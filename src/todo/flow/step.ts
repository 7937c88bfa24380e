/** How long to-dos that opened by themselves stay without activity, in milliseconds [TODO-01]. */
export const IDLE_MS = 15_000;

/** What keeps them open: a pointer over them, the focus in them, something that lies over the page, or the person's own word. */
export type Hold = "pointer" | "focus" | "cover" | "person";

/** How long they stay, at a moment. */
export type PopupState =
  | { readonly phase: "running"; readonly endsAt: number }
  | { readonly phase: "held"; readonly by: readonly [Hold, ...Hold[]] }
  | { readonly phase: "ended" };

/** What happens to them; `now` is the clock's time. */
export type PopupEvent =
  | { readonly type: "active" | "tick"; readonly now: number }
  | { readonly type: "hold"; readonly by: Hold }
  | { readonly type: "release"; readonly by: Hold; readonly now: number };

/** The time begins. */
export const startPopup = (now: number): PopupState => ({ phase: "running", endsAt: now + IDLE_MS });

/**
 * What becomes of the time: activity gives all of it again, and none goes by while a pointer or the focus is there, or the
 * person holds it. What has ended stays so [TODO-01, A11Y-05].
 */
export function stepPopup(state: PopupState, event: PopupEvent): PopupState {
  if (state.phase === "ended") return state;
  const held: readonly Hold[] = state.phase === "held" ? state.by : [];
  switch (event.type) {
    case "hold":
      return held.includes(event.by) ? state : { phase: "held", by: [event.by, ...held] };
    case "release": {
      if (!held.includes(event.by)) return state;
      const [first, ...others] = held.filter((by) => by !== event.by);
      return first === undefined ? startPopup(event.now) : { phase: "held", by: [first, ...others] };
    }
    case "active":
      return state.phase === "held" ? state : startPopup(event.now);
    case "tick":
      return state.phase === "running" && event.now >= state.endsAt ? { phase: "ended" } : state;
  }
}

/** The seconds to show; all of them while they are held. */
export const popupSeconds = (state: PopupState, now: number): number =>
  state.phase === "ended"
    ? 0
    : Math.ceil((state.phase === "held" ? IDLE_MS : Math.max(0, state.endsAt - now)) / 1000);

/** To-dos at a moment. */
export interface SeenTodos {
  /** The ids of the first of them, in the platform's order: what is due soonest, or what is newest. */
  readonly ids: readonly string[];
  /** How many there are in all. */
  readonly total: number;
}

/**
 * Whether to-dos are news to a person who saw others before: there are more than were left of these, or as many with another one on
 * top. One that comes up because another is done is none.
 */
export function areNews({ ids: [first], total }: SeenTodos, seen: SeenTodos): boolean {
  if (first === undefined) return false;
  return total > seen.total || (total === seen.total && !seen.ids.includes(first));
}

const union = (some: readonly string[], more: readonly string[]): readonly string[] => [
  ...new Set([...some, ...more]),
];

/**
 * Follows what a person has seen. While to-dos are shown, they are seen. Where there are fewer than before, some are done: those that
 * come up in their place are no news, and more than are left now are news later.
 */
export const seenSince = (seen: SeenTodos, now: SeenTodos, isShown: boolean): SeenTodos =>
  (isShown && areNews(now, seen)) || now.total < seen.total
    ? { ids: union(seen.ids, now.ids), total: now.total }
    : seen;

/** What the page is like when to-dos may open by themselves. */
export interface PopupMoment {
  /** They are others than the person has seen in this session. */
  readonly news: boolean;
  /** The page is one of the portal's own that does not show them itself. */
  readonly fits: boolean;
  /** The person wants no more of them in this session. */
  readonly dismissed: boolean;
  readonly quiet: boolean;
  /** A dialog or a panel is open. */
  readonly covered: boolean;
  /** The person is writing. */
  readonly typing: boolean;
  readonly visible: boolean;
}

/**
 * Whether to-dos may open by themselves at this moment: where they neither stand over an application nor repeat what Today shows, and
 * in a session once for the same ones [TODO-01, MORE-03].
 */
export const mayPopUp = ({ news, fits, dismissed, quiet, covered, typing, visible }: PopupMoment): boolean =>
  news && fits && visible && !(dismissed || quiet || covered || typing);
