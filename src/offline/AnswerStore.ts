import type { GuestSlots } from "../base/core/apps/guests";
import { callOf, isFresh, isStored, type StoredAnswer } from "./core/storedAnswers";
import { desktopAnswers } from "./desktopAnswers";
import { personOf, type PersonKey } from "../base/core/wire/user";
import type { Heard } from "../base/platform/answerTap";
import { keptAnswers } from "../base/platform/database/stores";
import type { Ports } from "../base/platform/ports";

/** Answers that come one after the other are kept together, this long after the first, in milliseconds. */
export const TOGETHER = 2_000;

type KeeperPorts = Pick<Ports, "answers" | "clock" | "database" | "storage" | "time">;

/**
 * Keeps the answers that the desktop is drawn from, the newest of each call, for one person. What others have left and what
 * is too old goes. A full or forbidden database keeps nothing, in silence: the desktop does not depend on it [MORE-05].
 */
export class AnswerStore {
  readonly #known;
  readonly #waiting = new Map<string, StoredAnswer>();
  #stopTimer: (() => void) | null = null;
  #stopped = false;

  constructor(
    private readonly ports: KeeperPorts,
    private readonly person: PersonKey,
    guests: readonly GuestSlots[],
  ) {
    this.#known = desktopAnswers(guests);
  }

  /** Takes what has been heard so far, and whatever comes; the returned function ends it. */
  start(): () => void {
    const { answers } = this.ports;
    this.#stopped = false;
    answers.hear = (...heard) => this.#hear(...heard);
    for (const heard of answers.heard.splice(0)) this.#hear(...heard);
    return () => {
      this.#stopped = true;
      this.#stopTimer?.();
      this.#stopTimer = null;
      this.#waiting.clear();
      answers.hear = () => undefined;
    };
  }

  #hear(...[request, result]: Heard) {
    if (result.kind !== "answered" || !("text" in result.body)) return;
    const { text } = result.body;
    const call = callOf(request.url);
    if (!isStored(this.#known, call, result.status, text)) return;
    const { clock, time } = this.ports;
    this.#waiting.set(call, { person: this.person, call, text, at: time.now() });
    this.#stopTimer ??= clock.after(TOGETHER, () => void this.#keep());
  }

  /** Whether this person is still the one of the device: another tab may have signed them out. */
  #isTheirs(): boolean {
    const user = this.ports.storage.read("user");
    return !this.#stopped && user !== null && personOf(user) === this.person;
  }

  async #keep() {
    this.#stopTimer = null;
    const fresh = [...this.#waiting.values()];
    this.#waiting.clear();
    if (!this.#isTheirs()) return;
    const { database, time } = this.ports;
    await database.run([keptAnswers], "readwrite", async (rows) => {
      const store = rows(keptAnswers);
      await store.visit({}, async ({ person, at }, { remove }) => {
        if (person !== this.person || !isFresh(at, time.now())) await remove();
        return true;
      });
      // Asked once more, as the database may have been opened in between.
      if (this.#isTheirs()) for (const answer of fresh) await store.put(answer);
    });
  }
}

/** Forgets what is kept of everybody. */
export const forgetAnswers = ({ database }: Pick<Ports, "database">) =>
  database.run([keptAnswers], "readwrite", (rows) =>
    rows(keptAnswers).visit({}, async (_, { remove }) => {
      await remove();
      return true;
    }),
  );
