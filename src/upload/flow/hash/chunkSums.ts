import { createCRC32 } from "hash-wasm";

/** Takes a file's bytes in their order, and tells the CRC-32 of each of its chunks, as a decimal number. */
export interface ChunkSums {
  readonly update: (bytes: Uint8Array) => void;
  readonly end: () => readonly string[];
}

/** The checksums of chunks of so many bytes; null where the browser refuses WebAssembly. A file of no bytes is one chunk. */
export async function chunkSums(each: number, create = createCRC32): Promise<ChunkSums | null> {
  try {
    const hasher = (await create()).init();
    const sums: string[] = [];
    let filled = 0;
    const close = () => {
      sums.push(String(Number.parseInt(hasher.digest("hex"), 16)));
      hasher.init();
      filled = 0;
    };
    return {
      update: (bytes) => {
        for (let at = 0; at < bytes.length;) {
          const piece = bytes.subarray(at, at + each - filled);
          hasher.update(piece);
          filled += piece.length;
          at += piece.length;
          if (filled === each) close();
        }
      },
      end: () => {
        if (filled > 0 || sums.length === 0) close();
        return sums;
      },
    };
  } catch {
    return null;
  }
}
