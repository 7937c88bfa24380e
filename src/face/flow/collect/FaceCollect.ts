import { Snapshot } from "../../../base/core/flow/Snapshot";
import type { Text } from "../../../base/core/wire/text";
import type { FaceCamera, FacePorts } from "../ports";
import {
  beginningCollect,
  WAIT_SECONDS,
  stepCollect,
  type CollectEffect,
  type CollectEvent,
  type CollectState,
} from "./step";

/** The world of taking a person's picture. None of these may reject. */
export interface CollectPorts extends Pick<FacePorts<never>, "open" | "clock" | "visibility"> {
  /** The stored picture of the person, in base64; null where there is none, or why it is not known. */
  readonly stored: () => Promise<string | null | { readonly refused: Text }>;
  /** Has the platform keep a picture; or why it does not. */
  readonly save: (photo: string) => Promise<{ readonly refused: Text } | null>;
  /** Seconds from the camera to the first photograph; 3 without. */
  readonly waitTime?: number | undefined;
}

/** Takes a person's picture and has it kept [FACE-02]. */
export class FaceCollect {
  readonly #ports: CollectPorts;
  readonly #state = new Snapshot<CollectState>(beginningCollect);
  #camera: FaceCamera | null = null;
  #unwatch: () => void = () => undefined;
  /** Counts cameras: what an earlier one brings no longer counts. */
  #turn = 0;
  #cancelLook: () => void = () => undefined;
  #cancelCount: () => void = () => undefined;

  constructor(ports: CollectPorts) {
    this.#ports = ports;
  }

  /** Begins, or begins again after a close; what it answers ends it, and the camera's light goes out. */
  readonly start = (): (() => void) => {
    const { visibility } = this.#ports;
    this.#unwatch();
    this.#unwatch = visibility.watch((visible) => this.send({ type: visible ? "visible" : "hidden" }));
    void this.#recall();
    return this.close;
  };

  /** What the camera shows now; it changes together with the state. */
  get stream(): MediaStream | null {
    return this.#camera?.stream ?? null;
  }

  readonly subscribe = (listener: () => void): (() => void) => this.#state.subscribe(listener);

  readonly getSnapshot = (): CollectState => this.#state.getSnapshot();

  /** Takes what the person does. */
  readonly send = (event: CollectEvent): void => {
    const before = this.getSnapshot();
    const [state, effects] = stepCollect(before, event);
    // The camera goes first, so that no view draws one that has ended.
    for (const effect of effects) if (effect.run === "release") this.#release();
    if (state !== before) this.#state.set(state);
    for (const effect of effects) this.#perform(effect);
  };

  /** Ends it; the camera's light goes out. */
  readonly close = (): void => {
    this.send({ type: "close" });
    this.#unwatch();
  };

  #perform(effect: CollectEffect): void {
    const { clock } = this.#ports;
    switch (effect.run) {
      case "open":
        return void this.#open();
      case "look":
        this.#cancelLook = clock.after(effect.after, () => void this.#look());
        return;
      case "count":
        this.#cancelCount = clock.after(effect.after, () => this.send({ type: "second" }));
        return;
      case "photograph":
        return void this.#photograph();
      case "recall":
        return void this.#recall();
      case "save":
        return void this.#save(effect.photo);
      case "release":
    }
  }

  #release(): void {
    this.#turn += 1;
    this.#cancelLook();
    this.#cancelCount();
    this.#camera?.stop();
    this.#camera = null;
  }

  async #open(): Promise<void> {
    const turn = (this.#turn += 1);
    const opened = await this.#ports.open();
    if (turn !== this.#turn) {
      if (!("fault" in opened)) opened.stop();
      return;
    }
    if ("fault" in opened) {
      this.send({ type: "unusable", fault: opened.fault });
      return;
    }
    this.#camera = opened;
    this.send({ type: "opened", seconds: this.#ports.waitTime ?? WAIT_SECONDS });
  }

  async #look(): Promise<void> {
    const turn = this.#turn;
    const look = await this.#camera?.look(false);
    if (!look || turn !== this.#turn) return;
    if ("fault" in look) this.send({ type: "unusable", fault: look.fault });
    else this.send({ type: "looked", frame: look.frame, now: this.#ports.clock.now() });
  }

  async #photograph(): Promise<void> {
    const turn = this.#turn;
    const pictures = await this.#camera?.pictures();
    if (!pictures || turn !== this.#turn) return;
    if ("fault" in pictures) this.send({ type: "unusable", fault: pictures.fault });
    else this.send({ type: "pictured", photo: pictures.photo });
  }

  async #recall(): Promise<void> {
    const stored = await this.#ports.stored();
    const isKnown = stored === null || typeof stored === "string";
    this.send(isKnown ? { type: "stored", photo: stored } : { type: "notKnown", text: stored.refused });
  }

  async #save(photo: string): Promise<void> {
    const failed = await this.#ports.save(photo);
    this.send(failed ? { type: "refused", text: failed.refused } : { type: "saved" });
  }
}
