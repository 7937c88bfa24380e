import type { MediaFailure } from "../../base/core/part/mediaFailure";
import type { Text } from "../../base/core/wire/text";

/** A press becomes a command once it has been held for so long, milliseconds [VOICE-01]. */
export const HOLD_MS = 200;
/** The longest recording, milliseconds [VOICE-01]. */
export const RECORD_MS = 60_000;
/** After a command is found, or not learned, the helper is ready again after so long, milliseconds [VOICE-01]. */
export const RESET_MS = 1_000;
const SECOND = 1_000;

/** How the person speaks: as long as they hold the button, or until they press it again. */
type VoiceWay = "hold" | "toggle";

/** What was in the way. `token`: the platform gives none; `lost`: the microphone was pulled out; `lookup`: the phrase could not be looked up. */
export type VoiceFault = MediaFailure | "lost" | "token" | "recogniser" | "slow" | "busy" | "lookup";

/** What was said of the last command. */
export type VoiceReply =
  | { readonly kind: "found"; readonly sentence: string }
  | { readonly kind: "notLearned"; readonly sentence: string }
  /** Its address is none that may be gone to. */
  | { readonly kind: "notAllowed"; readonly sentence: string }
  | { readonly kind: "empty" }
  /** With what the platform said of it, where it said something. */
  | { readonly kind: "fault"; readonly fault: VoiceFault; readonly detail: Text | null };

/** Where a command stands. Times are moments of the clock, in milliseconds. */
export type VoicePhase =
  | { readonly phase: "idle" | "closed" }
  | { readonly phase: "pressed" }
  | { readonly phase: "asking" | "opening"; readonly way: VoiceWay }
  | { readonly phase: "recording"; readonly way: VoiceWay; readonly until: number; readonly left: number }
  | { readonly phase: "recognising" }
  | { readonly phase: "looking"; readonly sentence: string }
  /** The answer is told, and the helper is not ready yet. */
  | { readonly phase: "told" };

/** The whole state of the helper. */
export interface VoiceState {
  readonly at: VoicePhase;
  /** Stands until the next command begins. */
  readonly reply: VoiceReply | null;
  /** Whether the last recording can be sent once more. */
  readonly canResend: boolean;
}

/** What happens. */
export type VoiceEvent =
  | {
      readonly type:
        | "press"
        | "held"
        | "release"
        | "toggle"
        | "cancel"
        | "resend"
        | "hidden"
        | "close"
        | "rested";
    }
  | { readonly type: "token" }
  | { readonly type: "opened" | "tick"; readonly now: number }
  | { readonly type: "recognised"; readonly sentence: string }
  | { readonly type: "found" | "notLearned" | "notAllowed" }
  | { readonly type: "fault"; readonly fault: VoiceFault; readonly detail?: Text | null };

/** What is to be done. */
export type VoiceEffect =
  /** Sends `held` after the time of a long press, `tick` or `rested` after a pause. */
  | { readonly run: "wait"; readonly for: "held" | "tick" | "rested"; readonly after: number }
  | { readonly run: "askToken" | "record" }
  /** Ends the recording and has it recognised; `again` sends the one before. */
  | { readonly run: "recognise"; readonly again: boolean }
  | { readonly run: "look"; readonly sentence: string }
  /** Goes to what was found. */
  | { readonly run: "jump" }
  /** Ends waiting, calls and the microphone; `forgets` the recording as well. */
  | { readonly run: "release"; readonly forgets: boolean };

type Step = readonly [VoiceState, readonly VoiceEffect[]];

/** Before anything was said. */
export const IDLE: VoiceState = { at: { phase: "idle" }, reply: null, canResend: false };

const release = { run: "release", forgets: true } as const;

const begun = (way: VoiceWay): Step => [
  { at: { phase: "asking", way }, reply: null, canResend: false },
  [release, { run: "askToken" }],
];

const dropped: Step = [IDLE, [release]];

const told = (reply: VoiceReply, effects: readonly VoiceEffect[] = []): Step => [
  { at: { phase: "told" }, reply, canResend: false },
  [release, ...effects, { run: "wait", for: "rested", after: RESET_MS }],
];

