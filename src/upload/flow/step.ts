import { pauseAfter } from "../../base/core/wire/backOff";
import { chunkCount, chunkLength } from "../core/cut";
import {
  isOver,
  type Stored,
  type UploadError,
  type UploadFailure,
  type UploadFault,
  type UploadOutcome,
  type UploadRequest,
  type UploadState,
} from "./state";
import { withWanted } from "./wanted";

/** What happens to an upload. `chance` lies between 0 and 1. */
export type UploadEvent =
  | { readonly type: "begin" | "pause" | "resume" | "abort" | "offline" | "online" | "retry" }
  | { readonly type: "rested"; readonly turn: number }
  | {
      readonly type: "ended";
      readonly turn: number;
      readonly request: UploadRequest;
      readonly outcome: UploadOutcome;
      readonly chance: number;
    };

/** What is to be done. A request's outcome comes back with its turn. */
export type UploadEffect =
  | { readonly run: "request"; readonly turn: number; readonly request: UploadRequest }
  | { readonly run: "cancel" }
  | { readonly run: "wait"; readonly turn: number; readonly milliseconds: number };

type Step = readonly [UploadState, readonly UploadEffect[]];

/** After so many requests in a row without an answer the platform counts as unreachable: some two minutes. */
const MOST_FAILURES = 10;
/** As often a chunk, a merge or the whole file is put right before it is given up. */
const MOST_REPAIRS = 8;

/** What it is called when a request fails for good [UP-06]. */
const ERRORS: Readonly<Record<UploadRequest["kind"], UploadError>> = {
  hash: "checkerror",
  check: "checkerror",
  digest: "checkerror",
  whole: "uploaderror",
  ask: "checkchunkerror",
  send: "uploadunkerror",
  merge: "chunkmerge",
  deliver: "uploaderror",
};

const isSame = (one: UploadRequest, other: UploadRequest): boolean =>
  one.kind === other.kind && ("chunk" in one ? "chunk" in other && one.chunk === other.chunk : true);

/** Begins what may begin now, and says so. */
function goOn(state: UploadState, also: readonly UploadEffect[] = []): Step {
  const begun = withWanted(state);
  const requests = begun.inFlight
    .filter((request) => !state.inFlight.includes(request))
    .map((request) => ({ run: "request", turn: begun.turn, request }) as const);
  return [begun, [...also, ...requests]];
}

/** Puts all that is under way back, so that it is asked about again: it may have arrived. */
function stopAll(state: UploadState): UploadState {
  const chunks = state.inFlight.flatMap((request) => ("chunk" in request ? [request.chunk] : []));
  return {
    ...state,
    turn: state.turn + 1,
    inFlight: [],
    resting: false,
    again: [...chunks, ...state.lacking, ...state.again],
    lacking: [],
    unproven: state.unproven || state.at.phase === "merging",
  };
}

/** Everything that is under way is cancelled. */
const CANCEL = [{ run: "cancel" }] as const;

const fail = (state: UploadState, failure: UploadFailure): Step => [
  { ...stopAll(state), at: { phase: "failed", failure } },
  CANCEL,
];

/** Sends the whole file, whatever the platform says that it has. A hash of an earlier run is the first suspect. */
function sendAll(state: UploadState): Step {
  if (state.recalled) return goOn(hashedAgain(state));
  if (!state.trusting || state.repairs >= MOST_REPAIRS)
    return fail(state, { error: "chunkmerge", reason: "damaged", text: null });
  return goOn({
    ...stopAll(state),
    at: { phase: "sending" },
    lanes: state.mostLanes,
    trusting: false,
    unproven: false,
    next: 1,
    again: [],
    arrived: 0,
    repairs: state.repairs + 1,
  });
}

/** The file is stored: the application that it is for is told, where there is one. */
const arrived = (state: UploadState, stored: Stored): Step =>
  state.delivers
    ? goOn({ ...state, stored, at: { phase: "delivering", stored } })
    : [{ ...state, stored, at: { phase: "done", stored, delivered: null } }, []];

