import { Snapshot } from "../../core/flow/Snapshot";
import {
  isToldAt,
  leftOf,
  secondsLeft,
  standingCountdown,
  stepCountdown,
  type Countdown,
  type CountdownEvent,
} from "./step";
import { startTimer, type StartTimer } from "../startTimer";

/** What a countdown shows. */
export interface CountdownSnapshot {
  readonly phase: Countdown["phase"];
  readonly seconds: number;
  /** How much of the whole is left, 0 to 1. */
  readonly share: number;
}

/** The events of a countdown, for the component that speaks and acts. */
export interface CountdownListener {
  /** Few of the seconds are worth telling. */
  readonly onTold: (seconds: number) => void;
  readonly onEnd: () => void;
}

/** The clock and the timer; replaced in tests. */
export interface CountdownPorts {
  readonly now: () => number;
  readonly timer: StartTimer;
}

const PORTS: CountdownPorts = { now: Date.now, timer: startTimer };

/** Performs a countdown: it looks at the clock once a second, and may be held, go on, and get more time [A11Y-05]. */
export class CountdownClock {
  readonly #ports: CountdownPorts;
  #state: Countdown;
  readonly #snapshot: Snapshot<CountdownSnapshot>;
  #stop: (() => void) | null = null;
  #listener: CountdownListener | null = null;

  /** `total` in milliseconds. It does not run until `start`. */
  constructor(total: number, ports: CountdownPorts = PORTS) {
    this.#ports = ports;
    this.#state = standingCountdown(total);
    this.#snapshot = new Snapshot(this.#look());
  }

  /** Begins to run; the answer leaves it standing still. */
  readonly start = (listener: CountdownListener): (() => void) => {
    this.#listener = listener;
    this.release();
    return () => {
      this.#listener = null;
      this.hold();
    };
  };

  readonly hold = (): void => this.#step({ type: "hold", now: this.#ports.now() });
  readonly release = (): void => this.#step({ type: "release", now: this.#ports.now() });
  /** More time, in milliseconds. */
  readonly extend = (by: number): void => this.#step({ type: "extend", by, now: this.#ports.now() });

  readonly subscribe = (listener: () => void): (() => void) => this.#snapshot.subscribe(listener);

  readonly getSnapshot = (): CountdownSnapshot => this.#snapshot.getSnapshot();

  #step(event: CountdownEvent) {
    this.#state = stepCountdown(this.#state, event);
    this.#follow();
  }

  #look(): CountdownSnapshot {
    const now = this.#ports.now();
    const { phase, total } = this.#state;
    const left = leftOf(this.#state, now);
    return { phase, seconds: secondsLeft(this.#state, now), share: total > 0 ? left / total : 0 };
  }

  #follow() {
    this.#stop?.();
    this.#stop = null;
    const before = this.getSnapshot();
    const now = this.#look();
    this.#snapshot.set(now);
    if (now.phase === "ended") {
      if (before.phase !== "ended") this.#listener?.onEnd();
      return;
    }
    if (isToldAt(before.seconds, now.seconds)) this.#listener?.onTold(now.seconds);
    if (this.#state.phase !== "running") return;
    // To the moment at which the next second is shown.
    const left = leftOf(this.#state, this.#ports.now());
    const next = left % 1000 || 1000;
    this.#stop = this.#ports.timer(() => this.#step({ type: "tick", now: this.#ports.now() }), next);
  }
}
