import type { SubAppEntry } from "./manifest";

/** Why a sub-application could not be shown; each reason has its own text for the person. */
export type FailureReason =
  | "unreachable"
  | "notInstalled"
  | "manifestMissing"
  | "manifestInvalid"
  | "entryMissing"
  | "scriptFailed"
  | "styleFailed"
  | "noMount"
  | "contractMismatch"
  | "versionMismatch"
  | "mountThrew"
  | "timedOut"
  | "crashed";

/** A failure: the reason for the person, the detail for support. */
export interface Failure {
  readonly reason: FailureReason;
  readonly detail: string;
}

/** The state of one sub-application. `attempt` counts the tries, so that late answers of an earlier try are recognised. */
export type SubAppState =
  | { readonly phase: "idle"; readonly attempt: number }
  | { readonly phase: "fetchingManifest"; readonly attempt: number }
  | { readonly phase: "loadingScript"; readonly attempt: number; readonly entry: SubAppEntry }
  | { readonly phase: "mounting"; readonly attempt: number; readonly entry: SubAppEntry }
  | { readonly phase: "ready"; readonly attempt: number; readonly entry: SubAppEntry }
  | ({ readonly phase: "failed"; readonly attempt: number } & Failure);

/** What happens to a sub-application: actions of the person, and answers that belong to one attempt. */
export type SubAppEvent =
  | { readonly type: "open" }
  | { readonly type: "retry" }
  | { readonly type: "close" }
  | { readonly type: "manifestRead"; readonly attempt: number; readonly entry: SubAppEntry }
  | { readonly type: "scriptLoaded"; readonly attempt: number }
  | { readonly type: "mounted"; readonly attempt: number }
  | { readonly type: "timedOut"; readonly attempt: number }
  | ({ readonly type: "failed"; readonly attempt: number } & Failure);

/** What the engine must do next. Every `discard` ends the current instance and empties its place. */
export type SubAppEffect =
  | { readonly run: "fetchManifest"; readonly attempt: number }
  | { readonly run: "loadScript"; readonly attempt: number; readonly entry: SubAppEntry }
  | { readonly run: "mount"; readonly attempt: number; readonly entry: SubAppEntry }
  | { readonly run: "discard" };

type Next = readonly [SubAppState, SubAppEffect | null];

/** How a sub-application starts: nothing requested yet. */
export const IDLE: SubAppState = { phase: "idle", attempt: 0 };

const begin = (attempt: number): Next => [
  { phase: "fetchingManifest", attempt },
  { run: "fetchManifest", attempt },
];

const fail = (attempt: number, { reason, detail }: Failure): Next => [
  { phase: "failed", attempt, reason, detail },
  { run: "discard" },
];

/**
 * The life of one sub-application: manifest, script, mount, ready; or failed, from where it may be tried again.
 * Events that do not fit the present phase, or belong to an earlier attempt, change nothing.
 */
export const stepSubApp = (state: SubAppState, event: SubAppEvent): Next => {
  const { attempt } = state;
  const unchanged: Next = [state, null];
  if ("attempt" in event && event.attempt !== attempt) return unchanged;

  switch (event.type) {
    case "open":
      return state.phase === "idle" ? begin(attempt + 1) : unchanged;
    case "retry":
      return state.phase === "failed" ? begin(attempt + 1) : unchanged;
    case "close":
      return state.phase === "idle"
        ? unchanged
        : [{ phase: "idle", attempt: attempt + 1 }, { run: "discard" }];
    case "manifestRead":
      if (state.phase !== "fetchingManifest") return unchanged;
      return [
        { phase: "loadingScript", attempt, entry: event.entry },
        { run: "loadScript", attempt, entry: event.entry },
      ];
    case "scriptLoaded":
      if (state.phase !== "loadingScript") return unchanged;
      return [
        { phase: "mounting", attempt, entry: state.entry },
        { run: "mount", attempt, entry: state.entry },
      ];
    case "mounted":
      return state.phase === "mounting" ? [{ phase: "ready", attempt, entry: state.entry }, null] : unchanged;
    case "timedOut":
      if (state.phase === "idle" || state.phase === "ready" || state.phase === "failed") return unchanged;
      return fail(attempt, { reason: "timedOut", detail: state.phase });
    case "failed":
      return state.phase === "idle" || state.phase === "failed" ? unchanged : fail(attempt, event);
  }
};