/** The file is there; what this run has not put there itself is compared with it first, where the platform lets it. */
function found(state: UploadState, stored: Stored, unproven: boolean): Step {
  return unproven && stored.sha256 !== null
    ? goOn({ ...state, at: { phase: "verifying", found: stored } })
    : arrived(state, stored);
}

/** Has chunks asked about once more; without any, the whole file is sent again. */
function repair(
  state: UploadState,
  request: UploadRequest,
  chunks: readonly number[],
  fault: UploadFault,
): Step {
  if (state.repairs >= MOST_REPAIRS)
    return fail(state, {
      error: ERRORS[request.kind],
      reason: "damaged",
      text: "text" in fault ? fault.text : null,
    });
  return goOn({
    ...state,
    at: { phase: "sending" },
    again: [...chunks, ...state.again],
    repairs: state.repairs + 1,
  });
}

/** Refusals of the file itself, which no other try changes. */
const FINAL = new Set(["file_type", "file_name", "too_large", "infected"]);

/** The platform will not have it, unless it can be put right: a damaged chunk, missing ones, a file that is not the one meant. */
function refused(
  state: UploadState,
  request: UploadRequest,
  fault: Extract<UploadFault, { fault: "refused" }>,
): Step {
  if (fault.code === "chunk_corrupt" && (request.kind === "send" || request.kind === "whole"))
    return repair(state, request, "chunk" in request ? [request.chunk] : [], fault);
  if (state.recalled && fault.code === "md5_mismatch") return goOn(hashedAgain(state));
  if (request.kind === "merge") {
    const missing = [...new Set(fault.missing)].filter(
      (chunk) => Number.isInteger(chunk) && chunk >= 1 && chunk <= chunkCount(state.cut),
    );
    if (missing.length > 0) {
      const bytes = missing.reduce((sum, chunk) => sum + chunkLength(state.cut, chunk), 0);
      return repair({ ...state, arrived: Math.max(0, state.arrived - bytes) }, request, missing, fault);
    }
    if (fault.code === "md5_mismatch" && state.trusting) return sendAll(state);
  }
  // What is not stored any more is sent again where the person tries again.
  const known = request.kind === "deliver" && fault.code === "no_file" ? { ...state, stored: null } : state;
  const failure = { error: ERRORS[request.kind], reason: "refused", text: fault.text } as const;
  return fail(known, FINAL.has(fault.code) ? { ...failure, final: true } : failure);
}

/** A request ended without an answer. Several that break off together count once. */
function again(state: UploadState, request: UploadRequest, after: number | null, chance: number): Step {
  const waiting: UploadState = {
    ...state,
    again: "chunk" in request ? [request.chunk, ...state.again] : state.again,
    // It may have merged the file, and what it says of it then is not of this request's making.
    unproven: state.unproven || request.kind === "merge",
    lanes: 1,
  };
  if (state.resting || state.offline) return [waiting, []];
  const failures = state.failures + 1;
  if (failures > MOST_FAILURES)
    return fail(waiting, { error: ERRORS[request.kind], reason: "unreachable", text: null });
  const milliseconds = pauseAfter(failures, after, chance);
  return [{ ...waiting, failures, resting: true }, [{ run: "wait", turn: state.turn, milliseconds }]];
}

function failed(state: UploadState, request: UploadRequest, fault: UploadFault, chance: number): Step {
  switch (fault.fault) {
    case "again":
      return again(state, request, fault.after, chance);
    case "refused":
      return refused(state, request, fault);
    case "lapsed":
      return [
        { ...stopAll({ ...state, inFlight: [...state.inFlight, request] }), paused: "session" },
        CANCEL,
      ];
    case "unreadable":
      return fail(state, { error: ERRORS[request.kind], reason: "unreadable", text: null });
  }
}

