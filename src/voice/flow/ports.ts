import type { VoiceToken } from "../core/recogniser";
import type { Text } from "../../base/core/wire/text";
import type { Clock, Visibility } from "../../base/platform/ports";
import type { VoiceFault } from "./step";

/** A microphone that records until it is stopped. */
export interface VoiceRecorder {
  /** How loud it is now, from 0 to 1. */
  readonly level: () => number;
  /** Ends it, and gives what was recorded: a WAV of 16 kHz and one channel. */
  readonly stop: () => Promise<Blob>;
  /** Ends it, and throws away what was recorded; once is enough, and after `stop` too. */
  readonly discard: () => void;
}

/** Something that failed. */
export interface VoiceFailure {
  readonly fault: VoiceFault;
  readonly detail?: Text | null;
}

/** The world of spoken commands. None of these may reject; a signal that is aborted says that the answer is not wanted any more. */
export interface VoicePorts {
  readonly token: (signal: AbortSignal) => Promise<VoiceToken | VoiceFailure>;
  /** Opens the microphone and records; `lost` is called if it is pulled out. */
  readonly record: (lost: () => void) => Promise<VoiceRecorder | VoiceFailure>;
  /** The sentence of a recording, empty where there is none in it. */
  readonly recognise: (
    sound: Blob,
    token: VoiceToken,
    signal: AbortSignal,
  ) => Promise<{ readonly sentence: string } | VoiceFailure>;
  /** The address that a sentence means; null where nobody has taught us. */
  readonly find: (
    sentence: string,
    signal: AbortSignal,
  ) => Promise<{ readonly address: string | null } | VoiceFailure>;
  /** Whether an address may be gone to. */
  readonly allows: (address: string) => boolean;
  readonly jump: (address: string) => void;
  readonly clock: Clock;
  readonly visibility: Visibility;
}
