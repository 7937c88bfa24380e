import type { Drawing, Drawn } from "./drawPicture";
import type { PictureNews, PictureOrder } from "./jobs";

/** A worker as far as this needs one. */
export interface WorkerLike {
  postMessage(order: PictureOrder): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<PictureNews>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

/** The world of drawing. */
export interface PictureWorkerPorts {
  /** Opens the worker; may throw. */
  readonly open: () => WorkerLike;
  /** Draws on the page, where the worker cannot. */
  readonly onPage: (file: Blob, drawing: Drawing) => Promise<Drawn>;
  readonly after: (milliseconds: number, job: () => void) => () => void;
}

interface Job {
  readonly order: PictureOrder;
  readonly settle: (drawn: Drawn | null) => void;
}

/** Milliseconds without work after which the worker is closed. */
const IDLE_MS = 30_000;
/** Milliseconds that a picture may take: a worker that the browser has ended for want of memory says nothing. */
const MOST_MS = 60_000;

/**
 * Draws pictures in one worker, which is opened for the first and closed when there is nothing to do. Where there is no worker, or it
 * has no canvas, they are drawn on the page [UP-08].
 */
export class PictureWorker {
  readonly #jobs = new Map<number, Job>();
  #worker: WorkerLike | null = null;
  #isUnable = false;
  #lastId = 0;
  #stopIdle: () => void = () => undefined;

  constructor(private readonly ports: PictureWorkerPorts) {}

  /** Null where the picture cannot be decoded. Never rejects. */
  readonly draw = (file: Blob, drawing: Drawing): Promise<Drawn | null> =>
    new Promise((resolve) => {
      const id = (this.#lastId += 1);
      const order = { id, file, drawing };
      this.#stopIdle();
      const stopWaiting = this.ports.after(MOST_MS, () => {
        this.#close();
        job.settle(null);
        // Those behind it get a worker of their own.
        for (const other of this.#jobs.values()) this.#send(other);
      });
      const settle = (drawn: Drawn | null) => {
        stopWaiting();
        this.#jobs.delete(id);
        if (this.#jobs.size === 0) this.#stopIdle = this.ports.after(IDLE_MS, () => this.#close());
        resolve(drawn);
      };
      const job: Job = { order, settle };
      this.#jobs.set(id, job);
      this.#send(job);
    });

  #send(job: Job): void {
    if (!this.#isUnable) {
      try {
        (this.#worker ??= this.#start()).postMessage(job.order);
        return;
      } catch {
        this.#isUnable = true;
      }
    }
    const { file, drawing } = job.order;
    this.ports.onPage(file, drawing).then(job.settle, () => job.settle(null));
  }

  #start(): WorkerLike {
    const worker = this.ports.open();
    worker.onmessage = ({ data }) => this.#hear(data);
    worker.onerror = () => this.#giveUp();
    return worker;
  }

  #hear(news: PictureNews): void {
    if ("unable" in news) this.#giveUp();
    else this.#jobs.get(news.id)?.settle("drawn" in news ? news.drawn : null);
  }

  /** The worker cannot: what it was asked for is drawn on the page, and all that comes. */
  #giveUp(): void {
    this.#isUnable = true;
    this.#close();
    for (const job of this.#jobs.values()) this.#send(job);
  }

  #close(): void {
    this.#worker?.terminate();
    this.#worker = null;
  }
}
