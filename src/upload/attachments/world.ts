import type { OfferedPage } from "../../base/core/file/offeredFiles";
import type { Text } from "../../base/core/wire/text";

/** An upload, as far as the field looks at it. Sizes are bytes. */
export interface AttachmentUpload {
  readonly id: string;
  readonly size: number;
  readonly sent: number;
  readonly phase: "waiting" | "hashing" | "sending" | "finishing" | "done" | "failed" | "aborted" | "lost";
  readonly paused: boolean;
  /** What the platform has stored, once it is done. */
  readonly stored: unknown;
  readonly failure: { readonly text: Text | null; readonly final?: boolean } | null;
}

/** What is asked of an application that offers files. */
export interface OfferedPlace {
  /** Null is the top. */
  readonly folder: string | null;
  /** Empty = all that is in the folder. */
  readonly keyword: string;
  /** From 1. */
  readonly page: number;
}

/** A page of offered files, or why there is none. `gone` says that the application does not offer any here. */
type OfferedAnswer =
  | { readonly page: OfferedPage; readonly isLast: boolean }
  | { readonly text: Text | null; readonly gone: boolean };

/** An application that offers the person's files. */
export interface AttachmentSource {
  readonly code: string;
  readonly name: Text;
  readonly ask: (place: OfferedPlace) => Promise<OfferedAnswer>;
}

/** Where the files of a field come from, and what becomes of those that are not saved. */
export interface AttachmentsWorld {
  readonly uploads: {
    readonly add: (
      files: readonly { readonly file: File; readonly handle?: FileSystemFileHandle | null }[],
    ) => Promise<readonly string[]>;
    readonly list: {
      readonly get: () => readonly AttachmentUpload[];
      readonly subscribe: (listener: () => void) => () => void;
    };
    readonly abort: (id: string) => void;
    readonly retry: (id: string) => void;
    readonly forget: (id: string) => void;
  };
  /** Extensions that no upload may have, where the site has a list of its own. */
  readonly rejected?: ReadonlySet<string>;
  readonly sources: readonly AttachmentSource[];
  /** Gives up a stored file of the person's, unless an application needs it. */
  readonly release: (file: string) => void;
}
