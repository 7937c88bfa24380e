import { faceHint, type FaceFrame, type FaceHint } from "../../core/faceBox";
import type { Text } from "../../../base/core/wire/text";
import type { FaceFault } from "../../core/facePictures";

/** Seconds after the camera has opened until a photograph can be taken [FACE-02]. */
export const WAIT_SECONDS = 3;
const SECOND = 1000;
/** One look at the camera is followed by the next after so long, milliseconds. */
const LOOK_MS = 250;
/** Hints are said with at least such a pause, milliseconds. */
const SAY_MS = 2_000;

/** Where taking a person's picture stands. A photograph is base64. */
type CollectPhase =
  /** Without a camera: the stored picture is shown, or none. */
  | { readonly phase: "closed"; readonly isKept: boolean }
  | { readonly phase: "opening" | "asleep" }
  | { readonly phase: "unusable"; readonly fault: FaceFault }
  /** The camera is on; a photograph can be taken once no seconds are left of those that it began with. */
  | { readonly phase: "live"; readonly seconds: number; readonly of: number }
  | { readonly phase: "taken" | "saving"; readonly photo: string; readonly failed: Text | null };

/** The whole state of it. */
export interface CollectState {
  readonly at: CollectPhase;
  /** How the person has to move; null where nothing is looked at. */
  readonly cue: FaceHint | null;
  /** What is to be spoken since when; a view speaks it whenever it changes. */
  readonly said: { readonly cue: FaceHint; readonly at: number } | null;
  /** What is kept of the person; null where nothing is, undefined until that is known. */
  readonly stored: string | null | undefined;
  /** Why that is not known; null where it is, or may be soon. */
  readonly unknown: Text | null;
}

export type CollectEvent =
  | {
      readonly type:
        | "open"
        | "second"
        | "photograph"
        | "retake"
        | "save"
        | "saved"
        | "close"
        | "hidden"
        | "visible"
        | "recall";
    }
  | { readonly type: "opened"; readonly seconds: number }
  | { readonly type: "unusable"; readonly fault: FaceFault }
  | { readonly type: "looked"; readonly frame: FaceFrame; readonly now: number }
  /** A picture from the camera, or one that was chosen instead. */
  | { readonly type: "pictured"; readonly photo: string }
  | { readonly type: "refused"; readonly text: Text }
  | { readonly type: "stored"; readonly photo: string | null }
  /** The stored picture of the person could not be loaded. */
  | { readonly type: "notKnown"; readonly text: Text };

export type CollectEffect =
  | { readonly run: "open" | "photograph" | "release" | "recall" }
  | { readonly run: "look" | "count"; readonly after: number }
  | { readonly run: "save"; readonly photo: string };

type Step = readonly [CollectState, readonly CollectEffect[]];

/** Before anything is open. */
export const beginningCollect: CollectState = {
  at: { phase: "closed", isKept: false },
  cue: null,
  said: null,
  stored: undefined,
  unknown: null,
};

const released = (state: CollectState, at: CollectPhase): Step => [
  { ...state, at, cue: null },
  [{ run: "release" }],
];
const opening = (state: CollectState): Step => [
  { ...state, at: { phase: "opening" }, cue: null, said: null },
  [{ run: "open" }],
];

/**
 * The step of taking a person's picture: camera, countdown, photograph, again or save. The camera is released with the photograph, on
 * every way out, and while the page is hidden [FACE-02, FACE-04].
 */
export function stepCollect(state: CollectState, event: CollectEvent): Step {
  const { at } = state;
  switch (event.type) {
    case "stored":
      return [{ ...state, stored: event.photo, unknown: null }, []];
    case "notKnown":
      // What has been saved meanwhile is known.
      return [state.stored === undefined ? { ...state, unknown: event.text } : state, []];
    case "recall":
      return state.unknown === null ? [state, []] : [{ ...state, unknown: null }, [{ run: "recall" }]];
    case "open":
    case "retake":
      return at.phase === "closed" || at.phase === "unusable" || at.phase === "taken"
        ? opening(state)
        : [state, []];
    case "opened":
      if (at.phase !== "opening") return [state, [{ run: "release" }]];
      return [
        { ...state, at: { phase: "live", seconds: event.seconds, of: event.seconds } },
        [
          ...(event.seconds > 0 ? ([{ run: "count", after: SECOND }] as const) : []),
          { run: "look", after: 0 },
        ],
      ];
    case "second":
      return at.phase === "live"
        ? counted(state, { ...at, seconds: Math.max(0, at.seconds - 1) })
        : [state, []];
    case "looked":
      return at.phase === "live" ? looked(state, event) : [state, []];
    case "photograph":
      return at.phase === "live" && at.seconds === 0 ? [state, [{ run: "photograph" }]] : [state, []];
    case "pictured":
      return at.phase === "saving" ? [state, []] : released(state, taken(event.photo));
    case "save":
      if (at.phase !== "taken") return [state, []];
      return [{ ...state, at: { ...at, phase: "saving", failed: null } }, [{ run: "save", photo: at.photo }]];
    case "saved":
      if (at.phase !== "saving") return [state, []];
      return released({ ...state, stored: at.photo, unknown: null }, { phase: "closed", isKept: true });
    case "refused":
      return at.phase === "saving"
        ? [{ ...state, at: { ...taken(at.photo), failed: event.text } }, []]
        : [state, []];
    case "unusable":
      return at.phase === "opening" || at.phase === "live"
        ? released(state, { phase: "unusable", fault: event.fault })
        : [state, []];
    case "hidden":
      return at.phase === "opening" || at.phase === "live"
        ? released(state, { phase: "asleep" })
        : [state, []];
    case "visible":
      return at.phase === "asleep" ? opening(state) : [state, []];
    case "close":
      return released(state, { phase: "closed", isKept: false });
  }
}

const taken = (photo: string) => ({ phase: "taken", photo, failed: null }) as const;

function counted(state: CollectState, at: Extract<CollectPhase, { readonly phase: "live" }>): Step {
  return [{ ...state, at }, at.seconds > 0 ? [{ run: "count", after: SECOND }] : []];
}

/** Goes on looking, and speaks how the person has to move, where it is another move than before. */
function looked(
  state: CollectState,
  { frame, now }: Extract<CollectEvent, { readonly type: "looked" }>,
): Step {
  const cue = faceHint(frame);
  const { said } = state;
  const look = { run: "look", after: LOOK_MS } as const;
  const isNews = said === null || (said.cue !== cue && now - said.at >= SAY_MS);
  return [{ ...state, cue, said: isNews ? { cue, at: now } : said }, [look]];
}
