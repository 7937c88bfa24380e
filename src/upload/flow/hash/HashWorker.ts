import type { Digest } from "./hashers";
import type { HashMessage, HashCommand } from "./jobs";

/** A worker as far as this needs one. */
export interface WorkerLike {
  postMessage(order: HashCommand): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<HashMessage>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

/**
 * What a digest came to: its text, null where the browser has no way to work it out, or that the file cannot be read; with it the
 * checksums of the chunks, where they were asked for and can be had.
 */
export type Digested =
  | { readonly digest: string | null; readonly sums?: readonly string[] }
  | { readonly unreadable: true };

interface Job {
  readonly order: Extract<HashCommand, { digest: Digest }>;
  readonly progress: (read: number) => void;
  readonly settle: (digested: Digested) => void;
}

/** Options of a digest. */
export interface DigestOptions {
  /** Bytes of a chunk; each chunk's CRC-32 is told with the digest. */
  readonly each?: number;
  readonly progress?: (read: number) => void;
  readonly signal?: AbortSignal;
}

/** As often a worker that failed is opened again for what it was doing. */
const MOST_OPENED = 3;
/** Milliseconds without work after which the worker is closed. */
const IDLE_MS = 30_000;

/**
 * Works out digests of files in one worker, which is opened for the first and closed when there is nothing to do. A worker that the
 * browser ends, for want of memory, begins again; where none can be had, all files count as unreadable [UP-01, REL-02].
 */
export class HashWorker {
  readonly #jobs = new Map<number, Job>();
  #worker: WorkerLike | null = null;
  #opened = 0;
  #lastId = 0;
  #stopIdle: () => void = () => undefined;

  constructor(
    private readonly open: () => WorkerLike,
    private readonly after: (milliseconds: number, job: () => void) => () => void,
  ) {}

  /** Rejects only where the signal is aborted. */
  digest(
    file: Blob,
    digest: Digest,
    { progress = () => undefined, signal, each }: DigestOptions = {},
  ): Promise<Digested> {
    return new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      const id = (this.#lastId += 1);
      const abort = () => {
        this.#worker?.postMessage({ id, cancel: true });
        this.#end(id);
        reject(signal?.reason as Error);
      };
      signal?.addEventListener("abort", abort);
      const settle = (digested: Digested) => {
        signal?.removeEventListener("abort", abort);
        this.#end(id);
        resolve(digested);
      };
      this.#stopIdle();
      const job: Job = { order: { id, digest, file, ...(each !== undefined && { each }) }, progress, settle };
      this.#jobs.set(id, job);
      this.#send([job]);
    });
  }

  #send(jobs: readonly Job[]): void {
    try {
      const worker = (this.#worker ??= this.#start());
      for (const { order } of jobs) worker.postMessage(order);
    } catch {
      this.#lost();
    }
  }

  #start(): WorkerLike {
    this.#opened += 1;
    const worker = this.open();
    worker.onmessage = ({ data }) => this.#hear(data);
    worker.onerror = () => this.#lost();
    return worker;
  }

  #hear(news: HashMessage): void {
    const job = this.#jobs.get(news.id);
    if (!job) return;
    if ("read" in news) job.progress(news.read);
    else {
      this.#opened = 0;
      if ("unreadable" in news) job.settle({ unreadable: true });
      else job.settle({ digest: news.digest, ...(news.sums && { sums: news.sums }) });
    }
  }

  /** The worker has ended: what it was doing begins again in another one, a few times. */
  #lost(): void {
    this.#close();
    const jobs = [...this.#jobs.values()];
    if (this.#opened < MOST_OPENED) this.#send(jobs);
    else for (const { settle } of jobs) settle({ unreadable: true });
  }

  #end(id: number): void {
    this.#jobs.delete(id);
    if (this.#jobs.size === 0) this.#stopIdle = this.after(IDLE_MS, () => this.#close());
  }

  #close(): void {
    this.#worker?.terminate();
    this.#worker = null;
  }
}