function ended(
  before: UploadState,
  { request, outcome, chance }: Extract<UploadEvent, { type: "ended" }>,
): Step {
  const state = { ...before, inFlight: before.inFlight.filter((other) => !isSame(other, request)) };
  if ("fault" in outcome) return failed(state, request, outcome, chance);
  // That a chunk is lacking is no progress: where each one breaks off, the answers to these questions must not go on for ever.
  const isProgress = !("md5" in outcome || "sha256" in outcome || ("there" in outcome && !outcome.there));
  const well = !isProgress
    ? state
    : { ...state, failures: 0, lanes: Math.min(state.lanes + 1, state.mostLanes) };
  if ("md5" in outcome) return goOn({ ...well, md5: outcome.md5, at: { phase: "checking" } });
  if ("exists" in outcome)
    return outcome.exists ? found(well, outcome.exists, true) : goOn({ ...well, at: { phase: "sending" } });
  if ("stored" in outcome) return found(well, outcome.stored, state.unproven);
  if ("sha256" in outcome) {
    if (state.at.phase !== "verifying") return [state, []];
    const { found: stored } = state.at;
    // Where there is nothing to compare with, the platform is taken at its word.
    const isSameFile = outcome.sha256 === null || outcome.sha256 === stored.sha256;
    return isSameFile ? arrived(state, stored) : sendAll(state);
  }
  if ("delivered" in outcome) {
    if (state.at.phase !== "delivering") return [state, []];
    const { stored } = state.at;
    return [{ ...state, at: { phase: "done", stored, delivered: outcome.delivered } }, []];
  }
  const chunk = "chunk" in request ? request.chunk : 0;
  if ("there" in outcome && !outcome.there) return goOn({ ...well, lacking: [...well.lacking, chunk] });
  const bytes = well.arrived + chunkLength(well.cut, chunk);
  return goOn({ ...well, arrived: bytes, unproven: well.unproven || "there" in outcome });
}

/**
 * The next state of one file's upload, and what is to be done. The hash comes first, as every call carries it; a file that is there
 * is done at once; a small one goes in one request; the chunks of any other are asked about, a few ahead, and sent
 * several at once; then they are merged. What breaks off is asked about again. What the platform has, and this run has not sent, is
 * compared by SHA-256 in the end, so that two files of one MD5 are never taken for each other [UP-01, UP-02, UP-03, REL-02].
 */
export function stepUpload(state: UploadState, event: UploadEvent): Step {
  if (event.type === "retry")
    return state.at.phase === "failed" ? goOn({ ...fromStart(state, state.md5), paused: null }) : [state, []];
  if (isOver(state)) return [state, []];
  switch (event.type) {
    case "begin":
      return goOn(state);
    case "pause":
      return state.paused ? [state, []] : [{ ...stopAll(state), paused: "person" }, CANCEL];
    case "resume":
      return state.paused ? goOn({ ...state, paused: null, failures: 0 }) : [state, []];
    case "abort":
      return [{ ...stopAll(state), at: { phase: "aborted" } }, CANCEL];
    case "offline":
      return [{ ...state, offline: true }, []];
    case "online":
      return goOn({ ...state, offline: false, failures: 0 });
    case "rested":
      return event.turn === state.turn ? goOn({ ...state, resting: false }) : [state, []];
    case "ended":
      return event.turn === state.turn && state.inFlight.some((request) => isSame(request, event.request))
        ? ended(state, event)
        : [state, []];
  }
}

/** As it began. What is stored stays, and what was sent: each chunk is asked about. */
const fromStart = (state: UploadState, md5: string | null): UploadState => ({
  ...state,
  at: state.stored
    ? { phase: "delivering", stored: state.stored }
    : { phase: md5 === null ? "hashing" : "checking" },
  md5,
  failures: 0,
  repairs: 0,
  lanes: state.mostLanes,
  trusting: true,
  next: 1,
  again: [],
  lacking: [],
  arrived: 0,
});

/** The file is not the one of which the hash was kept: it is read again. */
const hashedAgain = (state: UploadState): UploadState => ({
  ...fromStart(stopAll(state), null),
  recalled: false,
});
