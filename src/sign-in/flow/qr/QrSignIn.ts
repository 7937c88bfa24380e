import { Snapshot } from "../../../base/core/flow/Snapshot";
import { beginningQr, stepQr, type QrEffect, type QrEvent, type QrState } from "./step";
import type { SocialReturn } from "../../../base/core/session/socialReturn";
import type { Text } from "../../../base/core/wire/text";
import type { QrPorts } from "./ports";

/** Performs a sign-in by a code to scan: asks while the page is in view, and signs in when it is confirmed [AUTH-13]. */
export class QrSignIn {
  readonly #ports: QrPorts;
  readonly #unwatch: () => void;
  readonly #state: Snapshot<QrState>;
  #cancel: () => void = () => undefined;

  constructor(ports: QrPorts) {
    this.#ports = ports;
    this.#state = new Snapshot(beginningQr(!ports.visibility.visible()));
    this.#unwatch = ports.visibility.watch((visible) =>
      this.#step(visible ? { type: "visible", now: this.#now() } : { type: "hidden" }),
    );
    this.#perform({ run: "begin" });
  }

  /** Has a new code made once the one before is over. */
  readonly refresh = (): void => this.#step({ type: "refresh" });

  /** Ends it; nothing that comes later counts. */
  readonly close = (): void => {
    this.#step({ type: "close" });
    this.#cancel();
    this.#unwatch();
  };

  readonly subscribe = (listener: () => void): (() => void) => this.#state.subscribe(listener);

  readonly getSnapshot = (): QrState => this.#state.getSnapshot();

  readonly #now = () => this.#ports.clock.now();

  #step(event: QrEvent) {
    const before = this.getSnapshot();
    const [state, effect] = stepQr(before, event);
    if (state !== before) this.#state.set(state);
    if (effect) this.#perform(effect);
  }

  #perform(effect: QrEffect) {
    switch (effect.run) {
      case "begin":
        return void this.#begin();
      case "check":
        return void this.#check(effect.deviceCode);
      case "signIn":
        return void this.#signIn(effect.back);
      case "wait":
        this.#cancel();
        this.#cancel = this.#ports.clock.after(effect.milliseconds, () =>
          this.#step({ type: "due", now: this.#now() }),
        );
    }
  }

  async #begin() {
    const begun = await this.#ports.begin();
    this.#step(
      "failed" in begun
        ? { type: "failed", text: begun.failed }
        : { type: "begun", code: begun, now: this.#now() },
    );
  }

  async #check(deviceCode: string) {
    const answer = await this.#ports.check(deviceCode);
    const now = this.#now();
    if (answer === "unreachable") this.#step({ type: "unreachable", deviceCode, now });
    else if ("failed" in answer) this.#fail(deviceCode, answer.failed);
    else this.#step({ type: "checked", deviceCode, answer, now });
  }

  /** A refusal counts only for the code that is on the screen. */
  #fail(deviceCode: string, text: Text) {
    const state = this.getSnapshot();
    if ("code" in state && state.code.deviceCode === deviceCode) this.#step({ type: "failed", text });
  }

  async #signIn(back: SocialReturn) {
    const text = await this.#ports.signIn(back);
    if (text !== null) this.#step({ type: "failed", text });
  }
}
