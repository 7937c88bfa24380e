/** Where a finger is, in CSS px. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/**
 * A page that is refreshed by pulling it down: at rest, followed from where a finger came down, pulled by so many px, or
 * being refreshed.
 */
export type PullState =
  | { readonly phase: "rest" }
  | { readonly phase: "followed"; readonly from: Spot }
  | { readonly phase: "pulled"; readonly from: Spot; readonly by: number }
  | { readonly phase: "refreshing" };

/** What happens to it. `atTop`: whether nothing is above what the page shows, where one finger came down alone. */
export type PullEvent =
  | { readonly type: "pressed"; readonly at: Spot; readonly atTop: boolean }
  | { readonly type: "moved"; readonly at: Spot; readonly atTop: boolean }
  | { readonly type: "released" }
  | { readonly type: "cancelled" }
  | { readonly type: "asked" }
  | { readonly type: "refreshed" };

/** What the page is to do next. */
export type PullEffect = "refresh" | null;

/** Nothing happens. */
export const AT_REST: PullState = { phase: "rest" };

/** So far, in px, a finger moves before it is known whether it pulls or does something else. */
const SLOP = 10;
/** The page shows so much of a pull at most, in px, and refreshes when it shows so much. */
const MOST = 120;
const THRESHOLD = 64;

/** How far the sign of a pull comes down, in px: less and less, the farther the finger goes. */
export const shownOf = (by: number): number => (by <= 0 ? 0 : MOST * (1 - Math.exp(-by / MOST)));

/** How near a pull is to its threshold, from 0 to 1; at 1 letting go refreshes the page. */
export const nearness = (state: PullState): number =>
  state.phase === "pulled" ? Math.min(1, shownOf(state.by) / THRESHOLD) : 0;

/** What a finger that has moved does: downwards it pulls, sideways or upwards it does something else. */
function moved(from: Spot, at: Spot, pulled: boolean): PullState {
  const [across, down] = [Math.abs(at.x - from.x), at.y - from.y];
  if (pulled) return { phase: "pulled", from, by: Math.max(0, down - SLOP) };
  if (Math.max(across, Math.abs(down)) < SLOP) return { phase: "followed", from };
  return down > across ? { phase: "pulled", from, by: down - SLOP } : AT_REST;
}

/** Follows a pull: only one that begins at the top of the page counts, and only past the threshold [DESK-08]. */
export function step(state: PullState, event: PullEvent): readonly [PullState, PullEffect] {
  if (state.phase === "refreshing") return [event.type === "refreshed" ? AT_REST : state, null];
  switch (event.type) {
    case "asked":
      return [{ phase: "refreshing" }, "refresh"];
    case "pressed":
      return [event.atTop ? { phase: "followed", from: event.at } : AT_REST, null];
    case "moved":
      if (state.phase === "rest") break;
      return [event.atTop ? moved(state.from, event.at, state.phase === "pulled") : AT_REST, null];
    case "released":
      return nearness(state) === 1 ? [{ phase: "refreshing" }, "refresh"] : [AT_REST, null];
    case "cancelled":
    case "refreshed":
      return [AT_REST, null];
  }
  return [state, null];
}
