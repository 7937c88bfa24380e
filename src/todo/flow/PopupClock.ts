import { Snapshot } from "../../base/core/flow/Snapshot";
import { startTimer, type StartTimer } from "../../base/flow/startTimer";
import { type Hold, type PopupEvent, popupSeconds, type PopupState, startPopup, stepPopup } from "./step";

/** What is shown of the time. */
export interface PopupSnapshot {
  readonly phase: PopupState["phase"];
  readonly seconds: number;
  /** The person holds it by the button. */
  readonly pinned: boolean;
}

/** The clock and the timer; replaced in tests. */
export interface PopupPorts {
  readonly now: () => number;
  readonly timer: StartTimer;
}

const PORTS: PopupPorts = { now: Date.now, timer: startTimer };
const SECOND = 1_000;

/** Performs the time of to-dos that opened by themselves: it looks at the clock once a second, and tells when it ends. */
export class PopupClock {
  readonly #ports: PopupPorts;
  readonly #snapshot: Snapshot<PopupSnapshot>;
  #state: PopupState;
  #stop: (() => void) | null = null;
  #stopLooking: (() => void) | null = null;
  #onEnd: (() => void) | null = null;

  constructor(ports: PopupPorts = PORTS) {
    this.#ports = ports;
    this.#state = startPopup(ports.now());
    this.#snapshot = new Snapshot(this.#look());
  }

  /** Begins to run; no time goes by while something covers the page. The answer ends it without a word. */
  readonly start = (onEnd: () => void, isCovered: () => boolean = () => false): (() => void) => {
    this.#onEnd = onEnd;
    this.active();
    this.#watch(isCovered);
    return () => {
      this.#onEnd = null;
      this.#stop?.();
      this.#stopLooking?.();
    };
  };

  readonly active = (): void => this.#step({ type: "active", now: this.#ports.now() });
  readonly hold = (by: Hold): void => this.#step({ type: "hold", by });
  readonly release = (by: Hold): void => this.#step({ type: "release", by, now: this.#ports.now() });

  readonly subscribe = (listener: () => void): (() => void) => this.#snapshot.subscribe(listener);

  readonly getSnapshot = (): PopupSnapshot => this.#snapshot.getSnapshot();

  #look(): PopupSnapshot {
    const state = this.#state;
    return {
      phase: state.phase,
      seconds: popupSeconds(state, this.#ports.now()),
      pinned: state.phase === "held" && state.by.includes("person"),
    };
  }

  #watch(isCovered: () => boolean) {
    if (isCovered()) this.hold("cover");
    else this.release("cover");
    this.#stopLooking = this.#ports.timer(() => this.#watch(isCovered), SECOND);
  }

  #step(event: PopupEvent) {
    this.#stop?.();
    this.#stop = null;
    const before = this.#state.phase;
    this.#state = stepPopup(this.#state, event);
    const state = this.#state;
    this.#snapshot.set(this.#look());
    if (state.phase === "ended" && before !== "ended") this.#onEnd?.();
    if (state.phase !== "running") return;
    const left = state.endsAt - this.#ports.now();
    this.#stop = this.#ports.timer(
      () => this.#step({ type: "tick", now: this.#ports.now() }),
      left % SECOND || SECOND,
    );
  }
}
