import path from "node:path";
import type { FileSettings } from "../../settings/options";
import { createBucket } from "./bucket";
import { createDiskSpool } from "./diskSpool";
import { createDiskStaging } from "./diskStaging";
import { createDiskStore } from "./diskStore";
import type { Spool, Staging, Store } from "./ports";
import { createS3Staging } from "./s3Staging";
import { createS3Store } from "./s3Store";

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
  return {
    ports: { store: createS3Store(bucket, now), staging: createS3Staging(bucket, settings, now), spool },
    close: bucket.close,
  };
}
