import { Snapshot } from "../../../base/core/flow/Snapshot";
import { goesWhole, type Cut } from "../../core/cut";
import { measured, secondsLeft, speedOf, type SpeedMeter } from "../../core/speed";
import { startable } from "../../core/schedule";
import { FileUpload, type UploadView } from "../FileUpload";
import type { UploadPorts } from "../ports";
import { isOver, type UploadStart } from "../state";
import { Lanes } from "./Lanes";
import { totalsOf, type Totals } from "./totals";

/** A file of the queue, by what a list shows of it. */
export interface QueuedFile {
  /** Its name among the page's uploads. */
  readonly id: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** What an earlier run has come to, and whether an application is told in the end [UP-04]. */
  readonly start?: Pick<UploadStart, "md5" | "stored" | "delivers">;
  /** Whether the person had paused it in an earlier run. */
  readonly paused?: boolean;
}

/** A file with how far it has come; the same object until that changes. */
export interface QueueItem<File extends QueuedFile = QueuedFile> {
  readonly file: File;
  /** Whether its turn has come. */
  readonly begun: boolean;
  readonly upload: UploadView;
}

/** What there is to see of all uploads. */
export interface QueueView<File extends QueuedFile = QueuedFile> {
  readonly items: readonly QueueItem<File>[];
  readonly totals: Totals;
  /** Bytes a second; null while it is not known. */
  readonly speed: number | null;
  /** Until all that is not paused has been sent; null while it is not known. */
  readonly secondsLeft: number | null;
}

/** The world of a queue. */
export interface QueuePorts<File extends QueuedFile> extends Pick<UploadPorts, "timer" | "chance"> {
  /** How a file is cut, decided when its turn comes; `speed` is that of the line, in bytes a second, where it is known. */
  readonly cutOf: (file: File, speed: number | null) => Cut;
  readonly perform: (file: File) => UploadPorts["perform"];
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number;
}

/** Options of a queue. */
export interface QueueOptions {
  /** Most requests with content at once, for all files together [UP-03]. */
  readonly lanes?: number;
}

interface Entry<File extends QueuedFile> {
  readonly order: number;
  item: QueueItem<File>;
  upload: FileUpload | null;
}

/** The id of a file, or some of them. */
export type Which = string | readonly string[];

/** Milliseconds between two pictures of what goes on by itself: of a thousand files something is news all the time. */
const INTERVAL = 100;
const EMPTY: QueueView<never> = { items: [], totals: totalsOf([]), speed: null, secondsLeft: null };

const waitingView = ({
  size,
  start: { md5 = null, stored = null } = {},
  paused = false,
}: QueuedFile): UploadView => ({
  at: { phase: "hashing" },
  size,
  eachSize: 0,
  md5,
  stored,
  hashed: 0,
  sent: 0,
  moved: 0,
  paused: paused ? "person" : null,
  waiting: false,
});

const isStill = ({ at, paused }: UploadView): boolean => isOver({ at }) || paused === "person";

/**
 * The uploads of a page: begins files in turn, several at once, and shows how far all have come. It knows nothing of React and of where
 * files come from [UP-03, UP-10].
 */
export class UploadQueue<File extends QueuedFile> extends Snapshot<QueueView<File>> {
  readonly #entries = new Map<string, Entry<File>>();
  readonly #lanes: Lanes;
  readonly #most: number;
  #order = 0;
  #online = true;
  /** Whether something is being done to several files: what waits begins when it is done. */
  #acting = false;
  #meter: SpeedMeter = [];
  #stopInterval: (() => void) | null = null;

  constructor(
    private readonly ports: QueuePorts<File>,
    { lanes = 3 }: QueueOptions = {},
  ) {
    super(EMPTY);
    this.#most = lanes;
    this.#lanes = new Lanes(lanes);
  }

