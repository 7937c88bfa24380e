import { FairQueue } from "./fairQueue";
import type { LanePath } from "./lanes";

/** How the turns know the time and hand the thread back; both are replaced in tests. */
export interface TurnPorts {
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number;
  /** Calls back after everything else that waits for the thread has been looked at. */
  readonly defer: (callback: () => void) => void;
}

const PORTS: TurnPorts = { now: () => performance.now(), defer: (callback) => void setImmediate(callback) };

/** How long the turns may hold the thread together, milliseconds. */
const BURST_MS = 5;

/**
 * Turns at a resource that has one user at a time and works on the thread that asks, as SQLite does. Lanes take turns, and
 * within a lane the first comes first; so the four hundredth query of one person holds up no other person. Once such work
 * has held the thread for a few milliseconds, the next turn waits until the thread has looked at what else has come in.
 * Without that a hundred queries that came together would be one long stop [SEC-06].
 */
export class Turns {
  readonly #waiting = new FairQueue<() => void>();
  #taken = false;
  /** When the thread was first used since it last looked elsewhere. */
  #since: number | null = null;

  constructor(private readonly ports: TurnPorts = PORTS) {}

  /** Resolves when it is the turn of the caller, who waits in a lane; it lasts until `give`. */
  take(lane: LanePath = []): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push(lane, resolve);
      if (!this.#taken) this.#next();
    });
  }

  /** Ends a turn. */
  give(): void {
    this.#taken = false;
    this.#next();
  }

  #next(): void {
    if (this.#waiting.size === 0) return;
    this.#taken = true;
    const { now, defer } = this.ports;
    // Who is next is chosen as late as can be: the thread may find another lane's work on the way.
    const start = () => this.#waiting.shift()?.();
    if (this.#since === null) {
      this.#since = now();
      defer(() => {
        this.#since = null;
      });
      start();
    } else if (now() - this.#since < BURST_MS) start();
    else defer(start);
  }
}