const recognising: Step = [
  { at: { phase: "recognising" }, reply: null, canResend: false },
  [{ run: "recognise", again: false }],
];

/** Faults after which the recording is still of use: one whose token has ended is sent again with another. */
const RESENDABLE: ReadonlySet<VoiceFault> = new Set(["recogniser", "slow", "busy", "lookup", "token"]);

function failed(state: VoiceState, fault: VoiceFault, detail: Text | null): Step {
  const { phase } = state.at;
  const canResend = (phase === "recognising" || phase === "looking") && RESENDABLE.has(fault);
  return [
    { at: { phase: "idle" }, reply: { kind: "fault", fault, detail }, canResend },
    [{ run: "release", forgets: !canResend }],
  ];
}

/**
 * The step of a spoken command: held or toggled, a token, a recording of at most 60 seconds, its sentence, and the place that it means.
 * Cancelling, a hidden page and the end throw everything away at every stage, the microphone first [VOICE-01].
 */
export function stepVoice(state: VoiceState, event: VoiceEvent): Step {
  const { at } = state;
  const { phase } = at;
  const stay: Step = [state, []];
  if (phase === "closed") return stay;
  switch (event.type) {
    case "close":
      return [{ ...IDLE, at: { phase: "closed" } }, [release]];
    case "cancel":
      return phase === "idle" ? stay : dropped;
    case "hidden":
      return phase === "idle" || phase === "told" ? stay : dropped;
    case "press":
      if (phase === "idle" || phase === "told")
        return [
          { ...state, at: { phase: "pressed" } },
          [
            { run: "release", forgets: false },
            { run: "wait", for: "held", after: HOLD_MS },
          ],
        ];
      return stay;
    case "held":
      return phase === "pressed" ? begun("hold") : stay;
    case "toggle":
      if (phase === "idle" || phase === "told" || phase === "pressed") return begun("toggle");
      if (phase === "recording") return recognising;
      return phase === "asking" || phase === "opening" ? dropped : stay;
    case "release":
      if (phase === "pressed") return begun("toggle");
      if (phase === "recording" && at.way === "hold") return recognising;
      // A person who lets go to answer the browser's question goes on by pressing again.
      if (phase === "asking" || phase === "opening") return [{ ...state, at: { phase, way: "toggle" } }, []];
      return stay;
    case "token":
      return phase === "asking"
        ? [{ ...state, at: { phase: "opening", way: at.way } }, [{ run: "record" }]]
        : stay;
    case "opened":
      if (phase !== "opening") return [state, [release]];
      return [
        {
          ...state,
          at: { phase: "recording", way: at.way, until: event.now + RECORD_MS, left: RECORD_MS / SECOND },
        },
        [{ run: "wait", for: "tick", after: SECOND }],
      ];
    case "tick": {
      if (phase !== "recording") return stay;
      const rest = at.until - event.now;
      if (rest <= 0) return recognising;
      return [
        { ...state, at: { ...at, left: Math.ceil(rest / SECOND) } },
        [{ run: "wait", for: "tick", after: rest % SECOND || SECOND }],
      ];
    }
    case "recognised": {
      if (phase !== "recognising") return stay;
      const { sentence } = event;
      if (sentence === "") return [{ ...IDLE, reply: { kind: "empty" } }, [release]];
      return [{ ...state, at: { phase: "looking", sentence } }, [{ run: "look", sentence }]];
    }
    case "found":
      return phase === "looking" ? told({ kind: "found", sentence: at.sentence }, [{ run: "jump" }]) : stay;
    case "notLearned":
    case "notAllowed":
      return phase === "looking" ? told({ kind: event.type, sentence: at.sentence }) : stay;
    case "resend":
      if (phase !== "idle" || !state.canResend) return stay;
      return [
        { at: { phase: "recognising" }, reply: null, canResend: false },
        [{ run: "recognise", again: true }],
      ];
    case "rested":
      return phase === "told" ? [{ ...state, at: { phase: "idle" } }, []] : stay;
    case "fault":
      return phase === "idle" || phase === "told" || phase === "pressed"
        ? stay
        : failed(state, event.fault, event.detail ?? null);
  }
}
