import { rm, stat } from "node:fs/promises";
import type { Bucket } from "./bucket";
import { contentPath } from "./contentPath";
import { fileRefusals } from "./fileRefusals";
import type { Store } from "./ports";

const ROOT = "files/";

/** A content that was begun so long ago and is not there was sent by a process that ended, milliseconds. */
const LEFT_MS = 24 * 3_600_000;

/** Contents as objects of a bucket, as `files/ab/cd/abcd…`. */
export function createS3Store(bucket: Bucket, now: () => number): Store {
  const keyOf = (key: string): string => ROOT + contentPath(key);
  return {
    put: async (key, file) => {
      const { size } = await stat(file);
      if ((await bucket.size(keyOf(key))) !== size) {
        await bucket.upload(keyOf(key), file, size);
        if ((await bucket.size(keyOf(key))) !== size) throw fileRefusals.storeAway();
      }
      await rm(file, { force: true });
    },
    size: (key) => bucket.size(keyOf(key)),
    open: (key, range) => bucket.get(keyOf(key), range),
    remove: (key) => bucket.remove([keyOf(key)]),
    sweep: () => bucket.endUploads(ROOT, now() - LEFT_MS),
  };
}
