import { FairQueue } from "./fairQueue";
import type { LanePath } from "./lanes";

/** A few places for work of one kind; lanes take turns at them, however much waits in each [SEC-06]. */
export class FairPlaces {
  readonly #waiting = new FairQueue<() => void>();
  #free: number;

  constructor(places: number) {
    this.#free = places;
  }

  /** Does work of a lane once it has a place. */
  async run<Result>(lane: LanePath, work: () => Result | Promise<Result>): Promise<Result> {
    if (this.#free > 0) this.#free -= 1;
    else await new Promise<void>((resolve) => this.#waiting.push(lane, resolve));
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free += 1;
    }
  }
}
