/** Whether the platform answers, as far as the page knows. */
export interface ConnectionState {
  /** `checking` while it is found out whether it answers again. */
  readonly phase: "online" | "offline" | "checking";
  /** When what is shown was fetched at the latest, in milliseconds since 1970; null online. */
  readonly asOf: number | null;
  /** How often in a row the platform has not answered. */
  readonly failures: number;
}

/** What happens to the connection. */
export type ConnectionEvent =
  /** The page began with what the device has kept. */
  | { readonly type: "recalled"; readonly asOf: number }
  /** The browser has lost its network. */
  | { readonly type: "lost"; readonly now: number }
  /** The browser has a network again, time is up, or the person wants to know. */
  | { readonly type: "returned" | "waited" | "asked" }
  /** The platform has said who is signed in, or nothing. */
  | { readonly type: "answered" | "unanswered" };

/** What to do: ask the platform, wait before that, or have everything read again. */
export type ConnectionEffect =
  | { readonly run: "check" }
  | { readonly run: "wait"; readonly milliseconds: number }
  | { readonly run: "refresh" };

/** A page whose platform answers. */
export const CONNECTED: ConnectionState = { phase: "online", asOf: null, failures: 0 };

const FIRST_WAIT = 10_000;
const LONGEST_WAIT = 60_000;

const waiting = (failures: number): ConnectionEffect => ({
  run: "wait",
  milliseconds: Math.min(FIRST_WAIT * 2 ** failures, LONGEST_WAIT),
});

type Next = readonly [ConnectionState, ConnectionEffect | null];

/** How a page loses the platform and finds it again: nothing counts as back before the platform has answered [MORE-05]. */
export function stepConnection(state: ConnectionState, event: ConnectionEvent): Next {
  switch (event.type) {
    case "recalled":
      return [{ phase: "offline", asOf: event.asOf, failures: 0 }, waiting(0)];
    case "lost":
      if (state.phase !== "online") return [state, null];
      return [{ phase: "offline", asOf: event.now, failures: 0 }, waiting(0)];
    case "returned":
    case "waited":
    case "asked":
      if (state.phase !== "offline") return [state, null];
      return [{ ...state, phase: "checking" }, { run: "check" }];
    case "answered":
      return state.phase === "online" ? [state, null] : [CONNECTED, { run: "refresh" }];
    case "unanswered": {
      if (state.phase !== "checking") return [state, null];
      const failures = state.failures + 1;
      return [{ ...state, phase: "offline", failures }, waiting(failures)];
    }
  }
}
