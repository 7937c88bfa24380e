import { Snapshot } from "../../../base/core/flow/Snapshot";
import { pictureFaultText } from "../../core/judgePicture";
import type { Text } from "../../../base/core/wire/text";
import type { Pictures } from "../Pictures";
import {
  NOTHING_CHOSEN,
  stepCrop,
  type CropEffect,
  type CropEvent,
  type Cropping,
  type CropState,
} from "./step";

/** The world of cropping a picture. */
export interface CropPorts<Result> {
  readonly pictures: Pick<Pictures, "open" | "cut">;
  /** Makes an address for what is shown, and gives its memory back. */
  readonly addresses: { readonly make: (blob: Blob) => string; readonly drop: (url: string) => void };
  /** Keeps the cut picture, or takes the one that was there away where it is null; says why it could not. Never rejects. */
  readonly keep: (picture: File | null) => Promise<{ readonly result: Result } | { readonly text: Text }>;
}

const urlOf = <Result>(state: CropState<Result, File>): string | null =>
  "cropping" in state ? (state.cropping?.url ?? null) : null;

/** Performs the choice of a picture: opens what is chosen, cuts it as the frame shows it, and has it kept [UP-08]. */
export class CropFlow<Result> {
  readonly #state = new Snapshot<CropState<Result, File>>(NOTHING_CHOSEN);
  readonly subscribe = this.#state.subscribe;
  readonly getSnapshot = this.#state.getSnapshot;
  #hasEnded = false;

  constructor(private readonly ports: CropPorts<Result>) {}

  readonly send = (event: CropEvent<Result, File>): void => {
    const before = this.getSnapshot();
    const [state, effect] = stepCrop(before, event);
    if (state !== before) this.#state.set(state);
    const shown = urlOf(before);
    if (shown !== null && shown !== urlOf(state)) this.ports.addresses.drop(shown);
    if (effect) void this.#run(effect);
  };

  /** Gives back what it holds; called when nothing of it is shown any more. */
  end(): void {
    this.#hasEnded = true;
    const shown = urlOf(this.getSnapshot());
    if (shown !== null) this.ports.addresses.drop(shown);
  }

  async #run(effect: CropEffect<File>): Promise<void> {
    if (effect.run === "open") await this.#open(effect.file);
    else if (effect.run === "keep") await this.#keep(effect.cropping);
    else this.ports.addresses.drop(effect.url);
  }

  async #open(file: File): Promise<void> {
    const opened = await this.ports.pictures.open(file);
    if (this.#hasEnded) return;
    if ("fault" in opened) this.send({ type: "unusable", file, fault: pictureFaultText(opened.fault) });
    else this.send({ type: "opened", file, url: this.ports.addresses.make(opened.blob), size: opened.size });
  }

  async #keep(cropping: Cropping<File> | null): Promise<void> {
    const { pictures, keep } = this.ports;
    const cut = cropping && (await pictures.cut(cropping.file, cropping.view, cropping.size));
    if (cut && "fault" in cut) {
      this.send({ type: "refused", fault: pictureFaultText(cut.fault) });
      return;
    }
    const kept = await keep(cut?.file ?? null);
    this.send(
      "result" in kept ? { type: "kept", result: kept.result } : { type: "refused", fault: kept.text },
    );
  }
}
