import { LONGEST_TIMER } from "../../core/notice/stay";
import { isUrgent, saysTheSame } from "../../core/notice/urgency";
import type { Notice, Text } from "../../core/wire/text";
import { startTimer, type StartTimer } from "../startTimer";
import type { NoticeDesk } from "./NoticeDesk";

/** A notice of the portal's own, which may lead somewhere. */
export interface LeadingNotice extends Notice {
  readonly action?: { readonly label: Text; readonly run: () => void };
}

/** A notice on the screen; a duration of 0 keeps it until it is closed. */
export interface ShownNotice extends LeadingNotice {
  readonly id: number;
}

/** What keeps notices from closing by themselves. */
export type Hold = "pointer" | "focus" | "key";

const DEFAULT_MS = 2000;
const MOST_SHOWN = 5;

/**
 * The notices on the screen, oldest first. Each closes by itself after its time, but not while they are held;
 * when released, each has its whole time again [WID-04, A11Y-05]. More than five wait their turn, except urgent ones.
 * A desk, where the page has one, decides over each before it is shown [MORE-03].
 */
export class NotificationQueue {
  readonly #timer: StartTimer;
  readonly #listeners = new Set<() => void>();
  readonly #holds = new Set<Hold>();
  readonly #stops = new Map<number, () => void>();
  #desk: NoticeDesk | null = null;
  #all: readonly ShownNotice[] = [];
  #shown: readonly ShownNotice[] = [];
  #lastId = 0;

  constructor(timer: StartTimer = startTimer) {
    this.#timer = timer;
  }

  /** Shows a notice; one that says the same as another still there is not shown twice. */
  readonly notify = (notice: LeadingNotice): void => {
    if (this.#all.some((other) => saysTheSame(other, notice))) return;
    const taken = this.#desk ? this.#desk.take(notice) : notice;
    if (!taken) return;
    this.#lastId += 1;
    this.#set([...this.#all, { ...notice, ...taken, id: this.#lastId }]);
  };

  readonly close = (id: number): void => {
    this.#set(this.#all.filter((notice) => notice.id !== id));
  };

  /** Takes all notices away, and what the desk knows of them: they were for somebody who has gone [SEC-03]. */
  readonly clear = (): void => {
    this.#desk?.forget();
    this.#set([]);
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

  /** From now on this desk decides over every notice, or none does. */
  readonly entrust = (desk: NoticeDesk | null): void => {
    this.#desk = desk;
    this.#listeners.forEach((listener) => listener());
  };

  readonly getDesk = (): NoticeDesk | null => this.#desk;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getSnapshot = (): readonly ShownNotice[] => this.#shown;

  #set(all: readonly ShownNotice[]) {
    this.#all = all;
    this.#shown = all.filter((notice, place) => place < MOST_SHOWN || isUrgent(notice));
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
          this.#timer(() => this.close(id), Math.min(duration, LONGEST_TIMER)),
        );
    }
  }
}
