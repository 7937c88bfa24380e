import type { UploadPorts } from "../ports";

/** Of files, the one with the lower number goes first. */
interface Waiting {
  readonly order: number;
  readonly go: () => void;
}

/**
 * Lets a few requests that carry content go at once, for all files of a page together, so that many files share a line as one would
 * have it. Those of the earlier file go first: it is done before the next one takes from its line [UP-03].
 */
export class Lanes {
  readonly #waiting: Waiting[] = [];
  #free: number;

  constructor(most: number) {
    this.#free = most;
  }

  /** A performer whose requests with content take a lane; `order` is the place of its file in the queue. */
  of(order: number, perform: UploadPorts["perform"]): UploadPorts["perform"] {
    return async (request, context) => {
      if (request.kind !== "send" && request.kind !== "whole") return perform(request, context);
      const isMine = await this.#take(order, context.signal);
      if (!isMine) return { fault: "again", after: null };
      try {
        return await perform(request, context);
      } finally {
        this.#give();
      }
    };
  }

  /** Waits for a lane; false where the request was cancelled before there was one. */
  #take(order: number, signal: AbortSignal): Promise<boolean> {
    if (signal.aborted) return Promise.resolve(false);
    if (this.#free > 0) {
      this.#free -= 1;
      return Promise.resolve(true);
    }
    return new Promise((resolve) => {
      const leave = () => {
        this.#waiting.splice(this.#waiting.indexOf(entry), 1);
        resolve(false);
      };
      const entry: Waiting = {
        order,
        go: () => {
          signal.removeEventListener("abort", leave);
          resolve(true);
        },
      };
      const behind = this.#waiting.findIndex((other) => other.order > order);
      this.#waiting.splice(behind < 0 ? this.#waiting.length : behind, 0, entry);
      signal.addEventListener("abort", leave, { once: true });
    });
  }

  #give(): void {
    const next = this.#waiting.shift();
    if (next) next.go();
    else this.#free += 1;
  }
}
