import { LONGEST_TIMER } from "./stay";
import { isUrgent, saysTheSame } from "./urgency";
import type { Notice, Text } from "../../core/wire/text";
import { startTimer, type StartTimer } from "../../flows/startTimer";
import type { NoticeDesk } from "./ToastDesk";

/** A notice of the portal's own, which may lead somewhere. */
export interface LeadingNotice extends Notice {
  readonly action?: { readonly label: Text; readonly run: () => void };
}

/** A notice on the screen; a duration of 0 keeps it until it is closed. */
export interface ShownNotice extends LeadingNotice {
  readonly id: number;
  /** How often it has been said since it came. */
  readonly times: number;
}

/** What keeps notices from closing by themselves. */
export type Hold = "pointer" | "focus" | "key";

const DEFAULT_MS = 2000;
const MOST_SHOWN = 5;
/** Of more than these the oldest that waits goes, and stays unread in the log. */
const MOST_KEPT = 50;
/** Milliseconds in which the same is said for the same reason: one cut line makes many calls fail. */
const ECHO = 1000;

const hasRoom = (notice: Notice, place: number) => place < MOST_SHOWN || isUrgent(notice);
const isWaiting = (notice: Notice, place: number) => !hasRoom(notice, place);

/**
 * The notices on the screen, oldest first. Each closes by itself after its time, which begins when it has been drawn, but
 * not while they are held; when released, each has its whole time again [WID-04, A11Y-05]. More than five wait their
 * turn, except urgent ones. A desk, where the page has one, decides over each before it is shown [MORE-03].
 */
export class NotificationQueue {
  readonly #timer: StartTimer;
  readonly #listeners = new Set<() => void>();
  readonly #holds = new Set<Hold>();
  readonly #stops = new Map<number, () => void>();
  readonly #echoing = new Set<number>();
  readonly #drawn = new Set<number>();
  #desk: NoticeDesk | null = null;
  #all: readonly ShownNotice[] = [];
  #shown: readonly ShownNotice[] = [];
  #lastId = 0;

  constructor(timer: StartTimer = startTimer) {
    this.#timer = timer;
  }

  /**
   * Shows a notice. One that says the same as another still there is counted with that, which has its whole time again;
   * within a second it is the same [WID-04].
   */
  readonly notify = (notice: LeadingNotice): void => {
    const same = this.#all.find((other) => saysTheSame(other, notice));
    if (same && this.#echoing.has(same.id)) return;
    const arrival = same ? "again" : hasRoom(notice, this.#all.length) ? "shown" : "waiting";
    const taken = this.#desk ? this.#desk.take(notice, arrival) : notice;
    if (!taken) return;
    const id = same?.id ?? (this.#lastId += 1);
    const next = { ...notice, ...taken, id, times: 1 + (same?.times ?? 0) };
    this.#echoing.add(id);
    this.#timer(() => this.#echoing.delete(id), ECHO);
    this.#stop(id);
    this.#set(same ? this.#all.map((other) => (other === same ? next : other)) : [...this.#all, next]);
  };

  /** For whoever draws a notice: it can be seen from now on. */
  readonly drawn = (id: number): void => {
    this.#drawn.add(id);
    this.#startTimers();
  };

  readonly close = (id: number): void => {
    this.#set(this.#all.filter((notice) => notice.id !== id));
  };

  /** Takes all notices away, those too that wait: these stay unread in the log. */
  readonly closeAll = (): void => this.#set([]);

  /** Takes all notices away, and what the desk knows of them: they were for somebody who has gone [SEC-03]. */
  readonly clear = (): void => {
    this.#desk?.forget();
    this.closeAll();
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

  /** From now on this desk decides over every notice, or none does. When it becomes quiet, nothing waits any longer. */
  readonly entrust = (desk: NoticeDesk | null): void => {
    this.#desk = desk;
    if (desk?.log?.quiet && this.getWaiting() > 0) this.#set(this.#shown);
    else this.#tell();
  };

  readonly getDesk = (): NoticeDesk | null => this.#desk;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getSnapshot = (): readonly ShownNotice[] => this.#shown;

  /** How many notices wait until others have gone. */
  readonly getWaiting = (): number => this.#all.length - this.#shown.length;

  #set(next: readonly ShownNotice[]) {
    const waited = this.#all.filter((notice) => !this.#shown.includes(notice));
    const surplus = next.length > MOST_KEPT && (next.find(isWaiting) ?? next[0]);
    const all = next.filter((notice) => notice !== surplus);
    this.#all = all;
    this.#shown = all.filter(hasRoom);
    for (const id of this.#drawn)
      if (!all.some((notice) => notice.id === id)) {
        this.#stop(id);
        this.#drawn.delete(id);
      }
    if (all.length === 0) this.#holds.clear();
    this.#startTimers();
    this.#tell();
    for (const notice of this.#shown) if (waited.includes(notice)) this.#desk?.see(notice);
  }

  #tell() {
    this.#listeners.forEach((listener) => listener());
  }

  #stop(id: number) {
    this.#stops.get(id)?.();
    this.#stops.delete(id);
  }

  #startTimers() {
    if (this.#holds.size > 0) return;
    for (const { id, duration = DEFAULT_MS } of this.#shown) {
      if (duration > 0 && this.#drawn.has(id) && !this.#stops.has(id))
        this.#stops.set(
          id,
          this.#timer(() => this.close(id), Math.min(duration, LONGEST_TIMER)),
        );
    }
  }
}
