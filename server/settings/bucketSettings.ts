import { StartFault } from "./fault";

/** A bucket of an S3 store, and what lets us in there. */
export interface BucketSettings {
  /** The store's address, without the bucket. */
  readonly endpoint: string;
  readonly name: string;
  readonly region: string;
  /** Whether requests name the bucket in the host, as some stores demand, and not in the path. */
  readonly inHost: boolean;
  readonly key: string;
  readonly secret: string;
}

/** What stores without regions of their own are told. */
const REGION = "us-east-1";

/** Reads `S3_URL`, such as `https://s3.example.org/portal?region=eu-central-1`, and its keys; null where there is none. */
export function readBucket(
  address: string | null,
  key: string | null,
  secret: string | null,
): BucketSettings | null {
  if (address === null) return null;
  const url = URL.canParse(address) ? new URL(address) : null;
  const [, name] = /^\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])\/?$/.exec(url?.pathname ?? "") ?? [];
  if (!url || name === undefined || !/^https?:$/.test(url.protocol) || url.username !== "")
    throw new StartFault(
      "S3_URL is not the address of a bucket. Use one such as https://s3.example.org/portal?region=eu-central-1.",
    );
  if (key === null || secret === null)
    throw new StartFault("S3_URL needs the two parts of an access key, in S3_KEY and S3_SECRET.");
  return {
    endpoint: url.origin,
    name,
    region: url.searchParams.get("region") ?? REGION,
    inHost: url.searchParams.get("style") === "host",
    key,
    secret,
  };
}
