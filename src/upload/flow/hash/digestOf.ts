import type { Hasher } from "./hashers";

/** Progress is told each so many bytes [UP-01]. */
export const SLICE = 2 << 20;

/** What is read of a file, as a `Blob` gives it. */
export interface Readable {
  stream(): ReadableStream<Uint8Array<ArrayBuffer>>;
}

/**
 * The digest of a file, read as a stream with one piece ahead, so that reading and hashing go on side by side and memory stays flat.
 * `progress` is told of each 2 MB. Rejects where the file cannot be read, and once the signal is aborted [UP-01].
 */
export async function digestOf(
  file: Readable,
  hasher: Hasher,
  progress: (bytes: number) => void,
  signal: AbortSignal,
): Promise<string> {
  const reader = file.stream().getReader();
  try {
    let read = 0;
    let told = 0;
    for (let coming = reader.read(); ;) {
      const { done, value } = await coming;
      signal.throwIfAborted();
      if (done) break;
      coming = reader.read();
      // What it rejects with is met above, one turn later.
      coming.catch(() => undefined);
      hasher.update(value);
      read += value.length;
      if (read - told < SLICE) continue;
      told = read - (read % SLICE);
      progress(told);
    }
    progress(read);
    return hasher.end();
  } catch (error) {
    // It may have ended by itself.
    await reader.cancel().catch(() => undefined);
    throw error;
  }
}
