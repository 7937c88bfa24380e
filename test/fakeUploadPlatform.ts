import { createHash } from "node:crypto";
import { chunkAt, chunkCount, chunkLength, type Cut } from "../src/upload/core/cut";
import type { UploadContext } from "../src/upload/flow/ports";
import type { Stored, UploadFault, UploadOutcome, UploadRequest } from "../src/upload/flow/state";

/** What may befall a request to the platform. */
export const FAULTS = [
  "drop",
  "lost",
  "twice",
  "slow",
  "ghost",
  "broken",
  "busy",
  "page",
  "lapsed",
  "corrupt",
  "truncated",
  "quota",
] as const;
export type Fault = (typeof FAULTS)[number] | "none";
/** What befalls the requests: one after the other, or each by what it is. */
export type Schedule = readonly Fault[] | ((request: UploadRequest) => Fault);

const digestOf = (name: "md5" | "sha256", bytes: Uint8Array) => createHash(name).update(bytes).digest("hex");
const AGAIN: UploadFault = { fault: "again", after: null };
const refused = (code: string, missing: readonly number[] = []): UploadFault => ({
  fault: "refused",
  code,
  text: code,
  missing,
});

/** How the platform of a test differs from ours. */
interface Character {
  /** Whether it notices chunks that arrive damaged. */
  readonly checksChunks: boolean;
  /** Whether it tells the SHA-256 of what it has. */
  readonly tellsSha256: boolean;
}

/** The platform's side of uploads as a model in memory: chunks by hash, size and cut, and files by what is in them. */
export class FakeUploadPlatform {
  readonly files: Uint8Array[] = [];
  /** Every chunk that came in, by its number. */
  readonly received: number[] = [];
  /** What the application was told of, each time. */
  readonly delivered: unknown[] = [];
  readonly #staged = new Map<string, Map<number, Uint8Array>>();
  readonly #faultOf: (request: UploadRequest) => Fault;

  constructor(
    schedule: Schedule,
    private readonly wait: (job: () => void, milliseconds: number) => unknown,
    private readonly character: Character = { checksChunks: true, tellsSha256: true },
  ) {
    const left = typeof schedule === "function" ? [] : [...schedule];
    this.#faultOf = typeof schedule === "function" ? schedule : () => left.shift() ?? "none";
  }

  /** Puts a chunk where it lies after an upload that was broken off. */
  stage(file: Uint8Array, cut: Cut, chunk: number): void {
    const { start, end } = chunkAt(cut, chunk);
    this.#chunksOf(digestOf("md5", file), cut).set(chunk, file.slice(start, end));
  }

  /** The port of the upload of one file: reads it, or asks this platform. */
  performer(file: Uint8Array) {
    return async (
      request: UploadRequest,
      { cut, md5, stored, progress }: UploadContext,
    ): Promise<UploadOutcome> => {
      if (request.kind === "hash") {
        progress(file.length);
        return { md5: digestOf("md5", file) };
      }
      if (request.kind === "digest") return { sha256: digestOf("sha256", file) };
      const body = this.#bodyOf(request, file, cut);
      progress(body.length);
      const fault = this.#faultOf(request);
      const act = (bytes = body) =>
        request.kind === "deliver" ? this.#deliver(stored) : this.#answer(request, bytes, md5, cut);
      return this.#meet(fault, body, act);
    };
  }

  async #meet(
    fault: Fault,
    body: Uint8Array,
    act: (bytes?: Uint8Array) => UploadOutcome,
  ): Promise<UploadOutcome> {
    const later = (milliseconds: number) =>
      new Promise<void>((resolve) => void this.wait(resolve, milliseconds));
    switch (fault) {
      case "none":
        return act();
      case "drop":
      case "broken":
      case "page":
        return AGAIN;
      case "busy":
        return { fault: "again", after: 3000 };
      case "lost":
        act();
        return AGAIN;
      case "twice":
        act();
        return act();
      case "slow":
        await later(4000);
        return act();
      case "ghost":
        this.wait(() => act(), 2500);
        return AGAIN;
      case "lapsed":
        return { fault: "lapsed" };
      case "quota":
        return refused("quota");
      case "corrupt":
        if (this.character.checksChunks && body.length > 0) return refused("chunk_corrupt");
        return act(body.map((byte) => byte ^ 1));
      case "truncated":
        if (this.character.checksChunks && body.length > 0) return refused("chunk_corrupt");
        return act(body.slice(0, body.length >> 1));
    }
  }

  #bodyOf(request: UploadRequest, file: Uint8Array, cut: Cut): Uint8Array {
    if (request.kind === "whole") return file;
    if (request.kind !== "send") return new Uint8Array();
    const { start, end } = chunkAt(cut, request.chunk);
    return file.slice(start, end);
  }

  #chunksOf(md5: string, cut: Cut): Map<number, Uint8Array> {
    const key = `${md5} ${cut.size} ${cut.eachSize}`;
    const chunks = this.#staged.get(key) ?? new Map<number, Uint8Array>();
    this.#staged.set(key, chunks);
    return chunks;
  }

  #store(bytes: Uint8Array): UploadOutcome {
    const known = this.files.find((file) => Buffer.compare(file, bytes) === 0);
    if (!known) this.files.push(bytes);
    return { stored: this.#stored(known ?? bytes) };
  }

  #stored(file: Uint8Array) {
    return { answer: file, sha256: this.character.tellsSha256 ? digestOf("sha256", file) : null };
  }

  #deliver(stored: Stored | null): UploadOutcome {
    this.delivered.push(stored?.answer);
    return { delivered: this.delivered.length };
  }

  #answer(request: UploadRequest, body: Uint8Array, md5: string, cut: Cut): UploadOutcome {
    const known = this.files.find((file) => digestOf("md5", file) === md5);
    const chunks = this.#chunksOf(md5, cut);
    switch (request.kind) {
      case "check":
        return { exists: known ? this.#stored(known) : null };
      case "whole":
        return digestOf("md5", body) === md5 ? this.#store(body) : refused("md5_mismatch");
      case "ask":
        return { there: chunks.has(request.chunk) };
      case "send":
        if (body.length !== chunkLength(cut, request.chunk)) return refused("chunk_size");
        this.received.push(request.chunk);
        chunks.set(request.chunk, body);
        return { sent: true };
      case "merge":
        return this.#merge(chunks, known, md5, cut);
      case "hash":
      case "digest":
      case "deliver":
        throw new Error("The platform is not asked that.");
    }
  }

  #merge(
    chunks: Map<number, Uint8Array>,
    known: Uint8Array | undefined,
    md5: string,
    cut: Cut,
  ): UploadOutcome {
    if (chunks.size === 0 && known) return { stored: this.#stored(known) };
    const numbers = Array.from({ length: chunkCount(cut) }, (_, index) => index + 1);
    const missing = numbers.filter((chunk) => !chunks.has(chunk));
    if (missing.length > 0) return refused("chunk_missing", missing.slice(0, 100));
    const whole = Buffer.concat(numbers.map((chunk) => chunks.get(chunk) ?? new Uint8Array()));
    chunks.clear();
    return digestOf("md5", whole) === md5 ? this.#store(new Uint8Array(whole)) : refused("md5_mismatch");
  }
}
