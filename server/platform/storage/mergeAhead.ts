import path from "node:path";
import { type HeavyWork, jobOf } from "../work/heavyWork";
import type { UploadKey } from "./cut";
import type { AheadTask, forgetAhead, mergeAhead } from "./mergeChunks";
import type { Spool, Staging } from "./ports";
import { personName, uploadName } from "./uploadName";

const FILE = path.join(__dirname, "mergeChunks.ts");
const AHEAD = jobOf<typeof mergeAhead>(FILE, "mergeAhead");
const FORGET = jobOf<typeof forgetAhead>(FILE, "forgetAhead");

/** Their own lane, so that no merge is refused for them. */
const LANE = { path: ["ahead"] };

/** Bytes that are worth a turn of the thread, and the most in one: others wait meanwhile. */
const LEAST = 8 << 20;
const MOST = 64 << 20;

/** As many uploads are put together before their end at once, and as many of one person; the others when they are merged. */
const UPLOADS = 32;
const OF_PERSON = 4;

/** What no chunk has come for is given up after so long, milliseconds: it holds space on the disk. */
const IDLE_MS = 10 * 60_000;

interface Begun {
  readonly key: UploadKey;
  readonly arrived: Set<number>;
  /** Where the file grows; null until it is known. */
  target: string | null;
  /** Whether it is given up: no other one is begun for this upload. */
  lost: boolean;
  /** Chunks, from the first on, that are part of the file, and those that the thread was asked for. */
  merged: number;
  asked: number;
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

  /** Notes a chunk that is staged; `again` where it is known to replace one. It never throws. */
  arrived(key: UploadKey, chunk: number, again: boolean): void {
    const known = this.#begun.get(nameOf(key));
    // The file may have the other one already.
    if (known && (again || chunk <= known.asked)) void this.#giveUp(known);
    if (again) return;
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
    void this.#giveUp(upload);
    return null;
  }

  /** Removes a file that was taken and is not wanted; the thread that has it open may take its time. It never rejects. */
  async forget(target: string): Promise<void> {
    // What cannot be removed is left to the spool's sweep, and a thread that has no time now forgets it with its next turn.
    await this.ports.spool.remove(target).catch(() => undefined);
    await this.ports.merges.run(FORGET, target, LANE).catch(() => undefined);
  }

  /** Gives up all, as the disk is full: what still comes in needs the space. */
  giveUpAll(): void {
    for (const upload of this.#begun.values()) void this.#giveUp(upload);
  }

  /** Gives up what no chunk comes for. */
  async sweep(): Promise<void> {
    const before = this.ports.now() - IDLE_MS;
    const idle = [...this.#begun.values()].filter(({ touchedAt }) => touchedAt < before);
    await Promise.all(idle.map((upload) => this.#end(upload)));
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
    if (key.size < LEAST || !this.#hasRoom(key.person)) return null;
    const upload: Begun = {
      key,
      arrived: new Set(),
      target: null,
      lost: false,
      merged: 0,
      asked: 0,
      running: null,
      touchedAt: this.ports.now(),
    };
    this.#begun.set(nameOf(key), upload);
    this.#run(upload, this.#open(upload));
    return upload;
  }

  /** Whether there is room for one more of a person; what is lost or idle makes room. */
  #hasRoom(person: string): boolean {
    const before = this.ports.now() - IDLE_MS;
    const all = [...this.#begun.values()];
    const own = all.filter(({ key }) => key.person === person);
    if (own.length < OF_PERSON && all.length < UPLOADS) return true;
    const useless = (own.length < OF_PERSON ? all : own).find(
      ({ lost, touchedAt }) => lost || touchedAt < before,
    );
    if (useless) void this.#end(useless);
    return useless !== undefined;
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
      if (upload.lost) void this.#giveUp(upload);
      else if (isDone) this.#goOn(upload);
    });
  }

  #goOn(upload: Begun): void {
    const { key, arrived, target, lost, merged, running } = upload;
    const isTaken = this.#begun.get(nameOf(key)) !== upload;
    if (target === null || lost || running || isTaken) return;
    let upTo = merged;
    while (arrived.has(upTo + 1) && (upTo - merged) * key.eachSize < MOST) upTo += 1;
    // The rest is for the merge, which follows at once.
    if ((upTo - merged) * key.eachSize < LEAST || arrived.size === key.chunks) return;
    upload.asked = upTo;
    const source = this.ports.staging.source(key);
    const { size, eachSize, chunks } = key;
    const task: AheadTask = { source, target, size, eachSize, chunks, from: merged + 1, upTo };
    this.#run(upload, this.#perform(upload, task));
  }

  async #perform(upload: Begun, task: AheadTask): Promise<boolean> {
    const lane = { path: [...LANE.path, upload.key.person] };
    const isDone = await this.ports.merges.run(AHEAD, task, lane).catch(() => null);
    if (isDone) upload.merged = task.upTo;
    // The thread that had it is gone. Where there was no time for it, the next chunk tries again.
    if (isDone === false) upload.lost = true;
    return isDone === true;
  }

  /** Gives up the file of an upload: it is merged from all its chunks in the end. */
  async #giveUp(upload: Begun): Promise<void> {
    upload.lost = true;
    await upload.running;
    const { target } = upload;
    upload.target = null;
    if (target) await this.forget(target);
  }

  #end(upload: Begun): Promise<void> {
    this.#begun.delete(nameOf(upload.key));
    return this.#giveUp(upload);
  }
}

const nameOf = (key: UploadKey): string => `${personName(key.person)}/${uploadName(key)}`;
