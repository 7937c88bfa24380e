import { readFile, rm } from "node:fs/promises";
import type { BucketSettings } from "../../settings/bucketSettings";
import { WorkQueue } from "../work/workQueue";
import type { Bucket, ListedObject } from "./bucket";
import { lengthOf, type UploadKey } from "./cut";
import type { StagedUpload, Staging } from "./ports";
import { chunkOf, missingOf, personName, STAGED_MS, uploadName, uploadOf } from "./uploadName";

const ROOT = "staging/";

/** The object that says since when the chunks before it are no chunks any more. */
const ENDED = "ended";

/** How objects begin that say when an upload was used, by the platform's clock. */
const USED = "used-";

/** As often a process says that an upload is used, milliseconds. */
const USED_MS = 3_600_000;

/** How many chunks are sent to the bucket at once, as each lies in memory meanwhile. */
const PUTS = { running: 16, waiting: 500, waitMs: 60_000, runMs: 10 * 60_000, retryAfter: 5 } as const;

/** The objects of one upload. */
class Listed {
  readonly objects: ListedObject[] = [];
  /** By the bucket's clock; chunks from before that are gone. */
  endedAt = -Infinity;
  /** The last use that is known. */
  usedAt = 0;

  constructor(readonly prefix: string) {}

  add(object: ListedObject): void {
    const name = object.key.slice(this.prefix.length);
    this.objects.push(object);
    if (name === ENDED) this.endedAt = object.at;
    const used = name.startsWith(USED) ? Number(name.slice(USED.length)) : object.at;
    this.usedAt = Math.max(this.usedAt, used || 0);
  }

  /** How long each chunk is that is there. */
  chunksOf(upload: UploadKey): ReadonlyMap<number, number> {
    const chunks = new Map<number, number>();
    for (const { key, size, at } of this.objects) {
      const chunk = chunkOf(upload, key.slice(this.prefix.length));
      if (chunk !== null && at > this.endedAt) chunks.set(chunk, size);
    }
    return chunks;
  }
}

const prefixOfPerson = (person: string) => `${ROOT}${personName(person)}/`;
const prefixOf = (upload: UploadKey) => `${prefixOfPerson(upload.person)}${uploadName(upload)}/`;
const keyOf = (upload: UploadKey, chunk: number) => prefixOf(upload) + String(chunk);

/** The uploads among the objects whose keys begin so. */
async function* listed(bucket: Pick<Bucket, "list">, prefix: string): AsyncGenerator<Listed> {
  let upload = new Listed("");
  for await (const object of bucket.list(prefix)) {
    const its = object.key.slice(0, object.key.lastIndexOf("/") + 1);
    if (upload.prefix !== its) {
      if (upload.objects.length > 0) yield upload;
      upload = new Listed(its);
    }
    upload.add(object);
  }
  if (upload.objects.length > 0) yield upload;
}

async function listedOf(bucket: Pick<Bucket, "list">, upload: UploadKey): Promise<Listed> {
  const prefix = prefixOf(upload);
  for await (const found of listed(bucket, prefix)) return found;
  return new Listed(prefix);
}

/** Removes the chunks of an upload that was ended, and then the object that says so. */
async function removeEnded(bucket: Pick<Bucket, "remove">, { objects, endedAt, prefix }: Listed) {
  const gone = objects.filter(({ at }) => at <= endedAt).map(({ key }) => key);
  await bucket.remove(gone.filter((key) => key !== prefix + ENDED));
  await bucket.remove([prefix + ENDED]);
}

/**
 * Chunks as objects of a bucket, as `staging/{person}/{md5}-{size}-{eachSize}-{chunks}/{number}`. A bucket removes no folder at once:
 * an object beside the chunks says that those before it are gone, until they are.
 */
export function createS3Staging(bucket: Bucket, settings: BucketSettings, now: () => number): Staging {
  const puts = new WorkQueue(PUTS);
  /** When this process said last that an upload is used, by its prefix. */
  const said = new Map<string, number>();

  const touch = async (upload: UploadKey): Promise<void> => {
    const prefix = prefixOf(upload);
    const at = now();
    if (at - (said.get(prefix) ?? -Infinity) < USED_MS) return;
    await bucket.put(`${prefix}${USED}${at}`, new Uint8Array());
    said.set(prefix, at);
  };

  return {
    put: async (upload, chunk, file) => {
      const body = async () => bucket.put(keyOf(upload, chunk), await readFile(file));
      await puts.run([upload.person], body);
      await touch(upload);
      await rm(file, { force: true });
    },
    has: async (upload, chunk) => {
      if ((await bucket.size(keyOf(upload, chunk))) !== lengthOf(upload, chunk)) return false;
      await touch(upload);
      return true;
    },
    missing: async (upload) => {
      const chunks = (await listedOf(bucket, upload)).chunksOf(upload);
      return missingOf(upload, { has: (chunk) => chunks.get(chunk) === lengthOf(upload, chunk) });
    },
    uploadsOf: async ({ person, md5, size, chunks }) =>
      (await bucket.folders(prefixOfPerson(person)))
        .flatMap((name) => uploadOf(person, name) ?? [])
        .filter((upload) => upload.md5 === md5 && upload.size === size && upload.chunks === chunks),
    stagedBy: async (person) => {
      const root = prefixOfPerson(person);
      const staged: StagedUpload[] = [];
      for await (const found of listed(bucket, root)) {
        const upload = uploadOf(person, found.prefix.slice(root.length, -1));
        const sizes = upload ? [...found.chunksOf(upload).values()] : [];
        if (upload && sizes.length > 0)
          staged.push({ upload, bytes: sizes.reduce((sum, size) => sum + size, 0) });
      }
      return staged;
    },
    source: (upload) => ({ kind: "bucket", settings, prefix: prefixOf(upload), chunks: upload.chunks }),
    drop: async (upload) => {
      const prefix = prefixOf(upload);
      await bucket.put(prefix + ENDED, new Uint8Array());
      said.delete(prefix);
      await removeEnded(bucket, await listedOf(bucket, upload));
    },
    removeChunk: (upload, chunk) => bucket.remove([keyOf(upload, chunk)]),
    sweep: async () => {
      for (const [prefix, at] of said) if (now() - at >= USED_MS) said.delete(prefix);
      for await (const found of listed(bucket, ROOT))
        if (now() - found.usedAt >= STAGED_MS + USED_MS)
          await bucket.remove(found.objects.map(({ key }) => key));
        else if (found.endedAt > -Infinity) await removeEnded(bucket, found);
    },
  };
}
