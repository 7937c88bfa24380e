import { Snapshot } from "../../base/core/flow/Snapshot";
import { chunkLength, type Cut } from "../core/cut";
import type { UploadPorts } from "./ports";
import {
  beginningUpload,
  isOver,
  type Stored,
  type UploadPhase,
  type UploadRequest,
  type UploadStart,
  type UploadState,
} from "./state";
import { stepUpload, type UploadEffect, type UploadEvent } from "./step";

/** What there is to see of an upload. */
export interface UploadView {
  readonly at: UploadPhase;
  readonly size: number;
  /** Bytes of a chunk; 0 until that is decided, when its turn comes. */
  readonly eachSize: number;
  /** In hexadecimal digits, once it is known. */
  readonly md5: string | null;
  /** What is stored, once that is known to be the file. */
  readonly stored: Stored | null;
  /** Bytes that have been hashed. */
  readonly hashed: number;
  /** Bytes that have gone out, those on their way included. */
  readonly sent: number;
  /** Bytes that this run has put on the line: without those that the platform had, and with those that it was sent twice. */
  readonly moved: number;
  readonly paused: UploadState["paused"];
  /** Whether it waits for the network, or for a pause after a failure to end. */
  readonly waiting: boolean;
}

const keyOf = (request: UploadRequest): string =>
  `${request.kind} ${"chunk" in request ? request.chunk : ""}`;

/** Performs the upload of one file: makes its requests, and hands their outcomes to `stepUpload` [UP-03, UP-10]. */
export class FileUpload extends Snapshot<UploadView> {
  readonly #ports: UploadPorts;
  /** Bytes sent by each request that is under way. */
  readonly #underWay = new Map<string, number>();
  #state: UploadState;
  #hashed = 0;
  #moved = 0;
  #cancelled = new AbortController();
  #stopTimer: () => void = () => undefined;

  constructor(cut: Cut, ports: UploadPorts, start?: UploadStart) {
    const state = beginningUpload(cut, start);
    super(viewOf(state, { hashed: 0, underWay: 0, moved: 0 }));
    this.#state = state;
    this.#ports = ports;
  }

  /** Begins; called once. */
  readonly begin = (): void => this.#tell({ type: "begin" });
  readonly pause = (): void => this.#tell({ type: "pause" });
  readonly resume = (): void => this.#tell({ type: "resume" });
  /** Ends it for good; nothing more is sent. */
  readonly abort = (): void => this.#tell({ type: "abort" });
  /** Tries a failed one again; what has arrived is not sent again. */
  readonly retry = (): void => this.#tell({ type: "retry" });
  /** Says whether there is a network. */
  readonly setOnline = (online: boolean): void => this.#tell({ type: online ? "online" : "offline" });

  #tell(event: UploadEvent): void {
    const [state, effects] = stepUpload(this.#state, event);
    this.#state = state;
    for (const effect of effects) this.#run(effect);
    if (isOver(state)) this.#stopTimer();
    this.#show();
  }

  #run(effect: UploadEffect): void {
    switch (effect.run) {
      case "cancel":
        this.#cancelled.abort();
        this.#cancelled = new AbortController();
        this.#underWay.clear();
        this.#stopTimer();
        return;
      case "wait":
        this.#stopTimer = this.#ports.timer(
          () => this.#tell({ type: "rested", turn: effect.turn }),
          effect.milliseconds,
        );
        return;
      case "request":
        void this.#perform(effect.request, effect.turn);
    }
  }

  async #perform(request: UploadRequest, turn: number): Promise<void> {
    const { cut, md5, stored } = this.#state;
    const { signal } = this.#cancelled;
    const progress = (bytes: number) => {
      if (signal.aborted) return;
      if (request.kind === "hash") this.#hashed = bytes;
      else if (request.kind === "send" || request.kind === "whole") this.#move(request, bytes);
      this.#show();
    };
    const outcome = await this.#ports.perform(request, { cut, md5: md5 ?? "", stored, progress, signal });
    if (signal.aborted) return;
    // Not every transport tells of the last bytes.
    if ("sent" in outcome || ("stored" in outcome && request.kind === "whole"))
      this.#move(request, request.kind === "send" ? chunkLength(cut, request.chunk) : cut.size);
    this.#underWay.delete(keyOf(request));
    this.#tell({ type: "ended", turn, request, outcome, chance: this.#ports.chance() });
  }

  /** Notes that so many bytes of a request have gone out. */
  #move(request: UploadRequest, bytes: number): void {
    this.#moved += Math.max(0, bytes - (this.#underWay.get(keyOf(request)) ?? 0));
    this.#underWay.set(keyOf(request), bytes);
  }

  #show(): void {
    const underWay = [...this.#underWay.values()].reduce((sum, bytes) => sum + bytes, 0);
    this.set(viewOf(this.#state, { hashed: this.#hashed, underWay, moved: this.#moved }));
  }
}

function viewOf(
  state: UploadState,
  { hashed, underWay, moved }: Readonly<Record<"hashed" | "underWay" | "moved", number>>,
): UploadView {
  const { at, cut, md5, stored, arrived, paused, offline, resting } = state;
  const { size, eachSize } = cut;
  return {
    at,
    size,
    eachSize,
    md5,
    stored,
    hashed: md5 === null && stored === null ? Math.min(hashed, size) : size,
    sent: at.phase === "done" || at.phase === "delivering" ? size : Math.min(arrived + underWay, size),
    moved,
    paused,
    waiting: offline || resting,
  };
}
