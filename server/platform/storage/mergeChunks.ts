import { createHash } from "node:crypto";
import { closeSync, existsSync, fsyncSync, openSync, rmSync, writeSync } from "node:fs";
import { Refusal } from "../envelope";
import { type ChunkReader, type ChunkSource, openChunks } from "./chunkSource";
import { type Cut, lengthOf } from "./cut";
import { FIRST_BYTES } from "./diskSpool";
import { isDiskFull } from "./fileRefusals";

/** Which chunks become which file. */
export interface MergeTask extends Cut {
  readonly source: ChunkSource;
  /** The file, which nothing else writes. */
  readonly target: string;
}

/** Some chunks of a file that are there already, while others still come in. */
export interface AheadTask extends MergeTask {
  readonly from: number;
  readonly upTo: number;
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

/** A file that is put together. It is hashed as it is written, so that the hashes are those of what it holds. */
class Assembly {
  next = 1;
  readonly #file: number;
  readonly #md5 = createHash("md5");
  readonly #sha256 = createHash("sha256");
  #first: Buffer | undefined;

  constructor(readonly target: string) {
    // A thread that ended may have left a part of it.
    this.#file = openSync(target, "w", 0o600);
  }

  /** Appends the next chunk; false where it is not there in its whole length. */
  async take(task: MergeTask, { read }: ChunkReader): Promise<boolean> {
    const pieces = await read(this.next);
    if (pieces === null) return false;
    let length = 0;
    for await (const piece of pieces) {
      length += piece.length;
      this.#first ??= Buffer.from(piece.subarray(0, FIRST_BYTES));
      this.#md5.update(piece);
      this.#sha256.update(piece);
      write(this.#file, piece);
    }
    // A machine that lost its power may have kept a name without its bytes.
    if (length !== lengthOf(task, this.next)) return false;
    this.next += 1;
    return true;
  }

  /** Has it written down, and tells what it is. */
  finish(): Merged {
    fsyncSync(this.#file);
    return {
      kind: "merged",
      md5: this.#md5.digest("hex"),
      sha256: this.#sha256.digest("hex"),
      first: this.#first ?? Buffer.alloc(0),
    };
  }

  /** Ends the work; the file stays only where it is kept. */
  close(kept: boolean): void {
    closeSync(this.#file);
    if (!kept) rmSync(this.target, { force: true });
  }
}

/** Files of which more chunks are to come, by their targets. They are this thread's, and go with it. */
const begun = new Map<string, Assembly>();

function forget(target: string): void {
  begun.get(target)?.close(false);
  begun.delete(target);
}

/** Closes what was removed meanwhile: its space on the disk is free only then. */
function forgetRemoved(): void {
  for (const target of begun.keys()) if (!existsSync(target)) forget(target);
}

/** What a failure is told as. */
function kindOf(error: unknown): Merged {
  if (isDiskFull(error)) return { kind: "diskFull" };
  if (error instanceof Refusal) return { kind: "storeAway" };
  throw error;
}

/**
 * Appends chunks of an upload that still goes on, so that little is left to do at its end. Answers whether that is done: where it is not,
 * nothing is left of the file, and `mergeChunks` begins with the first chunk.
 */
export async function mergeAhead(task: AheadTask): Promise<boolean> {
  const { target, from, upTo } = task;
  forgetRemoved();
  if (from === 1) {
    forget(target);
    begun.set(target, new Assembly(target));
  }
  const assembly = begun.get(target);
  if (assembly?.next !== from) return false;
  const reader = openChunks(task.source);
  let isDone = false;
  try {
    while (assembly.next <= upTo && (await assembly.take(task, reader)));
    isDone = assembly.next > upTo;
  } catch (error) {
    // The merge tells of it.
    kindOf(error);
  } finally {
    if (!isDone) forget(target);
    await reader.close();
  }
  return isDone;
}

/** Gives up what has been put together of an upload. */
export function forgetAhead(target: string): Promise<void> {
  forget(target);
  return Promise.resolve();
}

/** Puts a file together from its chunks; runs in a thread of its own. Unless it answers `merged`, no file is left. */
export async function mergeChunks(task: MergeTask): Promise<Merged> {
  forgetRemoved();
  const assembly = begun.get(task.target) ?? new Assembly(task.target);
  begun.delete(task.target);
  const reader = openChunks(task.source);
  let merged: Merged | undefined;
  try {
    while (assembly.next <= task.chunks && (await assembly.take(task, reader)));
    merged = assembly.next > task.chunks ? assembly.finish() : { kind: "missing", chunk: assembly.next };
  } catch (error) {
    merged = kindOf(error);
  } finally {
    assembly.close(merged?.kind === "merged");
    await reader.close();
  }
  return merged;
}
