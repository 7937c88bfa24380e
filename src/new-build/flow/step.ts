/** What a page knows of newer builds of itself. */
export interface NewBuildState {
  /**
   * `current`: none is known; `waiting`: for a calm moment; `asked`: the person has been asked, once for this build;
   * `tried`: the page was loaded again for this build and is still the old one; `leaving`: it is being loaded again.
   */
  readonly phase: "current" | "waiting" | "asked" | "tried" | "leaving";
  /** The newer build. */
  readonly build: string | null;
}

/** What happens. */
export type NewBuildEvent =
  /** The server has named its build; empty where it names none. */
  | {
      readonly type: "seen";
      readonly build: string;
      /** The build of this page. */
      readonly own: string;
      /** The build for which this tab was loaded again before. */
      readonly triedFor: string | null;
    }
  /** The person does not use the page just now. `work`: something is open that would be lost. */
  | { readonly type: "calm"; readonly work: boolean }
  /** A part of the page can no longer be had from the server, and the person waits for it. */
  | { readonly type: "needed"; readonly work: boolean }
  /** The person wants the new build now. */
  | { readonly type: "accepted" };

/** What to do: load the page again, or ask whether to. */
export type NewBuildEffect =
  | { readonly run: "reload"; readonly build: string }
  | { readonly run: "ask"; readonly build: string };

/** A page that knows of no newer build. */
export const NEWEST: NewBuildState = { phase: "current", build: null };

type Next = readonly [NewBuildState, NewBuildEffect | null];

const leave = (build: string): Next => [
  { phase: "leaving", build },
  { run: "reload", build },
];

const ask = (build: string): Next => [
  { phase: "asked", build },
  { run: "ask", build },
];

function see(state: NewBuildState, { build, own, triedFor }: Extract<NewBuildEvent, { type: "seen" }>): Next {
  if (build === "" || own === "") return [state, null];
  if (build === own) return [NEWEST, null];
  if (build === state.build) return [state, null];
  return [{ phase: build === triedFor ? "tried" : "waiting", build }, null];
}

/**
 * How a page comes to the newest build [MORE-04]: at a calm moment it is loaded again, once for each build; where work is open
 * the person is asked instead, once for each build too.
 */
export function stepNewBuild(state: NewBuildState, event: NewBuildEvent): Next {
  const { phase, build } = state;
  if (phase === "leaving") return [state, null];
  if (event.type === "seen") return see(state, event);
  if (build === null || phase === "tried") return [state, null];
  switch (event.type) {
    case "accepted":
      return leave(build);
    case "calm":
      if (phase !== "waiting") return [state, null];
      return event.work ? ask(build) : leave(build);
    case "needed":
      if (!event.work) return leave(build);
      return phase === "asked" ? [state, null] : ask(build);
  }
}
