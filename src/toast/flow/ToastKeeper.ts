import { isQuiet, quietUntil, type LessonEnds, type QuietSpan } from "./quiet";
import { isStay, LONGEST_TIMER, type Stay } from "../../base/flow/toast/stay";
import { EMPTY_LOG, stepToasts, type ToastLogState, type ToastEffect, type ToastEvent } from "./step";
import type { HowShown } from "../../base/flow/toast/ToastPolicy";
import { Snapshot } from "../../base/core/flow/Snapshot";
import type { LoggedToast } from "../core/toastLog";
import type { Toast } from "../../base/core/wire/text";
import type { Clock } from "../../base/platform/ports";
import type { Shelf } from "../../base/platform/storage";
import type { PersonalValues } from "../../base/platform/storageTable";

/** The ports of the keeper of toasts. */
export interface KeeperPorts {
  readonly clock: Clock;
  /** The stored values of the person signed in; null if there is none. */
  readonly shelf: () => Shelf<PersonalValues> | null;
  /** The log that an earlier page of this tab has left of the person signed in. */
  readonly recall: () => readonly LoggedToast[];
  /** Stores the log for the next page of this tab. */
  readonly store: (log: readonly LoggedToast[]) => void;
  /** Announces that quiet is over and how many toasts have not been seen. */
  readonly tell: (count: number) => void;
}

/**
 * Decides about every toast of a page, and keeps the log of them, which a reload of the tab does not end [MORE-03]. The person's
 * choices are stored on the device and read again each time, since another tab may have changed them.
 */
export class ToastKeeper {
  readonly #ports: KeeperPorts;
  readonly #log = new Snapshot<ToastLogState>(EMPTY_LOG);
  readonly subscribe = this.#log.subscribe;
  readonly getSnapshot = this.#log.getSnapshot;
  #stopTimer: () => void = () => undefined;

  constructor(ports: KeeperPorts) {
    this.#ports = ports;
    this.#step({ type: "recalled", log: ports.recall() });
    this.refresh();
  }

  /** Enters a toast in the log and returns it as it is to be shown, or null if it is held. */
  readonly take = (toast: Toast, howShown: HowShown = "shown"): Toast | null => {
    this.refresh();
    const effect = this.#step({ type: "said", toast, now: this.#now(), howShown });
    return effect?.run === "show" ? effect.toast : null;
  };

  /** A toast that waited behind others is shown now. */
  readonly see = (toast: Toast): void => void this.#step({ type: "seen", toast });

  /** Reads the person's choices again, as another tab, another person or the time may have changed them. */
  readonly refresh = (): void => {
    const shelf = this.#ports.shelf();
    const now = this.#now();
    const stay = shelf?.read("toastStay");
    const kept = shelf?.read("quietUntil") ?? 0;
    const until = kept > 0 ? kept : null;
    if (until !== null && !isQuiet(until, now)) shelf?.remove("quietUntil");
    const wishes = { stay: isStay(stay) ? stay : "normal", quietUntil: until } as const;
    const effect = this.#step({ type: "wished", wishes, now });
    this.#watch();
    if (effect?.run === "tell") this.#ports.tell(effect.count);
  };

  readonly chooseStay = (stay: Stay): void => {
    this.#ports.shelf()?.write("toastStay", stay);
    this.refresh();
  };

  /** Begins quiet for a span, as long as the person's lessons last, or ends it. */
  readonly chooseQuiet = (span: QuietSpan | null, lessons?: LessonEnds): void => {
    const shelf = this.#ports.shelf();
    if (span) shelf?.write("quietUntil", quietUntil(span, this.#now(), lessons));
    else shelf?.remove("quietUntil");
    this.refresh();
  };

  /** The log is shown. */
  readonly open = (): void => {
    this.#step({ type: "opened" });
    this.refresh();
  };

  /** The log has been seen, and is closed. */
  readonly close = (): void => void this.#step({ type: "closed" });

  /** Forgets everything: the person has signed out [SEC-03]. */
  readonly forget = (): void => {
    this.#step({ type: "forgotten" });
    this.refresh();
  };

  #now() {
    return this.#ports.clock.now();
  }

  #step(event: ToastEvent): ToastEffect | null {
    const before = this.getSnapshot();
    const [next, effect] = stepToasts(before, event);
    if (next.log !== before.log) this.#ports.store(next.log);
    this.#log.set(next);
    return effect;
  }

  /** Refreshes when quiet ends. */
  #watch() {
    this.#stopTimer();
    const { quietUntil: until } = this.getSnapshot();
    if (until === null || until === Infinity) return;
    this.#stopTimer = this.#ports.clock.after(Math.min(until - this.#now(), LONGEST_TIMER), this.refresh);
  }
}
