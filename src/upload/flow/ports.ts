import type { Cut } from "../core/cut";
import type { StartTimer } from "../../base/flow/startTimer";
import type { Stored, UploadOutcome, UploadRequest } from "./state";

/** What a request is made with. */
export interface UploadContext {
  readonly cut: Cut;
  /** In hexadecimal digits; empty until the file is hashed. */
  readonly md5: string;
  /** What is stored, for the request that delivers it. */
  readonly stored: Stored | null;
  /** Told of the bytes that have been read or sent so far. */
  readonly progress: (bytes: number) => void;
  /** Aborted when the answer is no longer wanted. */
  readonly signal: AbortSignal;
}

/** The world of one file's upload. */
export interface UploadPorts {
  /** Reads the file or asks the platform. It never rejects: faults are outcomes. */
  readonly perform: (request: UploadRequest, context: UploadContext) => Promise<UploadOutcome>;
  readonly timer: StartTimer;
  /** A number from 0 to 1 by chance. */
  readonly chance: () => number;
}
