import { createCRC32, createMD5, createSHA256, type IHasher } from "hash-wasm";
import type SparkMD5 from "spark-md5";

/** What is worked out of a file's bytes; `crc32` as a decimal number, the others in hexadecimal digits. */
export type Digest = "md5" | "sha256" | "crc32";

/** Takes bytes in their order, and tells the digest of all of them in the end. */
export interface Hasher {
  readonly update: (bytes: Uint8Array<ArrayBuffer>) => void;
  readonly end: () => string;
}

const MAKERS: Readonly<Record<Digest, () => Promise<IHasher>>> = {
  md5: () => createMD5(),
  sha256: () => createSHA256(),
  crc32: () => createCRC32(),
};

/** The digest in the words of the wire. */
const worded = (digest: Digest, hex: string): string =>
  digest === "crc32" ? String(Number.parseInt(hex, 16)) : hex;

/** A hasher that is WebAssembly, several times as fast as JavaScript; rejects where the browser refuses that. */
export async function wasmHasher(digest: Digest): Promise<Hasher> {
  const hasher = (await MAKERS[digest]()).init();
  return {
    update: (bytes) => void hasher.update(bytes),
    end: () => worded(digest, hasher.digest("hex")),
  };
}

const sparkHasher = (spark: SparkMD5.ArrayBuffer): Hasher => ({
  // It reads whole buffers, and a stream's bytes may be a part of one.
  update: (bytes) => void spark.append(bytes.slice().buffer),
  end: () => spark.end(),
});

/** MD5 in plain JavaScript, fetched only where WebAssembly is refused. */
export async function plainHasher(): Promise<Hasher> {
  const { default: Spark } = await import(/* webpackChunkName: "spark-md5" */ "spark-md5");
  return sparkHasher(new Spark.ArrayBuffer());
}

/**
 * The fastest hasher that the browser lets run; null where there is none. Without WebAssembly there is no SHA-256 of a stream, and
 * the checksum of a chunk is not worth a second reading: platforms do without both.
 */
export async function hasherFor(digest: Digest, wasm = wasmHasher): Promise<Hasher | null> {
  try {
    return await wasm(digest);
  } catch {
    return digest === "md5" ? plainHasher() : null;
  }
}
