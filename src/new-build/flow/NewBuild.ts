import type { Clock, Visibility } from "../../base/platform/ports";
import { NEWEST, stepNewBuild, type NewBuildEffect, type NewBuildEvent, type NewBuildState } from "./step";

/** What the flow of new builds needs. */
export interface NewBuildPorts {
  readonly clock: Clock;
  readonly visibility: Visibility;
  /** The build of this page; empty where it is not known. */
  readonly own: string;
  /** The build that the server has; empty where it does not say. Never rejects. */
  readonly ask: () => Promise<string>;
  /** The build for which this tab was loaded again before. */
  readonly triedFor: () => string | null;
  /** Whether something is open that would be lost. */
  readonly work: () => boolean;
  readonly perform: (effect: NewBuildEffect) => void;
}

/** The server is asked this often while the page is open, and when it is shown or hidden not more often than that; milliseconds. */
export const LOOK_EVERY = 30 * 60_000;
export const LOOK_AGAIN = 5 * 60_000;
/** A page is at rest once it has been hidden, or not been touched, for so long; milliseconds. */
export const HIDDEN_FOR = 60_000;
export const UNTOUCHED_FOR = 10 * 60_000;

/** Finds out about new builds, and waits for a calm moment to load one. */
export class NewBuild {
  #state: NewBuildState = NEWEST;
  #lookedAt: number;
  #stopLooking: () => void = () => undefined;
  #stopResting: () => void = () => undefined;

  constructor(private readonly ports: NewBuildPorts) {
    // The page has just come from the server.
    this.#lookedAt = ports.clock.now();
  }

  /** Begins; the returned function ends it. */
  start(): () => void {
    const stopWatching = this.ports.visibility.watch(() => {
      this.touched();
      if (this.ports.clock.now() - this.#lookedAt >= LOOK_AGAIN) void this.look();
    });
    this.#lookLater();
    this.touched();
    return () => {
      stopWatching();
      this.#stopLooking();
      this.#stopResting();
    };
  }

  /** The person has used the page, or has come to it, or has left it: rest begins again. */
  readonly touched = (): void => {
    const { clock, visibility } = this.ports;
    this.#stopResting();
    this.#stopResting = clock.after(visibility.visible() ? UNTOUCHED_FOR : HIDDEN_FOR, () => this.#rest());
  };

  /** A part of the page is gone from the server, and the person has asked for it again. */
  readonly missed = async (): Promise<void> => {
    await this.look();
    this.#happen({ type: "needed", work: this.ports.work() });
  };

  readonly accept = (): void => this.#happen({ type: "accepted" });

  /** Asks the server for its build. */
  async look(): Promise<void> {
    const { clock, own, ask, triedFor } = this.ports;
    this.#lookedAt = clock.now();
    this.#lookLater();
    this.#happen({ type: "seen", build: await ask(), own, triedFor: triedFor() });
  }

  #lookLater() {
    this.#stopLooking();
    this.#stopLooking = this.ports.clock.after(LOOK_EVERY, () => void this.look());
  }

  #rest() {
    this.#happen({ type: "calm", work: this.ports.work() });
    // A build that is seen later is waited for as well.
    this.touched();
  }

  #happen(event: NewBuildEvent) {
    const [next, effect] = stepNewBuild(this.#state, event);
    this.#state = next;
    if (effect) this.ports.perform(effect);
  }
}
