import { Snapshot } from "../../base/core/flow/Snapshot";
import { readManifest, type SubAppAddress, type SubAppEntry } from "./manifest";
import {
  describe,
  SubAppFailure,
  type Remove,
  type Stage,
  type SubAppInstance,
  type SubAppModule,
  type SubAppPorts,
} from "./ports";
import {
  IDLE,
  stepSubApp,
  type Failure,
  type SubAppEffect,
  type SubAppEvent,
  type SubAppState,
} from "./step";

/** How long a manifest, a script or a mount may take to answer, in milliseconds [VIEW-04]. */
export const ANSWER_LIMIT = 10_000;

/** What belongs to one attempt and ends with it. */
interface Attempt<Kit> {
  readonly ending: AbortController;
  module?: SubAppModule<Kit>;
  stage?: Stage;
  removeStyle?: Remove;
  instance?: SubAppInstance;
}

/** One sub-application from manifest to unmount. Performs the effects of `stepSubApp`; draws nothing and throws nothing. */
export class SubAppEngine<Kit> {
  readonly #snapshot = new Snapshot<SubAppState>(IDLE);
  readonly subscribe = this.#snapshot.subscribe;
  readonly getSnapshot = this.#snapshot.getSnapshot;
  /** Ahead of what is shown while effects are begun. */
  #state: SubAppState = IDLE;
  #attempt: Attempt<Kit> | null = null;
  #active = false;
  #stopClock: (() => void) | null = null;

  constructor(
    readonly address: SubAppAddress,
    private readonly ports: SubAppPorts<Kit>,
    /** Makes what the sub-application receives; called once for each mount with a way to say that it broke. */
    private readonly createKit: (crashed: (thrown: unknown) => void) => Kit,
  ) {}

  open() {
    this.#send({ type: "open" });
  }

  retry() {
    this.#send({ type: "retry" });
  }

  /** Unmounts, and removes everything that this sub-application put into the page. */
  close() {
    this.#send({ type: "close" });
  }

  /** Brings the sub-application to the front or behind; remembered until it is there to hear it. */
  setActive(on: boolean) {
    if (this.#active === on) return;
    this.#active = on;
    if (this.#state.phase === "ready") this.#tellActive();
  }

  #send(event: SubAppEvent) {
    const before = this.#state;
    const [state, effect] = stepSubApp(before, event);
    if (state === before) return;
    this.#state = state;
    this.#stopClock?.();
    this.#stopClock = null;
    if (effect) this.#perform(effect);
    if (state.phase === "ready") this.#tellActive();
    if (this.#state === state) this.#snapshot.set(state);
  }

  #perform(effect: SubAppEffect) {
    if (effect.run === "discard") {
      this.#discard();
      return;
    }
    const { attempt } = effect;
    this.#stopClock = this.ports.after(ANSWER_LIMIT, () => this.#send({ type: "timedOut", attempt }));
    const current = effect.run === "fetchManifest" ? this.#begin() : this.#attempt;
    if (!current) return;
    const work = this.#work(effect, current);
    void work.then(
      (event) => this.#send(event),
      (thrown: unknown) => {
        this.#send({ type: "failed", attempt, ...failureOf(thrown) });
        if (!(thrown instanceof SubAppFailure)) this.ports.report(thrown);
        else if ("cause" in thrown) this.ports.report(thrown.cause);
      },
    );
  }

  async #work(
    effect: Exclude<SubAppEffect, { run: "discard" }>,
    current: Attempt<Kit>,
  ): Promise<SubAppEvent> {
    const { attempt } = effect;
    switch (effect.run) {
      case "fetchManifest": {
        const document = await this.ports.fetchManifest(this.address.app, current.ending.signal);
        const entry = readManifest(document, this.address, this.ports.origin);
        if ("reason" in entry) return { type: "failed", attempt, ...entry };
        return { type: "manifestRead", attempt, entry };
      }
      case "loadScript":
        await this.#loadOrTell(effect.entry, current);
        return { type: "scriptLoaded", attempt };
      case "mount":
        await this.#mount(attempt, current);
        return { type: "mounted", attempt };
    }
  }

  /** Loads an entry. Where the server cannot be reached at all, that is the failure, whichever file failed first. */
  async #loadOrTell(entry: SubAppEntry, current: Attempt<Kit>) {
    try {
      await this.#load(entry, current);
    } catch (thrown) {
      const failure = failureOf(thrown);
      if (failure.reason !== "scriptFailed" && failure.reason !== "styleFailed") throw thrown;
      if (await this.ports.reaches(entry.script, current.ending.signal)) throw thrown;
      throw new SubAppFailure("unreachable", failure.detail);
    }
  }

  async #load(entry: SubAppEntry, current: Attempt<Kit>) {
    const { signal } = current.ending;
    const style = entry.style === undefined ? undefined : this.ports.loadStyle(entry.style, signal);
    // The style sheet may arrive after the attempt has ended, or after the script has failed.
    const styled = style?.then((remove) => {
      if (signal.aborted) remove();
      else current.removeStyle = remove;
    });
    const [module] = await Promise.all([this.ports.loadModule(entry, signal), styled]);
    current.module = module;
  }

  async #mount(attempt: number, current: Attempt<Kit>) {
    if (!current.module) throw new SubAppFailure("noMount", this.address.fileId);
    const stage = this.ports.createStage();
    current.stage = stage;
    const kit = this.createKit((thrown) => this.#crash(attempt, thrown));
    let instance: SubAppInstance;
    try {
      instance = await current.module.mount(stage.element, kit);
    } catch (thrown) {
      throw new SubAppFailure("mountThrew", describe(thrown), { cause: thrown });
    }
    if (!isInstance(instance)) throw new SubAppFailure("noMount", `${this.address.fileId}: mount()`);
    // An instance that arrives after its attempt ended has no pane any more.
    if (current.ending.signal.aborted) this.#guarded(() => instance.unmount());
    else current.instance = instance;
  }

  #begin(): Attempt<Kit> {
    this.#attempt = { ending: new AbortController() };
    return this.#attempt;
  }

  #tellActive() {
    const { attempt } = this.#state;
    try {
      this.#attempt?.instance?.setActive(this.#active);
    } catch (thrown) {
      this.#crash(attempt, thrown);
    }
  }

  #crash(attempt: number, thrown: unknown) {
    const heard = attempt === this.#state.attempt;
    this.#send({ type: "failed", attempt, reason: "crashed", detail: describe(thrown) });
    if (heard) this.ports.report(thrown);
  }

  #discard() {
    const ended = this.#attempt;
    this.#attempt = null;
    if (!ended) return;
    ended.ending.abort();
    // Not within the present call: a sub-application that is told to end while it draws could not do so.
    queueMicrotask(() => {
      this.#guarded(() => ended.instance?.unmount());
      ended.stage?.remove();
      ended.removeStyle?.();
    });
  }

  #guarded(run: () => void) {
    try {
      run();
    } catch (thrown) {
      this.ports.report(thrown);
    }
  }
}

const isInstance = (value: unknown): value is SubAppInstance =>
  typeof value === "object" &&
  value !== null &&
  "setActive" in value &&
  typeof value.setActive === "function" &&
  "unmount" in value &&
  typeof value.unmount === "function";

const failureOf = (thrown: unknown): Failure =>
  thrown instanceof SubAppFailure
    ? { reason: thrown.reason, detail: thrown.detail }
    : { reason: "scriptFailed", detail: describe(thrown) };
