import { setImmediate } from "node:timers/promises";

/** How the pieces of long work give the thread back; replaced in tests. */
export type LookElsewhere = () => Promise<unknown>;

/**
 * Long work on the one thread and the one database, done so that no person waits for another [SEC-06]: work of one owner goes one after
 * another, and all together do one piece at a time. Between two pieces the thread looks at what else has come in. A short call waits for
 * one piece at most with each of its queries, so that pieces have to be as short as `pieceTimer` says.
 */
export class LongWork {
  /** The last work of each owner, while there is any. */
  readonly #last = new Map<string, Promise<unknown>>();
  #piece: Promise<unknown> = Promise.resolve();

  constructor(private readonly lookElsewhere: LookElsewhere = () => setImmediate()) {}

  /** Does work once all earlier work of the same owner has ended. It must not wait for more work of that owner. */
  alone<Result>(owner: string, work: () => Promise<Result>): Promise<Result> {
    const done = (this.#last.get(owner) ?? Promise.resolve()).then(work);
    const ended = done
      .catch(() => undefined)
      .then(() => {
        if (this.#last.get(owner) === ended) this.#last.delete(owner);
      });
    this.#last.set(owner, ended);
    return done;
  }

  /** Whether work of an owner goes on or waits. */
  isBusy(owner: string): boolean {
    return this.#last.has(owner);
  }

  /** Does one piece of work once it is its turn among those of everyone: as long as a `pieceTimer` lets. It must not wait for another piece. */
  piece<Result>(work: () => Promise<Result>): Promise<Result> {
    const done = this.#piece.then(this.lookElsewhere).then(work);
    this.#piece = done.catch(() => undefined);
    return done;
  }
}
