import { Snapshot } from "../../base/core/flow/Snapshot";
import type { VoiceToken } from "../core/recogniser";
import type { VoiceFailure, VoicePorts, VoiceRecorder } from "./ports";
import { IDLE, stepVoice, type VoiceEffect, type VoiceEvent, type VoiceState } from "./step";

/** Performs spoken commands: token, microphone, recogniser, and the way to what was found [VOICE-01]. */
export class Voice {
  readonly #ports: VoicePorts;
  readonly #unwatch: () => void;
  readonly #state = new Snapshot<VoiceState>(IDLE);
  /** What is under way; aborted when it is no longer wanted. */
  #work = new AbortController();
  #cancel: () => void = () => undefined;
  #token: VoiceToken | null = null;
  #recorder: VoiceRecorder | null = null;
  #sound: Blob | null = null;
  #address: string | null = null;

  constructor(ports: VoicePorts) {
    this.#ports = ports;
    this.#unwatch = ports.visibility.watch((visible) => {
      if (!visible) this.#step({ type: "hidden" });
    });
  }

  /** The button is pressed, by a pointer or a key; it becomes a command once it is held. */
  readonly press = (): void => this.#step({ type: "press" });
  readonly release = (): void => this.#step({ type: "release" });
  /** A press that has been held elsewhere for long enough. */
  readonly hold = (): void => {
    this.#step({ type: "press" });
    this.#step({ type: "held" });
  };
  /** Begins a command that ends by the next toggle, or ends it. */
  readonly toggle = (): void => this.#step({ type: "toggle" });
  /** Throws away what goes on. */
  readonly cancel = (): void => this.#step({ type: "cancel" });
  /** Sends the recording again, which could not be recognised. */
  readonly resend = (): void => this.#step({ type: "resend" });

  /** Ends it for good; the microphone is off. */
  readonly close = (): void => {
    this.#step({ type: "close" });
    this.#unwatch();
  };

  /** How loud the person speaks, from 0 to 1; it changes all the time, and is no part of the state. */
  readonly level = (): number => this.#recorder?.level() ?? 0;

  readonly subscribe = (listener: () => void): (() => void) => this.#state.subscribe(listener);

  readonly getSnapshot = (): VoiceState => this.#state.getSnapshot();

  #step(event: VoiceEvent): void {
    const before = this.getSnapshot();
    const [state, effects] = stepVoice(before, event);
    // What ends comes first: a view that is notified of the new state finds the microphone off.
    for (const effect of effects) if (effect.run === "release") this.#perform(effect);
    if (state !== before) this.#state.set(state);
    for (const effect of effects) if (effect.run !== "release") this.#perform(effect);
  }

  #perform(effect: VoiceEffect): void {
    switch (effect.run) {
      case "wait": {
        const { for: what, after } = effect;
        const { clock } = this.#ports;
        this.#cancel();
        this.#cancel = clock.after(after, () =>
          this.#step(what === "tick" ? { type: "tick", now: clock.now() } : { type: what }),
        );
        return;
      }
      case "askToken":
        return void this.#askToken();
      case "record":
        return void this.#record();
      case "recognise":
        return void this.#recognise(effect.again);
      case "look":
        return void this.#look(effect.sentence);
      case "jump":
        if (this.#address !== null) this.#ports.jump(this.#address);
        return;
      case "release":
        this.#release(effect.forgets);
    }
  }

  #release(forgets: boolean): void {
    this.#work.abort();
    this.#work = new AbortController();
    this.#cancel();
    this.#recorder?.discard();
    this.#recorder = null;
    if (!forgets) return;
    this.#sound = null;
    this.#token = null;
  }

  #failed({ fault, detail = null }: VoiceFailure): void {
    this.#step({ type: "fault", fault, detail });
  }

  async #askToken(): Promise<void> {
    const { signal } = this.#work;
    const token = await this.#ports.token(signal);
    if (signal.aborted) return;
    if ("fault" in token) {
      this.#failed(token);
      return;
    }
    this.#token = token;
    this.#step({ type: "token" });
  }

  async #record(): Promise<void> {
    const { signal } = this.#work;
    const recorder = await this.#ports.record(() => {
      if (!signal.aborted && this.getSnapshot().at.phase === "recording") this.#failed({ fault: "lost" });
    });
    if (signal.aborted) {
      if (!("fault" in recorder)) recorder.discard();
      return;
    }
    if ("fault" in recorder) {
      this.#failed(recorder);
      return;
    }
    this.#recorder = recorder;
    this.#step({ type: "opened", now: this.#ports.clock.now() });
  }

  /** Ends the recording, which is kept until the next one. */
  async #keepSound(): Promise<void> {
    const { signal } = this.#work;
    const recorder = this.#recorder;
    const sound = (await recorder?.stop()) ?? null;
    if (signal.aborted) return;
    recorder?.discard();
    this.#recorder = null;
    this.#sound = sound;
  }

  /** A token for the recording before: the first one may have ended by now. */
  async #renewToken(): Promise<void> {
    const { signal } = this.#work;
    const token = await this.#ports.token(signal);
    if (signal.aborted) return;
    this.#token = "fault" in token ? null : token;
    if ("fault" in token) this.#failed(token);
  }

  async #recognise(again: boolean): Promise<void> {
    const { signal } = this.#work;
    this.#cancel();
    await (again ? this.#renewToken() : this.#keepSound());
    if (signal.aborted || !this.#sound || !this.#token) return;
    const recognised = await this.#ports.recognise(this.#sound, this.#token, signal);
    if (this.#work.signal !== signal) return;
    if ("fault" in recognised) this.#failed(recognised);
    else this.#step({ type: "recognised", sentence: recognised.sentence.trim() });
  }

  async #look(sentence: string): Promise<void> {
    const { signal } = this.#work;
    const found = await this.#ports.find(sentence, signal);
    if (signal.aborted) return;
    if ("fault" in found) {
      this.#failed(found);
      return;
    }
    this.#address = found.address;
    if (found.address === null) this.#step({ type: "notLearned" });
    else this.#step({ type: this.#ports.allows(found.address) ? "found" : "notAllowed" });
  }
}
