import type { Language } from "../../base/core/language/languages";
import type { LabSubject, LabVisit } from "../core/labReport";
import type { ManifestProblem } from "../core/manifestProblem";

/** One step of a run, in the application that is open. */
export type RunStep =
  | { readonly run: "open"; readonly language: Language }
  | { readonly run: "settle" }
  | { readonly run: "audit"; readonly scheme: "light" | "dark" }
  | { readonly run: "leave" };

/** What a run does, in this order: the application is opened in each language, and judged by axe in both schemes. */
export const RUN: readonly RunStep[] = [
  { run: "open", language: "zh-CN" },
  { run: "settle" },
  { run: "audit", scheme: "light" },
  { run: "audit", scheme: "dark" },
  { run: "leave" },
  { run: "open", language: "en" },
  { run: "settle" },
  { run: "leave" },
];

/** Why no manifest came. */
export interface Refusal {
  readonly problem: ManifestProblem;
  readonly status?: number;
}

/** How a run may be made. */
export interface RunOptions {
  /** Whether calls that change something are sent. */
  readonly sendsWrites: boolean;
}

/** The manifest that is asked for. */
export interface AskedManifest {
  readonly address: string;
  readonly app: string;
}

/** The state of the lab. `attempt` grows with each request and run, so that late answers are recognised. */
export type LabState =
  | { readonly phase: "idle"; readonly attempt: number }
  | ({ readonly phase: "reading"; readonly attempt: number } & AskedManifest)
  | ({ readonly phase: "refused"; readonly attempt: number } & AskedManifest & Refusal)
  | { readonly phase: "read"; readonly attempt: number; readonly subject: LabSubject }
  | {
      readonly phase: "running";
      readonly attempt: number;
      readonly subject: LabSubject;
      readonly options: RunOptions;
      /** Which step of {@link RUN} is under way. */
      readonly at: number;
      readonly visits: readonly LabVisit[];
    }
  | {
      readonly phase: "done";
      readonly attempt: number;
      readonly subject: LabSubject;
      readonly visits: readonly LabVisit[];
    };

/** What happens to the lab: acts of the person, and answers that belong to one attempt. */
export type LabEvent =
  | ({ readonly type: "ask" } & AskedManifest)
  | { readonly type: "cancel" }
  | { readonly type: "run"; readonly options: RunOptions }
  | { readonly type: "read"; readonly attempt: number; readonly subject: LabSubject }
  | ({ readonly type: "refused"; readonly attempt: number } & Refusal)
  /** `opened` says of an opening whether it succeeded; the others just went on. */
  | { readonly type: "stepped"; readonly attempt: number; readonly opened?: boolean }
  | { readonly type: "left"; readonly attempt: number; readonly visit: LabVisit };

/** What the engine has to do next. */
export type LabEffect =
  | ({ readonly do: "readManifest"; readonly attempt: number } & AskedManifest)
  | {
      readonly do: "step";
      readonly attempt: number;
      readonly subject: LabSubject;
      readonly options: RunOptions;
      readonly step: RunStep;
    }
  /** Ends whatever is under way. */
  | { readonly do: "stop" };

type Next = readonly [LabState, LabEffect | null];
type Running = Extract<LabState, { readonly phase: "running" }>;

/** How a lab begins. */
export const IDLE: LabState = { phase: "idle", attempt: 0 };

function goTo(state: Running, at: number): Next {
  const step = RUN[at];
  const { attempt, subject, visits, options } = state;
  if (!step) return [{ phase: "done", attempt, subject, visits }, null];
  return [
    { ...state, at },
    { do: "step", attempt, subject, options, step },
  ];
}

/** The place of the next step that leaves the application. */
const leaving = (at: number) => RUN.findIndex(({ run }, place) => place > at && run === "leave");

/** The course of the lab: an address, its manifest, a run, a report. Events of an earlier attempt change nothing. */
export function stepLab(state: LabState, event: LabEvent): Next {
  const { attempt } = state;
  const unchanged: Next = [state, null];
  if ("attempt" in event && event.attempt !== attempt) return unchanged;

  switch (event.type) {
    case "ask": {
      if (state.phase === "reading" || state.phase === "running") return unchanged;
      const { address, app } = event;
      const next = attempt + 1;
      return [
        { phase: "reading", attempt: next, address, app },
        { do: "readManifest", attempt: next, address, app },
      ];
    }
    case "read":
      return state.phase === "reading"
        ? [{ phase: "read", attempt, subject: event.subject }, null]
        : unchanged;
    case "refused": {
      if (state.phase !== "reading") return unchanged;
      const { address, app } = state;
      const { problem, status } = event;
      return [
        { phase: "refused", attempt, address, app, problem, ...(status !== undefined && { status }) },
        null,
      ];
    }
    case "run": {
      if (state.phase !== "read" && state.phase !== "done") return unchanged;
      if (state.subject.page === null) return unchanged;
      const { subject } = state;
      const { options } = event;
      return goTo({ phase: "running", attempt: attempt + 1, subject, options, at: 0, visits: [] }, 0);
    }
    case "stepped":
      if (state.phase !== "running") return unchanged;
      return goTo(state, event.opened === false ? leaving(state.at) : state.at + 1);
    case "left":
      if (state.phase !== "running") return unchanged;
      return goTo({ ...state, visits: [...state.visits, event.visit] }, state.at + 1);
    case "cancel":
      if (state.phase === "reading") return [{ phase: "idle", attempt: attempt + 1 }, { do: "stop" }];
      if (state.phase !== "running") return unchanged;
      return [{ phase: "read", attempt: attempt + 1, subject: state.subject }, { do: "stop" }];
  }
}
