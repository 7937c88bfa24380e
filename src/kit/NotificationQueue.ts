import type { Notice } from "../core/wire/text";
import { startTimer, type StartTimer } from "./startTimer";

/** How grave a notice is. */
export type Severity = Notice["severity"];

/** A notice on the screen; a duration of 0 keeps it until it is closed. */
export interface ShownNotice extends Notice {
  readonly id: number;
}

/** What keeps notices from closing by themselves. */
export type Hold = "pointer" | "focus" | "key";

const saysTheSame = (one: Notice, other: Notice) =>
  one.severity === other.severity && JSON.stringify(one.text) === JSON.stringify(other.text);

const DEFAULT_MS = 2000;
const MOST_SHOWN = 5;

/**
 * The notices on the screen, oldest first. Each closes by itself after its time, but not while they are held;
 * when released, each has its whole time again [WID-04, A11Y-05]. More than five wait their turn.
 */
export class NotificationQueue {
  readonly #timer: StartTimer;
  readonly #listeners = new Set<() => void>();
  readonly #holds = new Set<Hold>();
  readonly #stops = new Map<number, () => void>();
  #all: readonly ShownNotice[] = [];
  #shown: readonly ShownNotice[] = [];
  #lastId = 0;

  constructor(timer: StartTimer = startTimer) {
    this.#timer = timer;
  }

  /** Shows a notice; one that says the same as another still there is not shown twice. */
  readonly notify = (notice: Notice): void => {
    if (this.#all.some((other) => saysTheSame(other, notice))) return;
    this.#lastId += 1;
    this.#set([...this.#all, { ...notice, id: this.#lastId }]);
  };

  readonly close = (id: number): void => {
    this.#set(this.#all.filter((notice) => notice.id !== id));
  };

  /** Keeps the notices until released for the same reason. */
  readonly hold = (reason: Hold): void => {
    this.#holds.add(reason);
    this.#stops.forEach((stop) => stop());
    this.#stops.clear();
  };

  readonly release = (reason: Hold): void => {
    if (this.#holds.delete(reason)) this.#startTimers();
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getSnapshot = (): readonly ShownNotice[] => this.#shown;

  #set(all: readonly ShownNotice[]) {
    this.#all = all;
    this.#shown = all.slice(0, MOST_SHOWN);
    for (const [id, stop] of this.#stops) {
      if (all.some((notice) => notice.id === id)) continue;
      stop();
      this.#stops.delete(id);
    }
    if (all.length === 0) this.#holds.clear();
    this.#startTimers();
    this.#listeners.forEach((listener) => listener());
  }

  #startTimers() {
    if (this.#holds.size > 0) return;
    for (const { id, duration = DEFAULT_MS } of this.#shown) {
      if (duration > 0 && !this.#stops.has(id))
        this.#stops.set(
          id,
          this.#timer(() => this.close(id), duration),
        );
    }
  }
}
