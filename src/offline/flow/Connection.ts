import { Snapshot } from "../../base/core/flow/Snapshot";
import type { Clock } from "../../base/platform/ports";
import {
  CONNECTED,
  stepConnection,
  type ConnectionEffect,
  type ConnectionEvent,
  type ConnectionState,
} from "./step";

/** What the flow of the connection needs. */
export interface ConnectionPorts {
  readonly clock: Clock;
  /** Asks the platform who is signed in; false where it does not answer. Never rejects. */
  readonly check: () => Promise<boolean>;
  /** Has everything on the page read again. */
  readonly refresh: () => void;
}

/** Follows the connection of a page: performs the effects of its flow. */
export class Connection extends Snapshot<ConnectionState> {
  #stopWaiting: () => void = () => undefined;
  #stopped = false;

  constructor(private readonly ports: ConnectionPorts) {
    super(CONNECTED);
  }

  readonly happen = (event: ConnectionEvent): void => {
    if (this.#stopped) return;
    const [next, effect] = stepConnection(this.getSnapshot(), event);
    this.set(next);
    if (effect) this.#perform(effect);
  };

  /** Ends all waiting; nothing happens any more. */
  readonly stop = (): void => {
    this.#stopped = true;
    this.#stopWaiting();
  };

  /** Takes up after `stop`. */
  readonly start = (): void => {
    this.#stopped = false;
  };

  #perform(effect: ConnectionEffect) {
    this.#stopWaiting();
    if (effect.run === "refresh") this.ports.refresh();
    else if (effect.run === "wait")
      this.#stopWaiting = this.ports.clock.after(effect.milliseconds, () => this.happen({ type: "waited" }));
    else
      void this.ports.check().then((answered) => this.happen({ type: answered ? "answered" : "unanswered" }));
  }
}
