import { Refusal, RetryLater } from "../envelope";
import { FairQueue } from "./fairQueue";
import { startTimer, type StartTimer } from "./startTimer";

/** What a queue takes. Times are in milliseconds. */
export interface WorkLimits {
  /** How many pieces of work go on at once. */
  readonly running: number;
  /** How many may wait; beyond that the newest of the longest lane is refused. */
  readonly waiting: number;
  /** How many one lane, by its whole path, may have, waiting and running; no limit of its own where it is left out. */
  readonly perLane?: number;
  /** How long a piece of work may wait for its turn. */
  readonly waitMs: number;
  /** How long it may go on. */
  readonly runMs: number;
  /** When a refused client may come again, in seconds. */
  readonly retryAfter: number;
}

/** A piece of work; `stop` is aborted when it has run for too long or its result is no longer wanted. */
export type Work<T> = (stop: AbortSignal) => Promise<T>;

const later = (status: 429 | 503, code: string, chinese: string, english: string) => (seconds: number) =>
  new RetryLater(
    status,
    `${chinese}，请在 ${seconds} 秒后再试|||${english}, please try again in ${seconds} ${seconds === 1 ? "second" : "seconds"}`,
    code,
    seconds,
  );

/** Refuses a person who has as much under way as one person may, for this many seconds. */
export const stillWorking = later(
  429,
  "still_working",
  "您之前的请求还在处理",
  "Your earlier requests are still being handled",
);

const refusals = {
  stillWorking,
  busy: later(503, "busy", "服务器繁忙", "The server is busy"),
  tookTooLong: later(503, "took_too_long", "处理时间过长，已停止", "This took too long and was stopped"),
  /** For a client that has disconnected and does not read it. */
  givenUp: () => new Refusal(503, "请求已取消|||The request was given up", "given_up"),
};

/** The end of waiting: a place is taken, or there is none. */
interface Turn {
  readonly take: () => void;
  readonly refuse: (refusal: Refusal) => void;
}

/**
 * Does work a few pieces at a time, so that none of it holds up what else the process does: lanes take turns, and what is
 * too much or too late is refused with a time to come again [SEC-06].
 */
export class WorkQueue {
  readonly #turns = new FairQueue<Turn>();
  /** How much of each lane waits or goes on. */
  readonly #lanes = new Map<string, number>();
  #running = 0;

  constructor(
    private readonly limits: WorkLimits,
    private readonly timer: StartTimer = startTimer,
  ) {}

  /**
   * Does a piece of work when its turn has come, and gives its result. Rejects with a `Refusal`: 429 where the lane has as
   * much as it may, 503 where the queue is full or the time is over. Once `given` is aborted the result is no longer
   * wanted: the work is dropped, or told to stop.
   */
  async run<T>(path: readonly string[], work: Work<T>, given?: AbortSignal): Promise<T> {
    const { perLane = Infinity, retryAfter } = this.limits;
    const lane = path.join("\n");
    if (given?.aborted) throw refusals.givenUp();
    if ((this.#lanes.get(lane) ?? 0) >= perLane) throw refusals.stillWorking(retryAfter);
    this.#count(lane, 1);
    try {
      await this.#turn(path, given);
      return await this.#perform(work, given);
    } finally {
      this.#count(lane, -1);
    }
  }

  #count(lane: string, change: number): void {
    const count = (this.#lanes.get(lane) ?? 0) + change;
    if (count > 0) this.#lanes.set(lane, count);
    else this.#lanes.delete(lane);
  }

  /** Waits until one of the places is taken for this piece of work. */
  #turn(path: readonly string[], given: AbortSignal | undefined): Promise<void> {
    const { waiting, waitMs, retryAfter } = this.limits;
    return new Promise((resolve, reject) => {
      const settle = () => {
        cancel();
        given?.removeEventListener("abort", leave);
      };
      const turn: Turn = {
        take: () => {
          settle();
          this.#running += 1;
          resolve();
        },
        refuse: (refusal) => {
          settle();
          reject(refusal);
        },
      };
      const leave = () => {
        if (this.#turns.remove(path, turn)) turn.refuse(refusals.givenUp());
      };
      const cancel = this.timer(() => {
        if (this.#turns.remove(path, turn)) turn.refuse(refusals.busy(retryAfter));
      }, waitMs);
      given?.addEventListener("abort", leave);
      this.#turns.push(path, turn);
      this.#next();
      if (this.#turns.size > waiting) this.#turns.popLongest()?.refuse(refusals.busy(retryAfter));
    });
  }

  #next(): void {
    if (this.#running < this.limits.running) this.#turns.shift()?.take();
  }

  /** The place is free again when the work has really ended, even where its caller was told earlier. */
  async #perform<T>(work: Work<T>, given: AbortSignal | undefined): Promise<T> {
    const { runMs, retryAfter } = this.limits;
    const stop = new AbortController();
    const result = (async () => work(stop.signal))().finally(() => {
      this.#running -= 1;
      this.#next();
    });
    let refuse: (refusal: Refusal) => void = () => undefined;
    const over = new Promise<never>((_, reject) => {
      refuse = reject;
    });
    const end = (refusal: Refusal) => {
      refuse(refusal);
      stop.abort();
    };
    const leave = () => end(refusals.givenUp());
    const cancel = this.timer(() => end(refusals.tookTooLong(retryAfter)), runMs);
    given?.addEventListener("abort", leave);
    if (given?.aborted) leave();
    try {
      return await Promise.race([result, over]);
    } finally {
      cancel();
      given?.removeEventListener("abort", leave);
    }
  }
}
