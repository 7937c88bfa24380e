import { createCipheriv, createHash } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Readable } from "node:stream";
import { type Database, openDatabase } from "../platform/database/open";
import { Refusal } from "../platform/envelope";
import type { Owner } from "../platform/storage/fileSpace";
import { type Bucket, createBucket } from "../platform/storage/bucket";
import { createStorage, type Storage, type StorageParts } from "../platform/storage/storage";
import { openPorts, type StoragePorts } from "../platform/storage/storagePorts";
import { createHeavyWork } from "../platform/work/heavyWork";
import type { FileSettings } from "../settings/options";
import { filesIn } from "./platform";
import { TestS3 } from "./s3";

/** The MD5 of a content, in hex. */
export const md5Of = (content: Uint8Array): string => createHash("md5").update(content).digest("hex");

/** Bytes that repeat nowhere, the same for each seed. */
export function contentOf(length: number, seed = 1): Buffer {
  const key = createHash("md5").update(String(seed)).digest();
  return createCipheriv("aes-128-ctr", key, Buffer.alloc(16)).update(Buffer.alloc(length));
}

/** Why something was refused; throws where it was not. */
export async function refusalOf(work: Promise<unknown>): Promise<Refusal> {
  const error: unknown = await work.then(
    () => new Error("It was not refused."),
    (reason: unknown) => reason,
  );
  if (error instanceof Refusal) return error;
  throw error;
}

/** Where files may be kept, for `describe.each`. */
export const STORES = ["on the disk", "in an S3 store"] as const;

/** A storage of a test without a platform: in a folder or a bucket of its own, with a clock that only the test moves. */
export class TestStorage {
  readonly folder = mkdtempSync(path.join(tmpdir(), "portal-storage-"));
  /** Of one school, all three. */
  readonly owner: Owner = { id: "1", unitId: "9" };
  readonly other: Owner = { id: "2", unitId: "9" };
  time = Date.now();
  readonly s3: TestS3 | null;
  #bucket: Bucket | null = null;
  #ports: ReturnType<typeof openPorts> | null = null;
  #database: Database | null = null;
  #storage: Storage | null = null;
  /** One thread for all that it opens: to start one takes a second. */
  readonly #merges = createHeavyWork();

  constructor(where: (typeof STORES)[number] = "on the disk") {
    this.s3 = where === "on the disk" ? null : new TestS3();
  }

  /** Opens it, or opens it again on the same data, as a process does that begins; with other ports where a test makes them. */
  async open(
    settings: Partial<FileSettings> = {},
    change: (ports: StoragePorts) => Partial<StorageParts> = () => ({}),
  ): Promise<Storage> {
    if (!this.#database) {
      this.#database = await this.#fill();
      await this.s3?.start();
      this.#bucket = this.s3 && createBucket(this.s3.settings);
    }
    await this.#storage?.close();
    this.#storage = this.another(settings, change);
    return this.#storage;
  }

  /** The same data as another process has them. */
  another(
    settings: Partial<FileSettings> = {},
    change: (ports: StoragePorts) => Partial<StorageParts> = () => ({}),
  ): Storage {
    return createStorage({
      database: this.database,
      now: () => this.time,
      settings: { ...this.settings, ...settings },
      merges: { run: this.#merges.run, close: () => Promise.resolve() },
      ...change(this.ports),
    });
  }

  get settings(): FileSettings {
    return { ...filesIn(this.folder), bucket: this.s3?.settings ?? null };
  }

  /** Ports of the test's own on the same data. */
  get ports(): StoragePorts {
    this.#ports ??= openPorts(this.settings, () => this.time);
    return this.#ports.ports;
  }

  async #fill(): Promise<Database> {
    const database = await openDatabase({ url: null, dataDir: this.folder });
    await database
      .insertInto("unit")
      .values({
        id: "9",
        type: 2,
        name: "校",
        english_name: "School",
        color: "#457cd6",
        glyph: "school",
        default_theme: null,
        default_theme_at: 0,
        licence_until: 0,
        copyright: "",
        filing_number: "",
        counts_unread: 1,
        layout: null,
        login_theme: null,
      })
      .execute();
    const person = { unit_id: "9", type: 2, real_name: "", sex: 1, status: 1, password: "", demo: 0 };
    const more = { theme: null, theme_at: 0, campus_units: "[]", grade_name: "", class_name: "" };
    await database
      .insertInto("person")
      .values(["1", "2"].map((id) => ({ ...person, ...more, id, login_name: id, current_child: null })))
      .execute();
    return database;
  }

