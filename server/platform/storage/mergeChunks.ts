import { createHash } from "node:crypto";
import { closeSync, fsyncSync, openSync, rmSync, writeSync } from "node:fs";
import { Refusal } from "../envelope";
import { type ChunkReader, type ChunkSource, openChunks } from "./chunkSource";
import { type Cut, lengthOf } from "./cut";
import { FIRST_BYTES } from "./diskSpool";
import { isDiskFull } from "./fileRefusals";

/** Which chunks become which file. */
export interface MergeTask extends Cut {
  readonly source: ChunkSource;
  /** The file, which is not there yet. */
  readonly target: string;
}

/** The file's hashes and beginning, or why there is none: errors of our own do not cross from thread to thread. */
export type Merged =
  | {
      readonly kind: "merged";
      readonly md5: string;
      readonly sha256: string;
      readonly first: Uint8Array;
    }
  | { readonly kind: "missing"; readonly chunk: number }
  | { readonly kind: "diskFull" }
  | { readonly kind: "storeAway" };

function write(to: number, piece: Buffer): void {
  for (let at = 0; at < piece.length;) at += writeSync(to, piece, at);
}

async function merge(task: MergeTask, { read }: ChunkReader, to: number): Promise<Merged> {
  const [md5, sha256] = [createHash("md5"), createHash("sha256")];
  let first: Buffer | undefined;
  for (let chunk = 1; chunk <= task.chunks; chunk += 1) {
    const pieces = await read(chunk);
    if (pieces === null) return { kind: "missing", chunk };
    let length = 0;
    for await (const piece of pieces) {
      length += piece.length;
      first ??= Buffer.from(piece.subarray(0, FIRST_BYTES));
      md5.update(piece);
      sha256.update(piece);
      write(to, piece);
    }
    // A machine that lost its power may have kept a name without its bytes.
    if (length !== lengthOf(task, chunk)) return { kind: "missing", chunk };
  }
  fsyncSync(to);
  return {
    kind: "merged",
    md5: md5.digest("hex"),
    sha256: sha256.digest("hex"),
    first: first ?? Buffer.alloc(0),
  };
}

/** What a failure is told as. */
function kindOf(error: unknown): Merged {
  if (isDiskFull(error)) return { kind: "diskFull" };
  if (error instanceof Refusal) return { kind: "storeAway" };
  throw error;
}

/** Puts a file together from its chunks; runs in a thread of its own. Unless it answers `merged`, no file is left. */
export async function mergeChunks(task: MergeTask): Promise<Merged> {
  const to = openSync(task.target, "wx", 0o600);
  const reader = openChunks(task.source);
  let merged: Merged | undefined;
  try {
    merged = await merge(task, reader, to).catch(kindOf);
  } finally {
    closeSync(to);
    if (merged?.kind !== "merged") rmSync(task.target, { force: true });
    await reader.close();
  }
  return merged;
}
