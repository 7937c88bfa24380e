import path from "node:path";
import { type HeavyWork, jobOf } from "../work/heavyWork";
import type { UploadKey } from "./cut";
import type { AheadTask, forgetAhead, mergeAhead } from "./mergeChunks";
import type { Spool, Staging } from "./ports";
import { personName, uploadName } from "./uploadName";

const FILE = path.join(__dirname, "mergeChunks.ts");
const AHEAD = jobOf<typeof mergeAhead>(FILE, "mergeAhead");
const FORGET = jobOf<typeof forgetAhead>(FILE, "forgetAhead");

/** Bytes that are worth a turn of the thread, and the most in one: others wait meanwhile. */
const LEAST = 8 << 20;
const MOST = 64 << 20;

/** As many uploads are put together before their end at once; the others when they are merged. */
const UPLOADS = 32;

/** What no chunk has come for is given up after so long, milliseconds: it holds space on the disk. */
const IDLE_MS = 10 * 60_000;

/** Their own lane, so that no merge is refused for them. */
const LANE = { path: ["ahead"] };

interface Begun {
  readonly key: UploadKey;
  readonly arrived: Set<number>;
  /** Where the file grows; null until it is known. */
  target: string | null;
  /** Whether it is given up: no other one is begun for this upload. */
  lost: boolean;
  /** Chunks, from the first on, that are part of the file. */
  merged: number;
  /** The turn of the thread that goes on. */
  running: Promise<void> | null;
  touchedAt: number;
}

/** The world of what is put together ahead. */
export interface MergeAheadPorts {
  readonly merges: Pick<HeavyWork, "run">;
  readonly staging: Pick<Staging, "missing" | "source">;
  readonly spool: Pick<Spool, "newPath" | "remove">;
  readonly now: () => number;
}

/**
 * Puts files together while their chunks still come in, so that a film is there a moment after its last chunk. Nothing depends on it:
 * what is lost here, by a thread or a process that ends or a chunk that is replaced, is merged from all chunks in the end.
 */
export class MergeAhead {
  readonly #begun = new Map<string, Begun>();

  constructor(private readonly ports: MergeAheadPorts) {}

  /** Notes a chunk that is staged; `again` where it replaces one, which the file may have already. It never throws. */
  arrived(key: UploadKey, chunk: number, again: boolean): void {
    const known = this.#begun.get(nameOf(key));
    if (again) {
      if (known) known.lost = true;
      return;
    }
    const upload = known ?? this.#begin(key);
    if (!upload) return;
    upload.arrived.add(chunk);
    upload.touchedAt = this.ports.now();
    this.#goOn(upload);
  }

  /** The file of an upload that is merged now, as far as it has come, which is the caller's from here on; null where there is none. */
  async take(key: UploadKey): Promise<string | null> {
    const upload = this.#begun.get(nameOf(key));
    this.#begun.delete(nameOf(key));
    await upload?.running;
    if (!upload?.lost) return upload?.target ?? null;
    await this.#giveUp(upload);
    return null;
  }

  /** Removes a file that was taken and is not wanted. */
  async forget(target: string): Promise<void> {
    // A thread that is busy or gone forgets by itself.
    await this.ports.merges.run(FORGET, target, LANE).catch(() => undefined);
    await this.ports.spool.remove(target);
  }

  /** Gives up what no chunk comes for. */
  async sweep(): Promise<void> {
    const before = this.ports.now() - IDLE_MS;
    for (const [name, upload] of this.#begun)
      if (upload.touchedAt < before) {
        this.#begun.delete(name);
        await upload.running;
        await this.#giveUp(upload);
      }
  }

  /** Removes all, once the thread has ended. */
  async close(): Promise<void> {
    const left = [...this.#begun.values()];
    this.#begun.clear();
    for (const { running, target } of left) {
      await running;
      if (target) await this.ports.spool.remove(target);
    }
  }

  #begin(key: UploadKey): Begun | null {
    if (key.size < LEAST || this.#begun.size >= UPLOADS) return null;
    const upload: Begun = {
      key,
      arrived: new Set(),
      target: null,
      lost: false,
      merged: 0,
      running: null,
      touchedAt: this.ports.now(),
    };
    this.#begun.set(nameOf(key), upload);
    this.#run(upload, this.#open(upload));
    return upload;
  }

  /** An upload that goes on has chunks of an earlier time. */
  async #open(upload: Begun): Promise<boolean> {
    try {
      const missing = new Set(await this.ports.staging.missing(upload.key));
      for (let chunk = 1; chunk <= upload.key.chunks; chunk += 1)
        if (!missing.has(chunk)) upload.arrived.add(chunk);
      upload.target = await this.ports.spool.newPath();
      return true;
    } catch {
      // It is merged in the end.
      return false;
    }
  }

  /** Does work for an upload, and what has become ready meanwhile where that succeeded. */
  #run(upload: Begun, work: Promise<boolean>): void {
    upload.running = work.then((isDone) => {
      upload.running = null;
      if (isDone) this.#goOn(upload);
    });
  }

  #goOn(upload: Begun): void {
    const { key, arrived, target, lost, merged, running } = upload;
    const isTaken = this.#begun.get(nameOf(key)) !== upload;
    if (target === null || lost || running || isTaken) return;
    let upTo = merged;
    while (arrived.has(upTo + 1) && (upTo - merged) * key.eachSize < MOST) upTo += 1;
    if ((upTo - merged) * key.eachSize < LEAST) return;
    const source = this.ports.staging.source(key);
    const { size, eachSize, chunks } = key;
    const task: AheadTask = { source, target, size, eachSize, chunks, from: merged + 1, upTo };
    this.#run(upload, this.#perform(upload, task));
  }

  async #perform(upload: Begun, task: AheadTask): Promise<boolean> {
    const isDone = await this.ports.merges.run(AHEAD, task, LANE).catch(() => null);
    if (isDone) upload.merged = task.upTo;
    // The thread that had it is gone. Where there was no time for it, the next chunk tries again.
    if (isDone === false) await this.#giveUp(upload);
    return isDone === true;
  }

  async #giveUp(upload: Begun): Promise<void> {
    const { target } = upload;
    Object.assign(upload, { lost: true, target: null });
    if (target) await this.forget(target);
  }
}

const nameOf = (key: UploadKey): string => `${personName(key.person)}/${uploadName(key)}`;
