import { Snapshot } from "../base/core/flow/Snapshot";
import { DEFAULT_SITE, type SiteConfig } from "../base/core/site/siteConfig";
import { chunkSizeFor, type Cut } from "./core/cut";
import { goesTo, isFileOf } from "./core/kept";
import type { PersonKey } from "../base/core/wire/user";
import type { UploadPorts } from "./flow/ports";
import { isOver, type Stored } from "./flow/state";
import { UploadQueue, type QueueItem, type Which } from "./flow/queue/UploadQueue";
import type { Database } from "../base/platform/database/port";
import { keysOf } from "../base/platform/database/store";
import { keptUploads, type KeptFileUpload } from "../base/platform/database/stores";
import type { Clock, Random } from "../base/platform/ports";
import type { ChosenFile, PageUpload, UploadAct, UploadFor, UploadsView } from "./uploadsView";

const asUpload = (kept: KeptFileUpload, source: File | null): PageUpload => {
  const { id, name, size, md5, stored, deliver, paused } = kept;
  return { id, name, size, start: { md5, stored, delivers: deliver !== null }, paused, kept, source };
};

/** What the site says of uploads. */
export type SiteOfUploads = Pick<SiteConfig, "chunkSize" | "uploadLanes">;

/** The world of a page's uploads. */
export interface PageUploadsPorts {
  readonly database: Database;
  readonly random: Random;
  readonly clock: Clock;
  readonly chance: () => number;
  readonly person: PersonKey;
  /** Whether the person is still signed in on this page; nothing more is kept once they have left. */
  readonly isHere: () => boolean;
  readonly perform: (upload: PageUpload) => UploadPorts["perform"];
  /** Gives up what is stored and no application has taken. It never rejects. */
  readonly release: (upload: PageUpload, stored: Stored) => void;
  /**
   * The file of a handle; null where it may not be read or is gone. `ask` opens the browser's question, which needs a press of the
   * person. It never rejects.
   */
  readonly openHandle: (handle: FileSystemFileHandle, ask: boolean) => Promise<File | null>;
}

/**
 * The uploads of a person in this page: what the queue does is kept on the device, and what an earlier page has left goes on
 * here, by its handle or when the person chooses the same file again [UP-04]. Where nothing can be kept, uploads go on all the same.
 */
export class PageUploads extends Snapshot<UploadsView> {
  readonly queue: UploadQueue<PageUpload>;
  readonly #kept = new Map<string, QueueItem<PageUpload>>();
  #lost: readonly KeptFileUpload[] = [];
  #order = 0;
  /** Writes one after the other, so that the last one stands. */
  #writing: Promise<unknown> = Promise.resolve();
  #writes = 0;

  constructor(
    private readonly ports: PageUploadsPorts,
    { uploadLanes: lanes, chunkSize }: SiteOfUploads = DEFAULT_SITE,
  ) {
    const queue = new UploadQueue<PageUpload>(
      {
        cutOf: ({ kept: { size, eachSize, md5 } }, speed): Cut => ({
          size,
          // What has a hash may have chunks on the platform already, which were cut as they were.
          eachSize: md5 === null ? (chunkSize ?? chunkSizeFor(speed)) : eachSize,
        }),
        perform: ports.perform,
        timer: (job, milliseconds) => ports.clock.after(milliseconds, job),
        chance: ports.chance,
        now: ports.clock.now,
      },
      { lanes },
    );
    super({ ...queue.getSnapshot(), lost: [] });
    this.queue = queue;
    queue.subscribe(() => this.#hear());
  }

  /**
   * Finds what an earlier page has left, and goes on with what may be read without a question. `told` are uploads of another tab
   * with their files: what that tab had no time to keep goes on too.
   */
  async recall(told: readonly PageUpload[] = []): Promise<void> {
    const { database, person } = this.ports;
    const read = await database.run([keptUploads], "readonly", (rows) =>
      rows(keptUploads).list({ keys: keysOf(person) }),
    );
    const rows = "data" in read ? read.data : [];
    const known = new Set(rows.map(({ id }) => id));
    const unkept = told.filter(({ id, source }) => source && !known.has(id)).map(({ kept }) => kept);
    this.#lost = [...rows, ...unkept]
      .filter(({ id }) => !this.#kept.has(id))
      .toSorted((one, other) => one.order - other.order);
    this.#order = Math.max(this.#order, ...this.#lost.map(({ order }) => order));
    await this.reopen(false, told);
  }

  /** Opens the files of earlier uploads by their handles; with `ask`, after the browser's question to the person. */
  async reopen(ask = true, told: readonly PageUpload[] = []): Promise<void> {
    const sources = new Map(told.map(({ id, source }) => [id, source]));
    const found: PageUpload[] = [];
    for (const kept of this.#lost) {
      const { handle, id, stored } = kept;
      const file = stored
        ? null
        : (sources.get(id) ?? (handle && (await this.ports.openHandle(handle, ask))));
      if (stored || (file && isFileOf(kept, file))) found.push(asUpload(kept, file));
    }
    this.#enter(found);
    this.#show();
  }

  /** Adds files; one that an earlier upload lacked goes on where that was. Answers their ids, in their order. */
  readonly add = (
    chosen: readonly ChosenFile[],
    { app, serverid, deliver = null }: UploadFor,
  ): readonly string[] => {
    const taken = new Set<string>();
    const found = chosen.map(({ file, handle = null }) => {
      const earlier = this.#lost.find(
        (kept) => !taken.has(kept.id) && isFileOf(kept, file) && goesTo(kept, app, deliver),
      );
      if (earlier) taken.add(earlier.id);
      const kept: KeptFileUpload = earlier ?? {
        person: this.ports.person,
        id: this.ports.random.id(),
        order: (this.#order += 1),
        app,
        serverid,
        name: file.name,
        size: file.size,
        changedAt: file.lastModified,
        md5: null,
        eachSize: 0,
        deliver,
        stored: null,
        paused: false,
        handle,
      };
      return asUpload({ ...kept, paused: false, handle: handle ?? kept.handle }, file);
    });
    this.#enter(found);
    this.#show();
    return found.map(({ id }) => id);
  };

  /** Does something to one upload, or without an id to all. To forget one that lacks its file gives it up. */
  readonly act = (act: UploadAct, id?: Which): void => {
    if (act === "forget" && id !== undefined) this.#giveUp(typeof id === "string" ? [id] : id);
    this.queue[act](id);
    // Nothing is left to see of what was ended altogether.
    if (act === "abort" && id === undefined) this.queue.clear();
  };

  #giveUp(ids: readonly string[]): void {
    const given = new Set(ids);
    const gone = this.#lost.filter(({ id }) => given.has(id));
    if (gone.length === 0) return;
    this.#lost = this.#lost.filter(({ id }) => !given.has(id));
    this.#write(new Map(gone.map(({ id }) => [id, null])));
    this.#show();
  }

  /** All at once: each change is drawn and kept, and told to every tab. */
  #enter(found: readonly PageUpload[]): void {
    const ids = new Set(found.map(({ id }) => id));
    this.#lost = this.#lost.filter(({ id }) => !ids.has(id));
    if (found.length > 0) this.queue.add(found);
  }

