import { createHash } from "node:crypto";
import { closeSync, fstatSync, fsyncSync, openSync, readSync, rmSync, writeSync } from "node:fs";
import path from "node:path";
import { codeOf } from "../../settings/fault";
import { type Cut, lengthOf } from "./cut";
import { FIRST_BYTES } from "./diskSpool";
import { isDiskFull } from "./fileRefusals";

/** Which chunks become which file. */
export interface MergeTask extends Cut {
  /** The folder with the chunks, each under its number. */
  readonly folder: string;
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
  | { readonly kind: "diskFull" };

/** What is read and written at once, bytes: the work takes no more memory, however long the file is. */
const PIECE = 1 << 20;

function openChunk(file: string): number | null {
  try {
    return openSync(file, "r");
  } catch (error) {
    if (codeOf(error) === "ENOENT") return null;
    throw error;
  }
}

/** Hands a file's pieces on; the memory of each is used again for the next. */
function readPieces(from: number, buffer: Buffer, take: (piece: Buffer) => void): void {
  for (;;) {
    const length = readSync(from, buffer, 0, buffer.length, null);
    if (length === 0) return;
    take(buffer.subarray(0, length));
  }
}

function write(to: number, piece: Buffer): void {
  for (let at = 0; at < piece.length;) at += writeSync(to, piece, at);
}

function merge(task: MergeTask, to: number): Merged {
  const [md5, sha256] = [createHash("md5"), createHash("sha256")];
  const buffer = Buffer.alloc(PIECE);
  let first: Buffer | undefined;
  for (let chunk = 1; chunk <= task.chunks; chunk += 1) {
    const from = openChunk(path.join(task.folder, String(chunk)));
    if (from === null) return { kind: "missing", chunk };
    try {
      // A machine that lost its power may have kept a name without its bytes.
      if (fstatSync(from).size !== lengthOf(task, chunk)) return { kind: "missing", chunk };
      readPieces(from, buffer, (piece) => {
        first ??= Buffer.from(piece.subarray(0, FIRST_BYTES));
        md5.update(piece);
        sha256.update(piece);
        write(to, piece);
      });
    } finally {
      closeSync(from);
    }
  }
  fsyncSync(to);
  return {
    kind: "merged",
    md5: md5.digest("hex"),
    sha256: sha256.digest("hex"),
    first: first ?? Buffer.alloc(0),
  };
}

/** Puts a file together from its chunks; runs in a thread of its own. Unless it answers `merged`, no file is left. */
export function mergeChunks(task: MergeTask): Promise<Merged> {
  const to = openSync(task.target, "wx", 0o600);
  let merged: Merged | undefined;
  try {
    merged = merge(task, to);
  } catch (error) {
    if (!isDiskFull(error)) throw error;
    merged = { kind: "diskFull" };
  } finally {
    closeSync(to);
    if (merged?.kind !== "merged") rmSync(task.target, { force: true });
  }
  return Promise.resolve(merged);
}
