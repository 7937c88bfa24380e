import type { S3Client } from "@aws-sdk/client-s3";
import type { BucketSettings } from "../../settings/bucketSettings";
import { oneLine, StartFault } from "../../settings/fault";
import { Refusal } from "../envelope";
import { fileRefusals } from "./fileRefusals";

/** How long a request waits for a connection, for its answer to begin once it is sent, and for the next byte; milliseconds. */
const TIMES = { connectionTimeout: 5000, requestTimeout: 60_000, socketTimeout: 120_000 } as const;

/** How often a request is made before its failure counts. */
const TRIES = 3;

/** As many connections are open at once: each person who reads a file slowly keeps one. */
const SOCKETS = 1000;

/** A store that is away is written down once in so many milliseconds. */
const LOGGED_MS = 60_000;

/** The name of an error, by which a store says what failed. */
export const nameOf = (error: unknown): string => (error instanceof Error ? error.name : "");

/** Whether a store says that it has no such thing. */
const isNothing = (error: unknown): boolean =>
  ["NotFound", "NoSuchKey", "NoSuchUpload"].includes(nameOf(error));

async function loadPackages() {
  const [s3, { Upload }] = await Promise.all([
    import("@aws-sdk/client-s3"),
    import("@aws-sdk/lib-storage"),
  ]).catch(() => {
    throw new StartFault(
      "S3_URL needs the packages @aws-sdk/client-s3 and @aws-sdk/lib-storage, which `npm start` and `npm install` install.",
    );
  });
  return { s3, Upload };
}

type Packages = Awaited<ReturnType<typeof loadPackages>>;
type Connected = Packages & { readonly client: S3Client };

async function connect(settings: BucketSettings): Promise<Connected> {
  const packages = await loadPackages();
  const client = new packages.s3.S3Client({
    endpoint: settings.endpoint,
    region: settings.region,
    forcePathStyle: !settings.inHost,
    credentials: { accessKeyId: settings.key, secretAccessKey: settings.secret },
    maxAttempts: TRIES,
    // Not every store knows the newer checksums; contents are checked by their SHA-256.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    requestHandler: {
      ...TIMES,
      throwOnRequestTimeout: true,
      httpAgent: { maxSockets: SOCKETS },
      httpsAgent: { maxSockets: SOCKETS },
    },
  });
  return { ...packages, client };
}

/** What a request answers; null where the store says that it has no such thing. */
export async function orNull<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (isNothing(error)) return null;
    throw error;
  }
}

/** The connection to an S3 store, which is made with the first request. */
export function connectionTo(settings: BucketSettings, log: (line: string) => void) {
  let loggedAt = -Infinity;
  let connected: Promise<Connected> | undefined;

  /** The refusal for a failure of the store. */
  const awayFor = (error: unknown): Refusal => {
    if (error instanceof Refusal) return error;
    const at = performance.now();
    if (at - loggedAt >= LOGGED_MS) {
      log(`The S3 store failed: ${nameOf(error)}: ${oneLine(error)}`);
      loggedAt = at;
    }
    return fileRefusals.storeAway();
  };

  /** The packages and the client, without a refusal in place of a failure. */
  const open = (): Promise<Connected> => (connected ??= connect(settings));

  return {
    open,
    /** Makes requests; whatever fails is a refusal, but for the store's word that it has no such thing. */
    ask: async <T>(
      work: (client: S3Client, s3: Packages["s3"], parts: Connected) => Promise<T>,
    ): Promise<T> => {
      try {
        const parts = await open();
        return await work(parts.client, parts.s3, parts);
      } catch (error) {
        throw isNothing(error) ? error : awayFor(error);
      }
    },
    /** Closes the connections. */
    close: async (): Promise<void> => {
      (await connected?.catch(() => null))?.client.destroy();
    },
  };
}

/** The connection to a store, as a bucket uses it. */
export type Connection = ReturnType<typeof connectionTo>;