  get storage(): Storage {
    if (!this.#storage) throw new Error("The storage has not been opened.");
    return this.#storage;
  }

  get database(): Database {
    if (!this.#database) throw new Error("The storage has not been opened.");
    return this.#database;
  }

  /** The bucket, for a look behind the storage. */
  get bucket(): Bucket {
    if (!this.#bucket) throw new Error("There is no bucket.");
    return this.#bucket;
  }

  /** All files of one of its folders, by their paths there. */
  async filesIn(part: "files" | "staging" | "spool"): Promise<readonly string[]> {
    if (this.#bucket && part !== "spool") {
      const names: string[] = [];
      for await (const { key } of this.#bucket.list(`${part}/`)) names.push(key.slice(part.length + 1));
      return names;
    }
    const root = path.join(this.folder, part);
    if (!existsSync(root)) return [];
    return readdirSync(root, { recursive: true, encoding: "utf8" })
      .filter((name) => statSync(path.join(root, name)).isFile())
      .sort();
  }

  /** The chunks that are staged of a file. */
  async chunksOf({ md5 }: CutFile): Promise<readonly string[]> {
    return (await this.filesIn("staging")).filter((name) => name.includes(md5) && /\/\d+$/.test(name));
  }

  /** Puts something else among the files. */
  async write(name: string, content: string): Promise<void> {
    if (this.#bucket) await this.#bucket.put(name, Buffer.from(content));
    else writeFileSync(path.join(this.folder, name), content);
  }

  /** Uploads a file in one request. */
  async whole(content: Uint8Array, name = "a.bin", owner = this.owner, crc32?: number) {
    const spooled = await this.storage.receive(
      { stream: Readable.from([Buffer.from(content)]), names: [name] },
      { most: 1 << 23, hashes: true },
    );
    try {
      return await this.storage.takeWhole(owner, spooled, { names: [name], md5: md5Of(content), crc32 });
    } finally {
      await this.storage.discard(spooled);
    }
  }

  async remove(): Promise<void> {
    await this.#storage?.close();
    await this.#ports?.close();
    await this.#bucket?.close();
    await this.#merges.close();
    await this.s3?.stop();
    await this.#database?.destroy();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** How a test cuts its files, bytes. */
export const EACH = 64 << 10;

/** A file that a test uploads in chunks. */
export class CutFile {
  readonly md5: string;
  readonly chunks: number;

  constructor(
    readonly content: Buffer,
    readonly name = "a.bin",
    readonly eachSize = EACH,
  ) {
    this.md5 = md5Of(content);
    this.chunks = Math.max(1, Math.ceil(content.length / eachSize));
  }

  get described() {
    const { md5, name, eachSize, chunks, content } = this;
    return { md5, names: [name], eachSize, chunks, size: content.length };
  }

  part(chunk: number): Buffer {
    return this.content.subarray((chunk - 1) * this.eachSize, chunk * this.eachSize);
  }

  /** Sends a chunk: its own bytes, unless others are given, and its own figures but for those that are given. */
  async send(
    { storage, owner: first }: Pick<TestStorage, "storage" | "owner">,
    chunk: number,
    {
      bytes = this.part(chunk),
      owner = first,
      ...said
    }: Partial<ReturnType<() => CutFile["described"]>> & {
      readonly bytes?: Buffer;
      readonly owner?: Owner;
      readonly crc32?: number;
    } = {},
  ): Promise<number> {
    const spooled = await storage.receive(
      { stream: Readable.from([bytes]), names: [] },
      { most: 1 << 23, hashes: false },
    );
    try {
      return await storage.takeChunk(owner, spooled, { ...this.described, chunk, ...said });
    } finally {
      await storage.discard(spooled);
    }
  }

  async sendAll(test: TestStorage, owner = test.owner): Promise<void> {
    for (let chunk = 1; chunk <= this.chunks; chunk += 1) await this.send(test, chunk, { owner });
  }
}
