import type { Cut } from "../core/cut";
import type { Text } from "../../base/core/wire/text";

/** What an upload asks of the file or of the platform; chunks are numbered from 1. */
export type UploadRequest =
  | { readonly kind: "hash" }
  | { readonly kind: "check" }
  | { readonly kind: "whole" }
  | { readonly kind: "ask"; readonly chunk: number }
  | { readonly kind: "send"; readonly chunk: number }
  | { readonly kind: "merge" }
  | { readonly kind: "digest" }
  /** Hands what is stored to the application that it is for. */
  | { readonly kind: "deliver" };

/** A file as the platform has stored it. */
export interface Stored {
  /** What the platform answered, for the caller: `true`, or what it knows of the file. */
  readonly answer: unknown;
  /** The SHA-256 of what is stored, in hexadecimal digits; null where the platform does not tell it. */
  readonly sha256: string | null;
}

/** Why a request did not give what it was for. */
export type UploadFault =
  /** No answer, an overloaded or broken platform, or an answer that cannot be read; `after` in milliseconds, where the platform says when. */
  | { readonly fault: "again"; readonly after: number | null }
  /** The session has ended, and the person has not signed in again. */
  | { readonly fault: "lapsed" }
  /** The platform will not have it. `missing` names chunks that it lacks. */
  | {
      readonly fault: "refused";
      readonly code: string;
      readonly text: Text;
      readonly missing: readonly number[];
    }
  /** The file cannot be read: it was changed, moved or removed. */
  | { readonly fault: "unreadable" };

/** What a request gave. */
export type UploadOutcome =
  | { readonly md5: string }
  | { readonly exists: Stored | null }
  | { readonly stored: Stored }
  | { readonly there: boolean }
  | { readonly sent: true }
  /** Null where the browser cannot work it out. */
  | { readonly sha256: string | null }
  /** The application's answer. */
  | { readonly delivered: unknown }
  | UploadFault;

/** The five errors of an upload, by what failed [UP-06]. */
export type UploadError = "checkerror" | "uploaderror" | "uploadunkerror" | "checkchunkerror" | "chunkmerge";

/** An upload that has ended in vain, until it is tried again. */
export interface UploadFailure {
  readonly error: UploadError;
  readonly reason: "refused" | "unreachable" | "unreadable" | "damaged";
  /** The platform's words, where it gave some. */
  readonly text: Text | null;
  /** Whether it fails however often it is tried: the file itself is not allowed. */
  readonly final?: boolean;
}

/** How far an upload has come. */
export type UploadPhase =
  | { readonly phase: "hashing" | "checking" | "sending" | "merging" | "aborted" }
  /** What the platform had already is compared with the file; `found` is what is to be used then. */
  | { readonly phase: "verifying"; readonly found: Stored }
  /** It is stored, and the application that it is for is told. */
  | { readonly phase: "delivering"; readonly stored: Stored }
  /** `delivered` is the application's answer; null where none is told. */
  | { readonly phase: "done"; readonly stored: Stored; readonly delivered: unknown }
  | { readonly phase: "failed"; readonly failure: UploadFailure };

/** The whole state of one file's upload. */
export interface UploadState {
  readonly at: UploadPhase;
  readonly cut: Cut;
  /** Most chunks that are sent at once. */
  readonly mostLanes: number;
  /** As many may be sent at once just now: one after a failure, one more after each success. */
  readonly lanes: number;
  readonly md5: string | null;
  /** Whether an application is told of the stored file. */
  readonly delivers: boolean;
  /** What is stored, once that is known to be the file. */
  readonly stored: Stored | null;
  /** Whether the hash is from an earlier run: the file may have changed since without a sign of it. */
  readonly recalled: boolean;
  /** Why nothing is done: the person's wish, or their session that has ended. */
  readonly paused: "person" | "session" | null;
  readonly offline: boolean;
  /** Nothing new is sent until the pause after a failure is over. */
  readonly resting: boolean;
  /** Requests in a row that ended without an answer. */
  readonly failures: number;
  /** Counts what makes answers obsolete: those of an earlier turn are ignored. */
  readonly turn: number;
  readonly inFlight: readonly UploadRequest[];
  /** The first chunk that was neither asked about nor sent. */
  readonly next: number;
  /** Earlier chunks of which it is not known whether the platform has them. */
  readonly again: readonly number[];
  /** Chunks that the platform lacks, to be sent. */
  readonly lacking: readonly number[];
  /** Bytes of the chunks that the platform has. */
  readonly arrived: number;
  /** Whether something is on the platform that this run has not put there itself, as far as it knows. */
  readonly unproven: boolean;
  /** Whether the platform's word is taken for what it has; where it proved wrong, all is sent. */
  readonly trusting: boolean;
  /** Chunks sent again, merges repaired, and files sent again as a whole. */
  readonly repairs: number;
}

/** What is known of an upload before it begins. */
export interface UploadStart {
  /** Most chunks that are sent at once. */
  readonly lanes?: number;
  /** Where an earlier run has worked it out. */
  readonly md5?: string | null;
  /** Where an earlier run has brought it so far. */
  readonly stored?: Stored | null;
  /** Whether an application is told of the stored file. */
  readonly delivers?: boolean;
}

/** Before the first request. */
export const beginningUpload = (
  cut: Cut,
  { lanes: mostLanes = 3, md5 = null, stored = null, delivers = false }: UploadStart = {},
): UploadState => ({
  at: stored && delivers ? { phase: "delivering", stored } : { phase: md5 === null ? "hashing" : "checking" },
  cut,
  mostLanes,
  lanes: mostLanes,
  md5,
  delivers,
  stored,
  recalled: md5 !== null,
  paused: null,
  offline: false,
  resting: false,
  failures: 0,
  turn: 0,
  inFlight: [],
  next: 1,
  again: [],
  lacking: [],
  arrived: 0,
  unproven: false,
  trusting: true,
  repairs: 0,
});

/** Whether nothing is left to be done, unless the person tries again. */
export const isOver = ({ at: { phase } }: Pick<UploadState, "at">): boolean =>
  phase === "done" || phase === "failed" || phase === "aborted";
