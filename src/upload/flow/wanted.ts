import { chunkCount, goesWhole } from "../core/cut";
import { isOver, type UploadRequest, type UploadState } from "./state";

/** As many chunks are asked about before there is room to send them. */
const AHEAD = 2;

const countOf = (state: UploadState, kind: UploadRequest["kind"]): number =>
  state.inFlight.filter((request) => request.kind === kind).length;

/** Begins one request that stands alone, if it has not begun. */
const alone = (state: UploadState, request: UploadRequest): UploadState =>
  state.inFlight.length > 0 ? state : { ...state, inFlight: [request] };

/** Sends as many of the chunks that the platform lacks as there are lanes. */
function sendMore(state: UploadState): UploadState {
  const room = Math.max(0, state.lanes - countOf(state, "send"));
  const begun = state.lacking.slice(0, room);
  return {
    ...state,
    lacking: state.lacking.slice(begun.length),
    inFlight: [...state.inFlight, ...begun.map((chunk) => ({ kind: "send", chunk }) as const)],
  };
}

/** Takes the next chunks, first those that have to be asked about again. */
function takeChunks(
  state: UploadState,
  most: number,
): readonly [chunks: readonly number[], rest: UploadState] {
  const again = state.again.slice(0, most);
  const fresh = Math.min(most - again.length, chunkCount(state.cut) - state.next + 1);
  const chunks = [...again, ...Array.from({ length: fresh }, (_, index) => state.next + index)];
  return [chunks, { ...state, again: state.again.slice(again.length), next: state.next + fresh }];
}

/** Asks about chunks, a few before they can be sent. Where the platform's word is not taken, they are sent unasked. */
function askMore(state: UploadState): UploadState {
  const known = countOf(state, "ask") + state.lacking.length;
  const [chunks, rest] = takeChunks(state, Math.max(0, AHEAD - known));
  if (!state.trusting) return sendMore({ ...rest, lacking: [...rest.lacking, ...chunks] });
  return {
    ...rest,
    inFlight: [...rest.inFlight, ...chunks.map((chunk) => ({ kind: "ask", chunk }) as const)],
  };
}

function sending(state: UploadState): UploadState {
  if (goesWhole(state.cut)) return alone(state, { kind: "whole" });
  const busy = askMore(sendMore(state));
  if (busy.inFlight.length > 0) return busy;
  return alone({ ...busy, at: { phase: "merging" } }, { kind: "merge" });
}

/** The state with the requests begun that may begin now. Hashing and comparing need no network. */
export function withWanted(state: UploadState): UploadState {
  if (state.paused || isOver(state)) return state;
  const { phase } = state.at;
  if (phase === "hashing") return alone(state, { kind: "hash" });
  if (phase === "verifying") return alone(state, { kind: "digest" });
  if (state.offline || state.resting) return state;
  if (phase === "checking") return alone(state, { kind: "check" });
  if (phase === "delivering") return alone(state, { kind: "deliver" });
  return phase === "merging" ? alone(state, { kind: "merge" }) : sending(state);
}
