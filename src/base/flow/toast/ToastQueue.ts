import { LONGEST_TIMER } from "./stay";
import { isFailure, isUrgent, saysTheSame } from "./urgency";
import { Snapshot } from "../../core/flow/Snapshot";
import type { Toast, Text } from "../../core/wire/text";
import { startTimer, type StartTimer } from "../startTimer";
import type { ToastPolicy } from "./ToastPolicy";

/** A toast of the portal's own, which may have an action. */
export interface LeadingToast extends Toast {
  readonly action?: {
    readonly label: Text;
    readonly run: () => void;
    /** It takes back what the toast tells of, which Ctrl Z does too [A11Y-02]. */
    readonly undoes?: true;
  };
}

/** A toast on the screen; a duration of 0 keeps it until it is closed. */
export interface ShownToast extends LeadingToast {
  readonly id: number;
  /** How often it was repeated since it is on the screen. */
  readonly times: number;
}

/** Why toasts are held open. */
export type Hold = "pointer" | "focus" | "key";

const DEFAULT_MS = 2000;
const MOST_SHOWN = 5;
/** Failures stay, so that above this the oldest of them leaves its place to a newer one; the log has it. */
const MOST_FAILURES = 3;
/** Above this, the oldest waiting toast is dropped, and stays unread in the log. */
const MOST_KEPT = 50;
/** Milliseconds in which a repetition has the same cause: one broken connection makes many calls fail. */
const ECHO = 1000;

const hasRoom = (toast: Toast, place: number) => place < MOST_SHOWN || isUrgent(toast);
const isWaiting = (toast: Toast, place: number) => !hasRoom(toast, place);
/** Milliseconds on the screen; 0 until it is closed. */
const timeOf = (toast: Toast) => (isFailure(toast) ? 0 : (toast.duration ?? DEFAULT_MS));

/** All but the oldest failures that have been on the screen, above as many as there is room for. */
function withoutOldFailures(all: readonly ShownToast[]): readonly ShownToast[] {
  const failures = all.filter(
    (toast, place) => isFailure(toast) && toast.importance !== 5 && hasRoom(toast, place),
  );
  const old = failures.slice(0, -MOST_FAILURES);
  return old.length > 0 ? all.filter((toast) => !old.includes(toast)) : all;
}

/**
 * The toasts on the screen, oldest first. Each closes by itself after its time, which begins when it is rendered, but
 * not while they are held; when released, each has its whole time again [WID-04, A11Y-05]. More than five wait,
 * except urgent ones. A failure stays until it is closed or three newer ones have come. A policy, if the page has one, decides about each before it is shown [MORE-03].
 */
export class ToastQueue extends Snapshot<readonly ShownToast[]> {
  readonly #timer: StartTimer;
  readonly #holds = new Set<Hold>();
  readonly #stops = new Map<number, () => void>();
  readonly #echoing = new Set<number>();
  readonly #drawn = new Set<number>();
  readonly #silent = new Set<(toast: Toast) => boolean>();
  #policy: ToastPolicy | null = null;
  #all: readonly ShownToast[] = [];
  #lastId = 0;

  constructor(timer: StartTimer = startTimer) {
    super([]);
    this.#timer = timer;
  }

  /**
   * Shows a toast. A repetition of one that is still on the screen is counted on it, and it has its whole time again;
   * within a second it is ignored [WID-04].
   */
  readonly notify = (toast: LeadingToast): void => {
    if (toast.answer !== true && [...this.#silent].some((isIt) => isIt(toast))) return;
    const same = this.#all.find((other) => saysTheSame(other, toast));
    if (same && this.#echoing.has(same.id)) return;
    const howShown = same ? "again" : hasRoom(toast, this.#all.length) ? "shown" : "waiting";
    const taken = this.#policy ? this.#policy.take(toast, howShown) : toast;
    if (!taken) return;
    const id = same?.id ?? (this.#lastId += 1);
    const next = { ...toast, ...taken, id, times: 1 + (same?.times ?? 0) };
    this.#echoing.add(id);
    this.#timer(() => this.#echoing.delete(id), ECHO);
    this.#stop(id);
    this.#set(same ? this.#all.map((other) => (other === same ? next : other)) : [...this.#all, next]);
  };

  /** Called once a toast is rendered: it is visible from now on. */
  readonly drawn = (id: number): void => {
    this.#drawn.add(id);
    this.#startTimers();
  };

  readonly close = (id: number): void => {
    this.#set(this.#all.filter((toast) => toast.id !== id));
  };

  /**
   * Keeps a toast from being said for as long as the page says the same in another place, and takes it away where it is on the screen.
   * An answer to what the person has just done is said all the same, and is gone at the end, when it is untrue.
   */
  readonly silence = (toast: Toast): (() => void) => {
    const isIt = (other: Toast) => saysTheSame(other, toast);
    const closeSame = () => this.#set(this.#all.filter((other) => !isIt(other)));
    this.#silent.add(isIt);
    closeSame();
    return () => {
      this.#silent.delete(isIt);
      closeSame();
    };
  };

  /** Closes all toasts, including waiting ones: these stay unread in the log. */
  readonly closeAll = (): void => this.#set([]);

  /** Closes all toasts, and clears the policy: they were for a person who has signed out [SEC-03]. */
  readonly clear = (): void => {
    this.#policy?.forget();
    this.closeAll();
  };

  /** Keeps the toasts until released for the same reason. */
  readonly hold = (reason: Hold): void => {
    this.#holds.add(reason);
    this.#stops.forEach((stop) => stop());
    this.#stops.clear();
  };

  readonly release = (reason: Hold): void => {
    if (this.#holds.delete(reason)) this.#startTimers();
  };

  /** Sets the policy for every later toast, or none. When it becomes quiet, no toast waits any longer. */
  readonly setPolicy = (policy: ToastPolicy | null): void => {
    this.#policy = policy;
    if (policy?.log?.quiet && this.getWaiting() > 0) this.#set(this.getSnapshot());
    else this.set(this.getSnapshot());
  };

  readonly getPolicy = (): ToastPolicy | null => this.#policy;

  /** How many toasts wait for a place. */
  readonly getWaiting = (): number => this.#all.length - this.getSnapshot().length;

  #set(next: readonly ShownToast[]) {
    const before = this.getSnapshot();
    const waited = this.#all.filter((toast) => !before.includes(toast));
    const surplus = next.length > MOST_KEPT && (next.find(isWaiting) ?? next[0]);
    const kept = next.filter((toast) => toast !== surplus);
    // One that is being read, or has the focus, is not taken away.
    const all = this.#holds.size > 0 ? kept : withoutOldFailures(kept);
    this.#all = all;
    const shown = all.filter(hasRoom);
    for (const id of this.#drawn)
      if (!all.some((toast) => toast.id === id)) {
        this.#stop(id);
        this.#drawn.delete(id);
      }
    if (all.length === 0) this.#holds.clear();
    this.set(shown);
    this.#startTimers();
    for (const toast of this.getSnapshot()) if (waited.includes(toast)) this.#policy?.see(toast);
  }

  #stop(id: number) {
    this.#stops.get(id)?.();
    this.#stops.delete(id);
  }

  #startTimers() {
    if (this.#holds.size > 0) return;
    for (const toast of this.getSnapshot()) {
      const { id } = toast;
      const duration = timeOf(toast);
      if (duration > 0 && this.#drawn.has(id) && !this.#stops.has(id))
        this.#stops.set(
          id,
          this.#timer(() => this.close(id), Math.min(duration, LONGEST_TIMER)),
        );
    }
  }
}
