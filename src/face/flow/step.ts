import { faceHint, type FaceFrame, type FaceHint } from "../core/faceBox";
import { isAstray, type LiveAct, type LiveProgress, NOT_BEGUN, stepLiveness } from "../core/liveness";
import type { Pose } from "../core/pose";
import type { Challenge } from "../core/readFace";
import type { Text } from "../../base/core/wire/text";
import type { FaceFault, FacePictures } from "../core/facePictures";

/** One look at the camera is followed by the next after so long, milliseconds [FACE-03]. */
const LOOK_MS = 250;
/** More looks in a row than this with the face in the target are needed for a photograph [FACE-03]. */
export const IN_ROW = 8;
/** For so long a person may try to come into the target, and again to do what they are asked to do, milliseconds [FACE-03]. */
const TRY_MS = 15_000;
/** Hints are spoken with at least such a pause, milliseconds. */
const SAY_MS = 2_000;
/** A look that begins so long after the one before is late, milliseconds; where this many of the last ones are, the machine is slow. */
const LATE_MS = LOOK_MS * 1.1;
const [LATE_LOOKS, LAST_LOOKS] = [4, 8];

/** What is said to the person now: a move of the face in the picture, or what they are asked to do with it. */
export type FaceCue = FaceHint | "turnLeft" | "turnRight" | "mouth" | "closer" | "ahead";

const CUE_OF: Readonly<Record<LiveAct, FaceCue>> = {
  left: "turnLeft",
  right: "turnRight",
  mouth: "mouth",
  closer: "closer",
};

/** Where a try stands. Times in milliseconds. */
export type FacePhase<Result> =
  /** `astray`: the head was turned where it was not asked to. */
  | { readonly phase: "opening" | "asleep" | "astray" | "closed" }
  /** `acting`: the face was in the target, and what was asked for was not seen. */
  | { readonly phase: "timedOut"; readonly acting: boolean }
  | { readonly phase: "unusable"; readonly fault: FaceFault }
  /** The face comes into the target: it has been there in `inRow` looks. */
  | { readonly phase: "aligning"; readonly inRow: number; readonly until: number }
  /** The person does what they are asked to do. */
  | { readonly phase: "acting"; readonly progress: LiveProgress; readonly until: number }
  /** The camera takes the photograph, in base64; once it has, its light is out and the platform is asked. */
  | { readonly phase: "sending"; readonly photo: string | null }
  | { readonly phase: "refused"; readonly text: Text }
  | { readonly phase: "done"; readonly result: Result };

/** The whole state of a try. */
export interface FaceState<Result> {
  readonly at: FacePhase<Result>;
  readonly challenge: Challenge | null;
  /** What the person has to do now; null where there is nothing. */
  readonly cue: FaceCue | null;
  /** What is to be spoken since when; a view speaks it whenever it changes. */
  readonly said: { readonly cue: FaceCue; readonly at: number } | null;
  /** When the last looks began, the latest behind. */
  readonly began: readonly number[];
}

/** What happens. */
export type FaceEvent<Result> =
  | { readonly type: "opened"; readonly challenge: Challenge | null; readonly now: number }
  | { readonly type: "unusable"; readonly fault: FaceFault }
  | {
      readonly type: "looked";
      readonly frame: FaceFrame;
      /** How the one face is held; null where there is none, or several. */
      readonly pose: Pose | null;
      /** When the look began. */
      readonly began: number;
      readonly now: number;
    }
  | { readonly type: "photographed"; readonly pictures: FacePictures }
  | { readonly type: "answered"; readonly result: Result }
  | { readonly type: "refused"; readonly text: Text }
  | { readonly type: "hidden" | "visible" | "retry" | "close" };

/** What is to be done. */
export type FaceEffect =
  /** Opens the camera and what finds faces, and asks for a challenge. */
  | { readonly run: "open" }
  /** Looks at the camera, after a pause; the picture is kept for the platform where `keeps`. */
  | { readonly run: "look"; readonly after: number; readonly keeps: boolean }
  | { readonly run: "photograph" }
  /** Has the platform asked who it is. */
  | { readonly run: "send"; readonly pictures: FacePictures }
  /** Ends the camera, so that its light goes out. */
  | { readonly run: "release" };

type Step<Result> = readonly [FaceState<Result>, readonly FaceEffect[]];

const opening = { at: { phase: "opening" }, challenge: null, cue: null, said: null, began: [] } as const;

/** Before the camera is there; its effect is `open`. */
export const beginningFace = <Result>(): FaceState<Result> => opening;

/** Whether the camera is looked at. */
export const isLooking = ({ at }: FaceState<unknown>): boolean =>
  at.phase === "aligning" || at.phase === "acting";
/** Whether the photograph is being taken. */
const isTaking = (at: FacePhase<unknown>): boolean => at.phase === "sending" && at.photo === null;
/** Whether the camera is on, or about to be. */
const needsCamera = (state: FaceState<unknown>): boolean =>
  isLooking(state) || state.at.phase === "opening" || isTaking(state.at);
/** Whether a try has ended and another may begin. */
export const isOver = ({ phase }: FacePhase<unknown>): boolean =>
  phase === "timedOut" || phase === "astray" || phase === "refused" || phase === "unusable";

