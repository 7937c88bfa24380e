import S3rver, { type Context } from "@20minutes/s3rver";
import { randomUUID } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { BucketSettings } from "../settings/bucketSettings";

/** A request as the store has it, before it does anything. */
export interface S3Request {
  readonly method: string;
  /** The object's key; empty for the bucket. */
  readonly key: string;
  readonly query: Readonly<Record<string, string | undefined>>;
}

/** What a store does with a request: its own work, or an answer with this status instead. */
export type S3Answer = number | null;

const BUCKET = "portal";

/** The only access key that the server knows. */
const KEY = "S3RVER";

const escaped = (text: string) => text.replace(/[&<>]/g, (letter) => `&#${letter.charCodeAt(0)};`);
const element = (name: string, content: string | number | boolean) => `<${name}>${content}</${name}>`;
const answer = (context: Context, status: number, root: string, content: string) => {
  context.status = status;
  context.type = "application/xml";
  context.body = `<?xml version="1.0" encoding="UTF-8"?>${element(root, content)}`;
};

/**
 * An S3 store of a test, in this process: the package s3rver with what it lacks, which is objects that are there wholly or not at all,
 * lists of more than one page, the uploads in parts that go on, and their end (docs/adr/0034-files-in-s3.md).
 */
export class TestS3 {
  readonly #folder = mkdtempSync(path.join(tmpdir(), "portal-s3-"));
  /** Where an object lies until all of it has come. */
  readonly #coming = mkdtempSync(path.join(tmpdir(), "portal-s3-coming-"));
  readonly #server = new S3rver({
    address: "127.0.0.1",
    port: 0,
    directory: this.#folder,
    silent: true,
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: BUCKET }],
  });
  #port = 0;
  /** As many objects are on a page of a list. */
  pageSize = 1000;
  /** What happens with each request; a promise that is not kept holds it. */
  answers: (request: S3Request) => S3Answer | Promise<S3Answer> = () => null;

  async start(): Promise<this> {
    this.#server.middleware.unshift(async (context, next) => {
      const [, bucket, ...key] = context.path.split("/");
      const request = {
        method: context.method,
        key: decodeURIComponent(key.join("/")),
        query: context.query,
      };
      const status = await this.answers(request);
      if (status !== null) answer(context, status, "Error", element("Code", "Injected"));
      else if (bucket !== BUCKET) await next();
      else if (request.method === "GET" && "list-type" in request.query) await this.#list(context);
      else if (request.method === "GET" && "uploads" in request.query) this.#listUploads(context);
      else if (request.method === "DELETE" && "uploadId" in request.query) this.#endUpload(context);
      else await next();
    });
    const { store } = this.#server;
    const putContent = store.putContent.bind(store);
    store.putContent = async (place, content) => {
      const coming = path.join(this.#coming, randomUUID());
      const result = await putContent(coming, content);
      renameSync(coming, place);
      return result;
    };
    this.#port = (await this.#server.run()).port;
    return this;
  }

  get settings(): BucketSettings {
    const endpoint = `http://127.0.0.1:${this.#port}`;
    return { endpoint, name: BUCKET, region: "us-east-1", inHost: false, key: KEY, secret: KEY };
  }

  /** The settings as a process reads them from its environment. */
  get environment(): NodeJS.ProcessEnv {
    return { S3_URL: `${this.settings.endpoint}/${BUCKET}`, S3_KEY: KEY, S3_SECRET: KEY };
  }

  async stop(): Promise<void> {
    this.#server.httpServer.closeAllConnections();
    await this.#server.close();
    for (const folder of [this.#folder, this.#coming]) rmSync(folder, { recursive: true, force: true });
  }

  async #list(context: Context): Promise<void> {
    const { prefix = "", delimiter = "", "continuation-token": token = "", "max-keys": most } = context.query;
    const maxKeys = Math.min(this.pageSize, Number(most ?? this.pageSize));
    const startAfter = Buffer.from(token, "base64url").toString();
    const found = await context.store.listObjects(BUCKET, { prefix, delimiter, startAfter, maxKeys });
    const objects = found.objects.map(({ key, size, metadata }) => {
      const at = new Date(metadata["last-modified"]).toISOString();
      const fields = element("Key", escaped(key)) + element("Size", size) + element("LastModified", at);
      return element("Contents", fields);
    });
    const folders = found.commonPrefixes.map((folder) =>
      element("CommonPrefixes", element("Prefix", escaped(folder))),
    );
    const last = Buffer.from(found.objects.at(-1)?.key ?? "").toString("base64url");
    const more = element("IsTruncated", found.isTruncated);
    const next = found.isTruncated ? element("NextContinuationToken", last) : "";
    answer(context, 200, "ListBucketResult", [more, next, ...objects, ...folders].join(""));
  }

  /** The folder of the uploads in parts, each under its id. */
  get #uploads(): string {
    return this.#server.store.getResourcePath(BUCKET, undefined, "uploads");
  }

  #listUploads(context: Context): void {
    const names = this.uploadsInParts();
    const after = names.indexOf(context.query["upload-id-marker"] ?? "") + 1;
    const page = names.slice(after, after + this.pageSize);
    const isTruncated = after + page.length < names.length;
    const uploads = page.map((id) => {
      const place = path.join(this.#uploads, id);
      const key = readFileSync(path.join(place, "key"), "utf8");
      const at = statSync(path.join(place, "key")).mtime.toISOString();
      const fields = element("Key", escaped(key)) + element("UploadId", id) + element("Initiated", at);
      return element("Upload", fields);
    });
    const markers = isTruncated ? element("NextUploadIdMarker", page.at(-1) ?? "") : "";
    const more = element("IsTruncated", isTruncated);
    answer(context, 200, "ListMultipartUploadsResult", [more, markers, ...uploads].join(""));
  }

  #endUpload(context: Context): void {
    const { uploadId = "" } = context.query;
    if (this.uploadsInParts().includes(uploadId)) {
      rmSync(path.join(this.#uploads, uploadId), { recursive: true });
      context.status = 204;
    } else answer(context, 404, "Error", element("Code", "NoSuchUpload"));
  }

  /** The ids of the uploads in parts that go on. */
  uploadsInParts(): readonly string[] {
    try {
      return readdirSync(this.#uploads).sort();
    } catch {
      return [];
    }
  }
}
