import type { Delivery } from "./core/kept";
import type { QueuedFile, QueueView } from "./flow/queue/UploadQueue";
import type { KeptFileUpload } from "../base/platform/database/stores";

/** A file that a person has chosen, and what reads it again later, where the browser gives that. */
export interface ChosenFile {
  readonly file: File;
  readonly handle?: FileSystemFileHandle | null;
}

/** Whom files are uploaded for. */
export interface UploadFor {
  /** The code of an application. */
  readonly app: string;
  readonly serverid: string;
  readonly deliver?: Delivery | null;
}

/** An upload with the file that it reads; null where that is stored already. */
export interface PageUpload extends QueuedFile {
  readonly kept: KeptFileUpload;
  readonly source: File | null;
}

/** What there is to see: the queue, and uploads of earlier that lack their file. */
export interface UploadsView extends QueueView<PageUpload> {
  readonly lost: readonly KeptFileUpload[];
}

/** What can be done to one upload, or without an id to all. */
export type UploadAct = "pause" | "resume" | "abort" | "retry" | "forget";
