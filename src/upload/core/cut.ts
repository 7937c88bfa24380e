/** Bytes of a chunk where nothing is known of the line [UP-02]. */
export const USUAL_CHUNK = 2 << 20;
/** The sizes of a chunk, from the slowest line to the fastest; the largest leaves room for a form's other fields in 8 MiB. */
const CHUNKS = [256 << 10, 512 << 10, 1 << 20, USUAL_CHUNK, 4 << 20, 6 << 20] as const;
/** As many seconds of work may be lost with a chunk whose sending breaks off. */
const SECONDS_AT_RISK = 2;

/** How a file is cut into chunks of `eachSize` bytes, the last of which may be shorter. */
export interface Cut {
  readonly size: number;
  readonly eachSize: number;
}

/** The size of a chunk for a line, by what it has carried last, in bytes a second; null where that is not known. */
export function chunkSizeFor(bytesPerSecond: number | null): number {
  if (bytesPerSecond === null) return USUAL_CHUNK;
  const affordable = bytesPerSecond * SECONDS_AT_RISK;
  return CHUNKS.filter((size) => size <= affordable).at(-1) ?? CHUNKS[0];
}

/** Whether a file goes in one request; one of no bytes does too [UP-02]. */
export const goesWhole = ({ size, eachSize }: Cut): boolean => size <= eachSize;

/** How many chunks there are; a file that goes in one request is one. */
export const chunkCount = ({ size, eachSize }: Cut): number => Math.max(1, Math.ceil(size / eachSize));

/** Where a chunk lies in its file, by its number from 1; `end` is the first byte behind it. */
export function chunkAt(
  { size, eachSize }: Cut,
  chunk: number,
): { readonly start: number; readonly end: number } {
  const start = (chunk - 1) * eachSize;
  return { start, end: Math.min(size, start + eachSize) };
}

/** The bytes of a chunk. */
export function chunkLength(cut: Cut, chunk: number): number {
  const { start, end } = chunkAt(cut, chunk);
  return end - start;
}
