import { chunkCount, chunkLength, type Cut as FileCut } from "../../../src/upload/core/cut";
import { fileRefusals } from "./fileRefusals";

/** How a call says that a file is cut. Chunks count from 1. */
export interface Cut extends FileCut {
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
export function checkCut(cut: Cut): void {
  const { eachSize, chunks } = cut;
  const isBounded = chunks === 1 || (eachSize >= LEAST && eachSize <= MOST);
  if (!isBounded || chunks !== chunkCount(cut)) throw fileRefusals.badCut();
}

/** How long a chunk is; refuses one that the file does not have. */
export function lengthOf(cut: Cut, chunk: number): number {
  if (chunk < 1 || chunk > cut.chunks) throw fileRefusals.badCut();
  return chunkLength(cut, chunk);
}
