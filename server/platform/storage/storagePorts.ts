import path from "node:path";
import type { FileSettings } from "../../settings/options";
import { createHeavyWork } from "../work/heavyWork";
import { createBucket } from "./bucket";
import { createDiskSpool } from "./diskSpool";
import { createDiskStaging } from "./diskStaging";
import { createDiskStore } from "./diskStore";
import type { Spool, Staging, Store } from "./ports";
import { createS3Staging } from "./s3Staging";
import { createS3Store } from "./s3Store";

/** How long large contents take on their way to a bucket, and how many wait. */
const SENDING = {
  running: 1,
  waiting: 24,
  perLane: 24,
  waitMs: 60 * 60_000,
  runMs: 60 * 60_000,
  retryAfter: 10,
  memoryMb: 128,
} as const;

/** Where a storage keeps what it has. */
export interface StoragePorts {
  readonly store: Store;
  readonly staging: Staging;
  readonly spool: Spool;
}

/** The ports that a deployment has chosen, and how to close them. What comes in lies on the process's own disk first, always. */
export function openPorts(
  { folder, bucket: settings }: Pick<FileSettings, "folder" | "bucket">,
  now: () => number,
): { readonly ports: StoragePorts; readonly close: () => Promise<void> } {
  const spool = createDiskSpool(path.join(folder, "spool"), now);
  if (settings === null)
    return {
      ports: {
        store: createDiskStore(path.join(folder, "files")),
        staging: createDiskStaging(path.join(folder, "staging"), now),
        spool,
      },
      close: () => Promise.resolve(),
    };
  const bucket = createBucket(settings);
  const thread = createHeavyWork(SENDING);
  const store = createS3Store(bucket, settings, thread, now);
  return {
    ports: { store, staging: createS3Staging(bucket, settings, now), spool },
    close: async () => {
      await thread.close();
      await bucket.close();
    },
  };
}
