import type { ListMultipartUploadsCommandOutput, ListObjectsV2CommandOutput } from "@aws-sdk/client-s3";
import { createReadStream } from "node:fs";
import { Readable } from "node:stream";
import type { BucketSettings } from "../../settings/bucketSettings";
import { oneLine, StartFault } from "../../settings/fault";
import type { ByteRange } from "../byteRange";
import { type Connection, connectionTo, nameOf, orNull } from "./bucketConnection";

/** An object as a list of the bucket has it; `at` is when it was stored, by the bucket's clock. */
export interface ListedObject {
  readonly key: string;
  readonly size: number;
  readonly at: number;
}

/** A request that sends nothing large waits no longer for its answer. */
const SOON = { requestTimeout: 10_000 } as const;

/** A part of a large content, bytes, and how many of them are sent at once. A content has at most 10,000 parts. */
const PART = 8 << 20;
const PARTS_AT_ONCE = 3;
const MOST_PARTS = 10_000;

/** As many objects go with one request. */
const REMOVED_AT_ONCE = 1000;

/** A bucket by its name, and how it is asked. */
interface Named {
  readonly Bucket: string;
  readonly ask: Connection["ask"];
}

/** The pages of the list of what begins so; with a delimiter, of the folders there. */
async function* pages(
  { Bucket, ask }: Named,
  Prefix: string,
  Delimiter?: "/",
): AsyncGenerator<ListObjectsV2CommandOutput> {
  let ContinuationToken: string | undefined;
  do {
    const asked = { Bucket, Prefix, Delimiter, ContinuationToken };
    const page = await ask((client, s3) => client.send(new s3.ListObjectsV2Command(asked), SOON));
    yield page;
    ContinuationToken = page.IsTruncated ? page.NextContinuationToken : undefined;
  } while (ContinuationToken !== undefined);
}

/** The pages of the list of uploads in parts that go on. */
async function* uploadPages(
  { Bucket, ask }: Named,
  Prefix: string,
): AsyncGenerator<ListMultipartUploadsCommandOutput> {
  let markers: { KeyMarker?: string | undefined; UploadIdMarker?: string | undefined } | null = {};
  while (markers) {
    const asked = { Bucket, Prefix, ...markers };
    const page: ListMultipartUploadsCommandOutput = await ask((client, s3) =>
      client.send(new s3.ListMultipartUploadsCommand(asked), SOON),
    );
    yield page;
    const { IsTruncated, NextKeyMarker: KeyMarker, NextUploadIdMarker: UploadIdMarker } = page;
    markers = IsTruncated ? { KeyMarker, UploadIdMarker } : null;
  }
}

/** Removes objects; harmless where they are not there. */
async function removeObjects({ Bucket, ask }: Named, keys: readonly string[]): Promise<void> {
  for (let start = 0; start < keys.length; start += REMOVED_AT_ONCE)
    await ask(async (client, s3) => {
      const Objects = keys.slice(start, start + REMOVED_AT_ONCE).map((Key) => ({ Key }));
      const { Errors = [] } = await client.send(
        new s3.DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }),
        SOON,
      );
      if (Errors.length > 0) throw new Error(`${Errors[0]?.Key}: ${Errors[0]?.Message}`);
    });
}

/**
 * A bucket of an S3 store, in what the storage asks of it. Whatever the store does not do is a refusal that says when to try
 * again; why is written to the log.
 */
export function createBucket(settings: BucketSettings, log: (line: string) => void = console.error) {
  const { name: Bucket } = settings;
  const { open, ask, close } = connectionTo(settings, log);
  const named: Named = { Bucket, ask };

  return {
    /** The objects whose keys begin so, in the order of their keys. */
    list: async function* (prefix: string): AsyncGenerator<ListedObject> {
      for await (const { Contents = [] } of pages(named, prefix))
        for (const { Key, Size = 0, LastModified } of Contents)
          if (Key !== undefined) yield { key: Key, size: Size, at: LastModified?.getTime() ?? 0 };
    },
    /** The names of the folders in a folder, which ends with a slash. */
    folders: async (folder: string): Promise<readonly string[]> => {
      const names: string[] = [];
      for await (const { CommonPrefixes = [] } of pages(named, folder, "/"))
        for (const { Prefix = "" } of CommonPrefixes) names.push(Prefix.slice(folder.length, -1));
      return names;
    },
    /** Whether the bucket is there and lets us in; throws what the store says. */
    probe: async (): Promise<void> => {
      const { client, s3 } = await open();
      await client.send(new s3.ListObjectsV2Command({ Bucket, MaxKeys: 1 }), SOON);
    },
    /** How long an object is; null where there is none. */
    size: (Key: string): Promise<number | null> =>
      orNull(
        ask(async (client, s3) => {
          const { ContentLength } = await client.send(new s3.HeadObjectCommand({ Bucket, Key }), SOON);
          return ContentLength ?? null;
        }),
      ),
    /** An object or a part of it; null where there is none. */
    get: (Key: string, range?: ByteRange): Promise<Readable | null> =>
      orNull(
        ask(async (client, s3) => {
          const Range = range && `bytes=${range.start}-${range.end}`;
          const { Body } = await client.send(new s3.GetObjectCommand({ Bucket, Key, Range }), SOON);
          if (Body instanceof Readable) return Body;
          throw new Error("An object without a body");
        }),
      ),
    /** Stores a small object. */
    put: (Key: string, Body: Uint8Array): Promise<void> =>
      ask(async (client, s3) => {
        await client.send(new s3.PutObjectCommand({ Bucket, Key, Body, ContentLength: Body.length }));
      }),
    /** Stores a local file, in parts where it is large; what was sent of one that fails is removed. */
    upload: (Key: string, file: string, size: number): Promise<void> =>
      ask(async (client, _s3, { Upload }) => {
        const upload = new Upload({
          client,
          params: { Bucket, Key, Body: createReadStream(file, { highWaterMark: 1 << 20 }) },
          partSize: Math.max(PART, Math.ceil(size / MOST_PARTS)),
          queueSize: PARTS_AT_ONCE,
        });
        await upload.done();
      }),
    remove: (keys: readonly string[]): Promise<void> => removeObjects(named, keys),
    /** Ends the uploads in parts under a prefix that were begun before a moment and never ended. */
    endUploads: async (prefix: string, before: number): Promise<void> => {
      for await (const { Uploads = [] } of uploadPages(named, prefix))
        for (const { Key, UploadId, Initiated } of Uploads)
          if (Initiated && Initiated.getTime() <= before)
            await orNull(
              ask((client, s3) =>
                client.send(new s3.AbortMultipartUploadCommand({ Bucket, Key, UploadId }), SOON),
              ),
            );
    },
    /** Closes the connections. */
    close,
  };
}

/** A bucket, as the storage uses it. */
export type Bucket = ReturnType<typeof createBucket>;

/** Refuses to start where a bucket is not there or does not let us in. */
export async function requireBucket(settings: BucketSettings): Promise<void> {
  const bucket = createBucket(settings);
  try {
    await bucket.probe();
  } catch (error) {
    if (error instanceof StartFault) throw error;
    throw new StartFault(
      `The bucket ${settings.name} of ${settings.endpoint} cannot be used (${nameOf(error)}: ${oneLine(error)}). ` +
        "Check S3_URL, S3_KEY and S3_SECRET, or leave S3_URL out to keep files on the disk.",
    );
  } finally {
    await bucket.close();
  }
}