/** Whether looks come so late that the person has to be told. One that is late by itself does not count: the first one often is. */
export function isSlow({ began }: Pick<FaceState<unknown>, "began">): boolean {
  const late = began.filter((time, index) => time - (began[index - 1] ?? time) > LATE_MS);
  return late.length >= LATE_LOOKS;
}

/**
 * The step of a try to be known by one's face: into the target, through what the platform asks, a photograph, its answer. The camera is
 * released on every way out, and while the page is hidden [FACE-03, FACE-04, FACE-07].
 */
export function stepFace<Result>(state: FaceState<Result>, event: FaceEvent<Result>): Step<Result> {
  const { phase } = state.at;
  if (phase === "closed" || phase === "done") return [state, []];
  switch (event.type) {
    case "close":
      return ended(state, { phase: "closed" });
    case "hidden":
      return needsCamera(state) ? ended(state, { phase: "asleep" }) : [state, []];
    case "visible":
      return phase === "asleep" ? [opening, [{ run: "open" }]] : [state, []];
    case "retry":
      return isOver(state.at) ? [opening, [{ run: "open" }]] : [state, []];
    case "unusable":
      return needsCamera(state) ? ended(state, { phase: "unusable", fault: event.fault }) : [state, []];
    case "opened":
      if (phase !== "opening") return [state, [{ run: "release" }]];
      return [
        {
          ...opening,
          challenge: event.challenge,
          at: { phase: "aligning", inRow: 0, until: event.now + TRY_MS },
        },
        [{ run: "look", after: 0, keeps: false }],
      ];
    case "looked":
      return isLooking(state) ? looked(state, event) : [state, []];
    case "photographed":
      return isTaking(state.at) ? sent(state, event.pictures) : [state, []];
    case "answered":
      return phase === "sending" ? ended(state, { phase: "done", result: event.result }) : [state, []];
    case "refused":
      return phase === "sending" || phase === "opening"
        ? ended(state, { phase: "refused", text: event.text })
        : [state, []];
  }
}

const ended = <Result>(state: FaceState<Result>, at: FacePhase<Result>): Step<Result> => [
  { ...state, at, cue: null },
  [{ run: "release" }],
];

type Looked = Extract<FaceEvent<never>, { readonly type: "looked" }>;

function looked<Result>(before: FaceState<Result>, event: Looked): Step<Result> {
  const { began, now } = event;
  const { at } = before;
  const state = { ...before, began: [...before.began.slice(-LAST_LOOKS), began] };
  if ((at.phase === "aligning" || at.phase === "acting") && now >= at.until)
    return ended(state, { phase: "timedOut", acting: at.phase === "acting" });
  return at.phase === "acting" ? acted(state, at, event) : aligned(state, at, event);
}

/** Goes on looking, and speaks what has to be done, where it is another thing than before. */
function goOn<Result>(
  state: FaceState<Result>,
  at: FacePhase<Result>,
  cue: FaceCue,
  { began, now }: Looked,
): Step<Result> {
  const { said } = state;
  const after = Math.max(0, LOOK_MS - (now - began));
  const look = { run: "look", after, keeps: at.phase === "acting" } as const;
  const isNews = said === null || (said.cue !== cue && now - said.at >= SAY_MS);
  const next = { ...state, at, cue };
  return [isNews ? { ...next, said: { cue, at: now } } : next, [look]];
}

const photographed = <Result>(state: FaceState<Result>): Step<Result> => [
  { ...state, at: { phase: "sending", photo: null }, cue: null },
  [{ run: "photograph" }],
];

/** The platform takes seconds, for which no camera has to be on. */
const sent = <Result>(state: FaceState<Result>, pictures: FacePictures): Step<Result> => [
  { ...state, at: { phase: "sending", photo: pictures.photo } },
  [{ run: "release" }, { run: "send", pictures }],
];

function aligned<Result>(state: FaceState<Result>, at: FacePhase<Result>, event: Looked): Step<Result> {
  if (at.phase !== "aligning") return [state, []];
  const hint = faceHint(event.frame);
  const inRow = hint === "hold" ? at.inRow + 1 : 0;
  if (inRow <= IN_ROW) return goOn(state, { ...at, inRow }, hint, event);
  const [first] = state.challenge?.acts ?? [];
  if (first === undefined) return photographed(state);
  return goOn(state, { phase: "acting", progress: NOT_BEGUN, until: event.now + TRY_MS }, "ahead", event);
}

function acted<Result>(
  state: FaceState<Result>,
  at: Extract<FacePhase<Result>, { readonly phase: "acting" }>,
  event: Looked,
): Step<Result> {
  const { frame, pose } = event;
  const acts = state.challenge?.acts ?? [];
  const progress = stepLiveness(at.progress, pose, acts);
  if (isAstray(progress)) return ended(state, { phase: "astray" });
  const isDone = progress.done === acts.length;
  // A photograph shows a face that looks ahead, with closed lips.
  if (isDone && progress.back) return photographed(state);
  const next = { ...at, progress };
  const [face, other] = frame.faces;
  if (other) return goOn(state, next, "several", event);
  if (!face) return goOn(state, next, "none", event);
  const act = progress.back && progress.rest ? acts[progress.done] : undefined;
  return goOn(state, next, act ? CUE_OF[act] : "ahead", event);
}
