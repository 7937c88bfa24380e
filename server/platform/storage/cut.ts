import { fileRefusals } from "./fileRefusals";

/** How a file is cut: all chunks are `eachSize` long but the last. Chunks count from 1. */
export interface Cut {
  readonly size: number;
  readonly eachSize: number;
  readonly chunks: number;
}

/** One person's upload of one file, cut in one way. Whatever differs is another upload. */
export interface UploadKey extends Cut {
  readonly person: string;
  readonly md5: string;
}

/** What a chunk may hold where there are several, bytes. */
const LEAST = 64 << 10;
const MOST = 64 << 20;

/** Refuses a cut whose figures do not fit each other. */
export function checkCut({ size, eachSize, chunks }: Cut): void {
  const isBounded = chunks === 1 || (eachSize >= LEAST && eachSize <= MOST);
  if (!isBounded || chunks !== Math.max(1, Math.ceil(size / eachSize))) throw fileRefusals.badCut();
}

/** How long a chunk is; refuses one that the file does not have. */
export function lengthOf({ size, eachSize, chunks }: Cut, chunk: number): number {
  if (chunk < 1 || chunk > chunks) throw fileRefusals.badCut();
  return chunk < chunks ? eachSize : size - eachSize * (chunks - 1);
}
