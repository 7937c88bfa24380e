import type { BucketSettings } from "../../settings/bucketSettings";
import { Refusal } from "../envelope";
import { createBucket } from "./bucket";

/** Which file becomes which object of a bucket. */
export interface StoreTask {
  readonly settings: BucketSettings;
  readonly key: string;
  readonly file: string;
  readonly size: number;
}

/**
 * Sends a large file to a bucket; runs in a thread of its own, as the hash of each part is made here. Answers whether the store
 * has taken it: errors of our own do not cross from thread to thread.
 */
export async function storeContent({ settings, key, file, size }: StoreTask): Promise<boolean> {
  const bucket = createBucket(settings);
  try {
    await bucket.upload(key, file, size);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  } finally {
    await bucket.close();
  }
}
