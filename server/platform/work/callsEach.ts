import { stillWorking } from "./workQueue";

/** How many calls of one person are answered at once, how many more may wait, and after how many seconds a refused one may come again. */
export interface CallLimits {
  readonly running: number;
  readonly waiting: number;
  readonly retryAfter: number;
}

/** A browser has six calls under way; a page that opens with several applications has some forty more waiting. */
const LIMITS: CallLimits = { running: 8, waiting: 192, retryAfter: 5 };

/** The calls of one person. */
interface Line {
  running: number;
  readonly waiting: (() => void)[];
}

/**
 * Bounds the calls that one person has under way: a few are answered at once, the others wait in their order, and what is
 * too many is refused. A person who sends hundreds waits for themselves, and takes neither memory nor connections to the
 * database from others [SEC-06].
 */
export class CallsEach {
  readonly #lines = new Map<string, Line>();

  constructor(private readonly limits: CallLimits = LIMITS) {}

  /**
   * Answers a call when its turn among the person's own has come; rejects with a `Refusal` of 429 where too many wait. Its place is
   * free once the answer has left, which until then lies in memory.
   */
  async run<Result>(
    person: string,
    answer: () => Result | Promise<Result>,
    left: Promise<unknown> = Promise.resolve(),
  ): Promise<Result> {
    const turn = this.#takePlace(person);
    if (turn) await turn;
    try {
      return await answer();
    } finally {
      void left.then(() => this.#givePlace(person));
    }
  }

  /** Takes a place of the person's; the promise of one where all are taken. */
  #takePlace(person: string): Promise<void> | null {
    const line = this.#lines.get(person) ?? { running: 0, waiting: [] };
    if (line.waiting.length >= this.limits.waiting) throw stillWorking(this.limits.retryAfter);
    this.#lines.set(person, line);
    if (line.running >= this.limits.running)
      return new Promise<void>((resolve) => line.waiting.push(resolve));
    line.running += 1;
    return null;
  }

  #givePlace(person: string): void {
    const line = this.#lines.get(person);
    const next = line?.waiting.shift();
    if (!line || next) {
      next?.();
      return;
    }
    line.running -= 1;
    if (line.running === 0) this.#lines.delete(person);
  }
}
