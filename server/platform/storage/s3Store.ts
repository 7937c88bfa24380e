import { rm, stat } from "node:fs/promises";
import path from "node:path";
import type { BucketSettings } from "../../settings/bucketSettings";
import { type HeavyWork, jobOf } from "../work/heavyWork";
import type { Bucket } from "./bucket";
import { contentPath } from "./contentPath";
import { fileRefusals } from "./fileRefusals";
import type { Store } from "./ports";
import type { storeContent } from "./storeContent";

const ROOT = "files/";

/** A content that was begun so long ago and is not there was sent by a process that ended, milliseconds. */
const LEFT_MS = 24 * 3_600_000;

const STORE = jobOf<typeof storeContent>(path.join(__dirname, "storeContent.ts"), "storeContent");

/** A content from this size on is sent by another thread, bytes. */
const LARGE = 8 << 20;

/** Contents as objects of a bucket, as `files/ab/cd/abcd…`. `thread` sends the large ones. */
export function createS3Store(
  bucket: Bucket,
  settings: BucketSettings,
  thread: Pick<HeavyWork, "run">,
  now: () => number,
): Store {
  const keyOf = (key: string): string => ROOT + contentPath(key);
  const send = async (key: string, file: string, size: number): Promise<void> => {
    if (size < LARGE) await bucket.upload(key, file, size);
    else if (!(await thread.run(STORE, { settings, key, file, size }, { path: [ROOT] })))
      throw fileRefusals.storeAway();
  };
  return {
    put: async (key, file) => {
      const { size } = await stat(file);
      if ((await bucket.size(keyOf(key))) !== size) {
        await send(keyOf(key), file, size);
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
