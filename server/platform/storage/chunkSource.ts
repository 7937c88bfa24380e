import { closeSync, openSync, readSync } from "node:fs";
import path from "node:path";
import type { Readable } from "node:stream";
import type { BucketSettings } from "../../settings/bucketSettings";
import { codeOf } from "../../settings/fault";
import { createBucket } from "./bucket";
import { fileRefusals } from "./fileRefusals";

/** Where the chunks of an upload lie, each under its number, in words that cross from thread to thread. */
export type ChunkSource =
  | { readonly kind: "folder"; readonly folder: string }
  | {
      readonly kind: "bucket";
      readonly settings: BucketSettings;
      readonly prefix: string;
      readonly chunks: number;
    };

/** The pieces of a chunk. The memory of each may be used again for the next. */
type Pieces = Iterable<Buffer> | AsyncIterable<Buffer>;

/** Reads chunks, one after the other. */
export interface ChunkReader {
  /** Null where there is no such chunk. */
  readonly read: (chunk: number) => Promise<Pieces | null>;
  readonly close: () => Promise<void>;
}

/** What is read at once, bytes. */
const PIECE = 1 << 20;

/** So many chunks of a bucket are asked for before they are read, as each answer takes its time. */
const AHEAD = 4;

function readFolder(folder: string): ChunkReader {
  const buffer = Buffer.alloc(PIECE);
  const open = (chunk: number): number | null => {
    try {
      return openSync(path.join(folder, String(chunk)), "r");
    } catch (error) {
      if (codeOf(error) === "ENOENT") return null;
      throw error;
    }
  };
  function* piecesOf(file: number): Generator<Buffer> {
    try {
      for (;;) {
        const length = readSync(file, buffer, 0, buffer.length, null);
        if (length === 0) return;
        yield buffer.subarray(0, length);
      }
    } finally {
      closeSync(file);
    }
  }
  return {
    read: (chunk) => {
      const file = open(chunk);
      return Promise.resolve(file === null ? null : piecesOf(file));
    },
    close: () => Promise.resolve(),
  };
}

/** The pieces of a stream; one that breaks off is a store that is away. */
async function* wholly(stream: Readable): AsyncGenerator<Buffer> {
  try {
    for await (const piece of stream) yield piece as Buffer;
  } catch {
    throw fileRefusals.storeAway();
  }
}

function readBucket(settings: BucketSettings, prefix: string, chunks: number): ChunkReader {
  const bucket = createBucket(settings);
  const asked = new Map<number, Promise<Readable | null>>();
  const ask = (chunk: number): void => {
    const answer = bucket.get(prefix + String(chunk));
    // It may fail before it is its turn.
    answer.catch(() => undefined);
    asked.set(chunk, answer);
  };
  return {
    read: async (chunk) => {
      for (let next = chunk; next < Math.min(chunk + AHEAD, chunks + 1); next += 1)
        if (!asked.has(next)) ask(next);
      const stream = await asked.get(chunk);
      asked.delete(chunk);
      return stream ? wholly(stream) : null;
    },
    close: async () => {
      for (const answer of asked.values()) (await answer.catch(() => null))?.destroy();
      await bucket.close();
    },
  };
}

/** Opens the chunks of an upload. */
export const openChunks = (source: ChunkSource): ChunkReader =>
  source.kind === "folder"
    ? readFolder(source.folder)
    : readBucket(source.settings, source.prefix, source.chunks);
