import type { FaceLook } from "../ports";
import type { FaceNews, FaceOrder } from "./jobs";

/** A worker as far as this needs one. */
export interface FaceWorkerLike {
  postMessage(order: FaceOrder, transfer: Transferable[]): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<FaceNews>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

/** What does not come within so long does not come, milliseconds: the nets over a slow line, and one look. */
const OPEN_MS = 60_000;
const LOOK_MS = 10_000;

/** Finds faces in a worker of its own, which is ended with it: what it has seen is gone then [FACE-05]. */
export class FaceWorker {
  readonly #worker: FaceWorkerLike;
  readonly #after: (milliseconds: number, job: () => void) => () => void;
  readonly #waiting = new Map<number | "open", (news: FaceNews | null) => void>();
  #lastId = 0;
  #ended = false;

  constructor(open: () => FaceWorkerLike, after: (milliseconds: number, job: () => void) => () => void) {
    this.#after = after;
    this.#worker = open();
    this.#worker.onmessage = ({ data }) => this.#waiting.get(data.face === "open" ? "open" : data.id)?.(data);
    this.#worker.onerror = () => this.close();
  }

  /** Whether faces can be found: false where the nets do not come, or the browser refuses to run them. */
  async ready(): Promise<boolean> {
    const news = await this.#ask("open", { face: "open" }, OPEN_MS);
    return news?.face === "open" && news.ready;
  }

  /** Looks at a picture, which is the worker's from then on; null where that fails. */
  async look(bitmap: ImageBitmap): Promise<FaceLook | null> {
    const id = (this.#lastId += 1);
    const news = await this.#ask(id, { face: "look", id, bitmap }, LOOK_MS, [bitmap]);
    return news?.face === "look" ? news.look : null;
  }

  /** Ends it; whatever is under way fails. */
  readonly close = (): void => {
    this.#ended = true;
    this.#worker.terminate();
    for (const settle of [...this.#waiting.values()]) settle(null);
  };

  #ask(
    name: number | "open",
    order: FaceOrder,
    most: number,
    transfer: Transferable[] = [],
  ): Promise<FaceNews | null> {
    if (this.#ended) return Promise.resolve(null);
    return new Promise((resolve) => {
      const stop = this.#after(most, this.close);
      this.#waiting.set(name, (news) => {
        stop();
        this.#waiting.delete(name);
        resolve(news);
      });
      this.#worker.postMessage(order, transfer);
    });
  }
}