  /** Puts files at the end; one that is there already stays where it is. */
  readonly add = (files: readonly File[]): void => {
    for (const file of files) {
      if (this.#entries.has(file.id)) continue;
      const item = { file, begun: false, upload: waitingView(file) };
      this.#entries.set(file.id, { order: (this.#order += 1), item, upload: null });
    }
    this.#goOn();
    this.#show();
  };

  /** Each of these is for one file, for some, or without an id for all. */
  readonly pause = (id?: Which): void => this.#each(id, (entry) => this.#hold(entry, "person"));
  readonly resume = (id?: Which): void => this.#each(id, (entry) => this.#hold(entry, null));
  /** Ends it for good; nothing more is sent. */
  readonly abort = (id?: Which): void =>
    this.#each(id, (entry) => {
      if (entry.upload) entry.upload.abort();
      else this.#change(entry, { at: { phase: "aborted" } });
    });
  /** Forgets what was ended: it leaves the list, and may be added again. */
  readonly clear = (): void =>
    this.#each(undefined, ({ item: { file, upload } }) => {
      if (upload.at.phase === "aborted") this.#entries.delete(file.id);
    });
  /** Tries what has failed again. */
  readonly retry = (id?: Which): void => this.#each(id, ({ upload }) => upload?.retry());
  /** Forgets what is over: it leaves the list. */
  readonly forget = (id?: Which): void =>
    this.#each(id, ({ item }) => {
      if (isOver(item.upload)) this.#entries.delete(item.file.id);
    });

  /** Says whether there is a network. */
  readonly setOnline = (online: boolean): void => {
    this.#online = online;
    this.#each(undefined, ({ upload }) => upload?.setOnline(online));
  };

  #each(id: Which | undefined, act: (entry: Entry<File>) => void): void {
    const ids = id === undefined ? [...this.#entries.keys()] : typeof id === "string" ? [id] : id;
    const entries = ids.flatMap((each) => this.#entries.get(each) ?? []);
    this.#acting = true;
    entries.forEach(act);
    this.#acting = false;
    this.#goOn();
    this.#show();
  }

  #hold(entry: Entry<File>, paused: "person" | null): void {
    if (entry.upload) entry.upload[paused ? "pause" : "resume"]();
    else if (!isOver(entry.item.upload)) this.#change(entry, { paused });
  }

  #change(entry: Entry<File>, upload: Partial<UploadView>): void {
    entry.item = { ...entry.item, upload: { ...entry.item.upload, ...upload } };
  }

  /** Begins what may begin. */
  #goOn(): void {
    if (this.#acting) return;
    const queue = [...this.#entries.values()].map(({ item: { file, begun, upload } }) => ({
      id: file.id,
      small: goesWhole(this.ports.cutOf(file, null)),
      stage: isStill(upload) ? ("still" as const) : begun ? ("going" as const) : ("waiting" as const),
    }));
    for (const id of startable(queue)) {
      const entry = this.#entries.get(id);
      if (entry && !entry.item.begun) this.#begin(entry);
    }
  }

  #begin(entry: Entry<File>): void {
    const { file } = entry.item;
    const cut = this.ports.cutOf(file, speedOf(this.#meter));
    const { timer, chance } = this.ports;
    const perform = this.#lanes.of(entry.order, this.ports.perform(file));
    // One chunk more than there are lanes waits in line, so that the next file does not take the lane between two of this one.
    const upload = new FileUpload(cut, { perform, timer, chance }, { ...file.start, lanes: this.#most + 1 });
    entry.upload = upload;
    entry.item = { ...entry.item, begun: true };
    upload.subscribe(() => this.#hear(entry, upload.getSnapshot()));
    upload.setOnline(this.#online);
    upload.begin();
  }

  #hear(entry: Entry<File>, upload: UploadView): void {
    const before = entry.item.upload;
    entry.item = { ...entry.item, upload };
    if (isStill(before) !== isStill(upload)) this.#goOn();
    this.#stopInterval ??= this.ports.timer(() => {
      this.#stopInterval = null;
      this.#show();
    }, INTERVAL);
  }

  #show(): void {
    this.#stopInterval?.();
    this.#stopInterval = null;
    const items = [...this.#entries.values()].map(({ item }) => item);
    const totals = totalsOf(items);
    this.#meter = totals.moving ? measured(this.#meter, { at: this.ports.now(), sent: totals.moved }) : [];
    this.set({
      items,
      totals,
      speed: speedOf(this.#meter),
      secondsLeft: secondsLeft(this.#meter, totals.left),
    });
  }
}
