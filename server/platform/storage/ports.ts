import type { Readable } from "node:stream";
import type { ByteRange } from "../byteRange";
import type { ChunkSource } from "./chunkSource";
import type { UploadKey } from "./cut";

/** Where the contents of files are kept for good. A key is the SHA-256 of its content, in hex. */
export interface Store {
  /** Takes a local file over as the content of its key: wholly or not at all. Harmless where the key is there already. */
  readonly put: (key: string, file: string) => Promise<void>;
  /** Null where the store has no such content. */
  readonly size: (key: string) => Promise<number | null>;
  /** The content or a part of it; null where the store has no such content. */
  readonly open: (key: string, range?: ByteRange) => Promise<Readable | null>;
  readonly remove: (key: string) => Promise<void>;
  /** Removes what is left of contents that were never taken over as a whole. */
  readonly sweep: () => Promise<void>;
}

/** How much of an upload is staged. */
export interface StagedUpload {
  readonly upload: UploadKey;
  readonly bytes: number;
}

/** Where the chunks of uploads wait until all of a file are there. All processes of a platform share it. */
export interface Staging {
  /** Takes a local file of the right length over as a chunk: wholly or not at all, in place of one that is there. */
  readonly put: (upload: UploadKey, chunk: number, file: string) => Promise<void>;
  /** Whether a chunk is there in its whole length. To ask for one that is there keeps the upload from lapsing. */
  readonly has: (upload: UploadKey, chunk: number) => Promise<boolean>;
  /** The chunks that are not there, in their order. */
  readonly missing: (upload: UploadKey) => Promise<readonly number[]>;
  /** The uploads of a file in so many chunks, however long these are. */
  readonly uploadsOf: (file: Omit<UploadKey, "eachSize">) => Promise<readonly UploadKey[]>;
  /** What a person has staged. */
  readonly stagedBy: (person: string) => Promise<readonly StagedUpload[]>;
  /** Where the thread that merges an upload reads its chunks. */
  readonly source: (upload: UploadKey) => ChunkSource;
  /** Removes all chunks of an upload at once. */
  readonly drop: (upload: UploadKey) => Promise<void>;
  readonly removeChunk: (upload: UploadKey, chunk: number) => Promise<void>;
  /** Removes the uploads that nothing has touched for a day. */
  readonly sweep: () => Promise<void>;
}

/** A file as it has come in, under a name that nothing else has. */
export interface Spooled {
  readonly path: string;
  readonly size: number;
  readonly crc32: number;
  /** The bytes it begins with. */
  readonly first: Uint8Array;
  /** Empty, both, unless they were asked for. */
  readonly md5: string;
  readonly sha256: string;
}

/** Where files lie as they come in or are put together, for as long as that takes. */
export interface Spool {
  /** Writes a stream to a file. Whatever makes it fail, nothing is left behind. */
  readonly take: (
    stream: Readable,
    how: { readonly most: number; readonly hashes: boolean },
  ) => Promise<Spooled>;
  /** The path of a new file, which is the caller's to make and to remove. */
  readonly newPath: () => Promise<string>;
  /** Removes a file; harmless where it has been taken over. */
  readonly remove: (path: string) => Promise<void>;
  /** Removes what a process that ended has left behind. */
  readonly sweep: () => Promise<void>;
}
