import { Snapshot } from "../../base/core/flow/Snapshot";
import type { FacePictures } from "../core/facePictures";
import type { FaceCamera, FacePorts } from "./ports";
import { beginningFace, stepFace, type FaceEffect, type FaceEvent, type FaceState } from "./step";

/** Performs a try to be known by one's face: opens the camera, looks at it, and has the platform asked [FACE-03]. */
export class FaceTry<Result> {
  readonly #ports: FacePorts<Result>;
  readonly #state = new Snapshot<FaceState<Result>>(beginningFace());
  #camera: FaceCamera | null = null;
  #unwatch: () => void = () => undefined;
  /** Counts cameras: what an earlier one brings no longer counts. */
  #turn = 0;
  #cancel: () => void = () => undefined;

  constructor(ports: FacePorts<Result>) {
    this.#ports = ports;
  }

  /** Begins, or begins again after a close; what it answers ends it, and the camera's light goes out. */
  readonly start = (): (() => void) => {
    const { visibility } = this.#ports;
    this.#unwatch();
    this.#unwatch = visibility.watch((visible) => this.#step({ type: visible ? "visible" : "hidden" }));
    this.#state.set(beginningFace());
    if (visibility.visible()) this.#perform({ run: "open" });
    else this.#step({ type: "hidden" });
    return this.close;
  };

  /** Tries again once a try is over. */
  readonly retry = (): void => this.#step({ type: "retry" });

  /** Ends it; the camera's light goes out. */
  readonly close = (): void => {
    this.#step({ type: "close" });
    this.#unwatch();
  };

  /** What the camera shows now; it changes together with the state. */
  get stream(): MediaStream | null {
    return this.#camera?.stream ?? null;
  }

  readonly subscribe = (listener: () => void): (() => void) => this.#state.subscribe(listener);

  readonly getSnapshot = (): FaceState<Result> => this.#state.getSnapshot();

  #step(event: FaceEvent<Result>): void {
    const before = this.getSnapshot();
    const [state, effects] = stepFace(before, event);
    // The camera goes first, so that no view draws one that has ended.
    for (const effect of effects) if (effect.run === "release") this.#release();
    if (state !== before) this.#state.set(state);
    for (const effect of effects) this.#perform(effect);
  }

  #perform(effect: FaceEffect): void {
    switch (effect.run) {
      case "open":
        return void this.#open();
      case "look":
        this.#cancel = this.#ports.clock.after(effect.after, () => void this.#look(effect.keeps));
        return;
      case "photograph":
        return void this.#photograph();
      case "send":
        return void this.#send(effect.pictures);
      case "release":
    }
  }

  #release(): void {
    this.#turn += 1;
    this.#cancel();
    this.#camera?.stop();
    this.#camera = null;
  }

  async #open(): Promise<void> {
    const turn = (this.#turn += 1);
    const [opened, challenge] = await Promise.all([this.#ports.open(), this.#ports.challenge()]);
    const camera = "fault" in opened ? null : opened;
    if (turn !== this.#turn) {
      camera?.stop();
      return;
    }
    this.#camera = camera;
    if ("fault" in opened) this.#step({ type: "unusable", fault: opened.fault });
    else if (challenge && "refused" in challenge) this.#step({ type: "refused", text: challenge.refused });
    else this.#step({ type: "opened", challenge, now: this.#ports.clock.now() });
  }

  async #look(keeps: boolean): Promise<void> {
    const [turn, camera] = [this.#turn, this.#camera];
    const began = this.#ports.clock.now();
    const look = await camera?.look(keeps);
    if (!look || turn !== this.#turn) return;
    if ("fault" in look) this.#step({ type: "unusable", fault: look.fault });
    else this.#step({ type: "looked", ...look, began, now: this.#ports.clock.now() });
  }

  async #photograph(): Promise<void> {
    const turn = this.#turn;
    const pictures = await this.#camera?.pictures();
    if (!pictures || turn !== this.#turn) return;
    if ("fault" in pictures) this.#step({ type: "unusable", fault: pictures.fault });
    else this.#step({ type: "photographed", pictures });
  }

  async #send(pictures: FacePictures): Promise<void> {
    const turn = this.#turn;
    const answer = await this.#ports.send(pictures, this.getSnapshot().challenge);
    if (turn !== this.#turn) return;
    this.#step(
      "result" in answer
        ? { type: "answered", result: answer.result }
        : { type: "refused", text: answer.refused },
    );
  }
}