  /** Keeps what has changed. */
  #hear(): void {
    const { items } = this.queue.getSnapshot();
    const left = new Set(this.#kept.keys());
    const changes = new Map<string, KeptFileUpload | null>();
    for (const item of items) {
      const { file, upload } = item;
      left.delete(file.id);
      const before = this.#kept.get(file.id)?.upload;
      if (
        before?.at.phase === upload.at.phase &&
        before.md5 === upload.md5 &&
        before.paused === upload.paused
      )
        continue;
      this.#kept.set(file.id, item);
      if (upload.at.phase === "aborted") this.#release(item);
      // What has failed may still be tried again.
      const isGone = isOver(upload) && upload.at.phase !== "failed";
      const { md5, stored, paused } = upload;
      // Until its turn comes it is cut as it was.
      const { eachSize } = item.begun ? upload : file.kept;
      changes.set(
        file.id,
        isGone ? null : { ...file.kept, md5, stored, eachSize, paused: paused === "person" },
      );
    }
    for (const id of left) {
      const gone = this.#kept.get(id);
      if (gone?.upload.at.phase === "failed") this.#release(gone);
      this.#kept.delete(id);
      changes.set(id, null);
    }
    this.#write(changes);
    this.#show();
  }

  /** Gives up what is stored of an upload that its application will not have, unless another upload has the same content. */
  #release({ file, upload: { md5, stored } }: QueueItem<PageUpload>): void {
    if (!stored || !file.kept.deliver) return;
    const { items } = this.queue.getSnapshot();
    const isShared = items.some(
      ({ file: { id }, upload }) =>
        id !== file.id && upload.md5 === md5 && (!isOver(upload) || upload.at.phase === "failed"),
    );
    if (!isShared) this.ports.release(file, stored);
  }

  /** Puts rows, and removes those of null, in one go. */
  #write(changes: ReadonlyMap<string, KeptFileUpload | null>): void {
    if (changes.size === 0) return;
    const { database, person } = this.ports;
    this.#writes += 1;
    this.#writing = this.#writing
      .then(async () => {
        // What is theirs has gone with them.
        if (!this.ports.isHere()) return;
        await database.run([keptUploads], "readwrite", async (rows) => {
          for (const [id, row] of changes)
            if (row) await rows(keptUploads).put(row);
            else await rows(keptUploads).remove([person, id]);
        });
      })
      .catch(() => undefined)
      .finally(() => (this.#writes -= 1));
  }

  /** Whether something is being written down: a page that is left now may lose it. */
  get isKeeping(): boolean {
    return this.#writes > 0;
  }

  /** Resolves once all that is known by now has been kept, or could not be. */
  async kept(): Promise<void> {
    await this.#writing;
  }

  #show(): void {
    this.set({ ...this.queue.getSnapshot(), lost: this.#lost });
  }
}
