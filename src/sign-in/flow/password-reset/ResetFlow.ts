import { partsOf } from "../../../base/core/address/address";
import {
  RESET_START,
  resendLeft,
  stepReset,
  type ResetEffect,
  type ResetEvent,
  type ResetState,
} from "./step";
import { Snapshot } from "../../../base/core/flow/Snapshot";
import type { ResetPorts } from "./ports";

/** Performs the steps of resetting a forgotten password, each with a place of its own in the history [AUTH-06]. */
export class ResetFlow {
  readonly #state = new Snapshot<ResetState>(RESET_START);
  readonly subscribe = this.#state.subscribe;
  readonly getSnapshot = this.#state.getSnapshot;
  #stopTimer: (() => void) | null = null;

  constructor(private readonly ports: ResetPorts) {}

  /** Begins at the first step, wherever the address was left, and follows Back and Forward; the answer stops that. */
  begin(): () => void {
    const { navigation } = this.ports;
    const { base, search, route } = partsOf(navigation.href());
    if (this.getSnapshot() === RESET_START) {
      navigation.rewrite(search === null ? base : `${base}?${search}`);
      if (route === "code" || route === "password") this.send({ type: "lost" });
    }
    const stopMoved = navigation.moved(() =>
      this.send({ type: "shown", step: partsOf(navigation.href()).route ?? "" }),
    );
    this.#wait();
    return () => {
      stopMoved();
      this.#stopTimer?.();
    };
  }

  readonly send = (event: ResetEvent): void => {
    const before = this.getSnapshot();
    const [state, effect] = stepReset(before, event, this.ports.clock.now());
    const looksAgain = state.hold !== before.hold;
    this.#state.set(state);
    if (looksAgain) this.#wait();
    if (effect) this.#run(effect);
  };

  /** Looks at the clock when another second of the hold has passed. Every look makes a hold of its own. */
  #wait(): void {
    this.#stopTimer?.();
    this.#stopTimer = null;
    const state = this.getSnapshot();
    if (state.hold === null) return;
    const { clock } = this.ports;
    const tick = () => this.send({ type: "ticked" });
    this.#stopTimer = clock.after(resendLeft(state, clock.now()) % 1000 || 1000, tick);
  }

  #run(effect: ResetEffect): void {
    const { navigation } = this.ports;
    if (effect.run === "show") {
      if (effect.step === "who") navigation.replace("#");
      else navigation.go(`#${effect.step}`);
    } else if (effect.run === "finish") {
      navigation.replace("#done");
      void this.ports.forgetRemembered(this.getSnapshot().account);
    } else {
      void this.ports.call(effect).then(this.send);
    }
  }
}
