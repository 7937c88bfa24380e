import { Snapshot } from "../../base/core/flow/Snapshot";
import type { LabSubject, LabVisit } from "../core/labReport";
import {
  IDLE,
  stepLab,
  type AskedManifest,
  type LabEffect,
  type LabEvent,
  type LabState,
  type Refusal,
  type RunOptions,
  type RunStep,
} from "./step";

/** The application on the lab's stage; `leave` ends it and says what came of its visit. */
export interface LabStage {
  /** Resolves with whether it opened. */
  open(
    subject: LabSubject,
    language: Extract<RunStep, { readonly run: "open" }>["language"],
    options: RunOptions,
    signal: AbortSignal,
  ): Promise<boolean>;
  settle(signal: AbortSignal): Promise<void>;
  audit(scheme: "light" | "dark"): Promise<void>;
  leave(): Promise<LabVisit>;
}

/** The lab's world. None of its promises rejects. */
export interface LabPorts {
  readManifest(
    asked: AskedManifest,
    signal: AbortSignal,
  ): Promise<{ readonly subject: LabSubject } | Refusal>;
  readonly stage: LabStage;
}

/** Performs the effects of {@link stepLab}, one after the other. */
export class LabEngine {
  readonly #snapshot = new Snapshot<LabState>(IDLE);
  readonly subscribe = this.#snapshot.subscribe;
  readonly getSnapshot = this.#snapshot.getSnapshot;
  #ending = new AbortController();

  constructor(private readonly ports: LabPorts) {}

  /** Reads the manifest of an application. */
  readonly ask = (asked: AskedManifest) => this.#send({ type: "ask", ...asked });
  /** Opens the application that was read, and checks it. */
  readonly run = (options: RunOptions) => this.#send({ type: "run", options });
  /** Gives up what is under way; what is open ends. */
  readonly cancel = () => this.#send({ type: "cancel" });

  #send(event: LabEvent) {
    const before = this.getSnapshot();
    const [state, effect] = stepLab(before, event);
    if (state === before) return;
    this.#snapshot.set(state);
    if (effect) void this.#perform(effect);
  }

  async #perform(effect: LabEffect) {
    if (effect.do === "stop") {
      this.#ending.abort();
      this.#ending = new AbortController();
      await this.ports.stage.leave();
      return;
    }
    const { attempt } = effect;
    const { signal } = this.#ending;
    if (effect.do === "readManifest") {
      const { address, app } = effect;
      const read = await this.ports.readManifest({ address, app }, signal);
      this.#send(
        "subject" in read ? { type: "read", attempt, ...read } : { type: "refused", attempt, ...read },
      );
      return;
    }
    const { step, subject, options } = effect;
    switch (step.run) {
      case "open": {
        const opened = await this.ports.stage.open(subject, step.language, options, signal);
        this.#send({ type: "stepped", attempt, opened });
        return;
      }
      case "settle":
        await this.ports.stage.settle(signal);
        break;
      case "audit":
        await this.ports.stage.audit(step.scheme);
        break;
      case "leave":
        this.#send({ type: "left", attempt, visit: await this.ports.stage.leave() });
        return;
    }
    this.#send({ type: "stepped", attempt });
  }
}
