import { Snapshot } from "../base/core/flow/Snapshot";
import type { Clock, Locks, Random } from "../base/platform/ports";
import { totalsOf } from "./flow/queue/totals";
import type { PageUploads, PageUploadsPorts } from "./PageUploads";
import type { ChosenFile, UploadAct, UploadFor, UploadsView } from "./uploadsView";
import type { UploadsChannel, UploadsMessage } from "./uploadsChannel";
import type { Which } from "./flow/queue/UploadQueue";
import { isOver } from "./flow/state";
import { newsSince, withNews } from "./uploadsNews";

/** The uploads of a person, whichever tab sends them. */
export interface Uploads extends Pick<Snapshot<UploadsView>, "getSnapshot" | "subscribe"> {
  /** Adds files; one that an earlier upload lacked goes on where that was. Answers their ids, in their order. */
  readonly add: (chosen: readonly ChosenFile[], wanted: UploadFor) => Promise<readonly string[]>;
  /** Does something to one upload, to some, or without an id to all. To forget one that lacks its file gives it up. */
  readonly act: (act: UploadAct, id?: Which) => void;
  /** Opens what lacks its file by its handle, after the browser's question; needs a press of the person. */
  readonly reopen: () => Promise<void>;
}

/** The world of a tab's uploads. */
export interface TabUploadsPorts extends Pick<PageUploadsPorts, "openHandle"> {
  readonly channel: UploadsChannel;
  readonly locks: Locks;
  readonly clock: Clock;
  readonly random: Random;
  /** The name of the lock that the tab which sends holds; every person has one. */
  readonly lock: string;
  /** Makes the uploads of this page, once this tab sends. */
  readonly open: () => PageUploads;
  readonly isOnline: () => boolean;
  /** How many tabs are in line for the lock; null where the browser does not tell. It never rejects. */
  readonly heirs: () => Promise<number | null>;
}

/** Milliseconds between two messages about what goes on by itself. */
const INTERVAL = 250;
/** Milliseconds that a tab which sends may be silent towards one that has come; it may be frozen, or of another version. */
const TIMEOUT = 5_000;
/** Milliseconds for which the number of tabs in line is good: one that has crashed says no goodbye. */
const COUNTED = 5_000;

const NOTHING: UploadsView = { items: [], lost: [], totals: totalsOf([]), speed: null, secondsLeft: null };

interface Call {
  readonly chosen: readonly ChosenFile[];
  readonly wanted: UploadFor;
  readonly answer: (ids: readonly string[]) => void;
  /** Waits no longer. */
  stop: () => void;
}

/**
 * One queue for all tabs of a person: the tab that holds the lock sends, the others show what it tells and pass on what the person
 * wants. When it goes, the next one in line takes over with the files that it has been told of, so that no person has to choose them
 * again [UP-04].
 */
export class TabUploads extends Snapshot<UploadsView> implements Uploads {
  readonly #tab: string;
  readonly #others = new Set<string>();
  /** As many of them are in line for the lock; null before that is known. */
  #heirs: number | null = null;
  #countedAt = -Infinity;
  /** What is to be added as soon as a tab sends, by the name of the call. */
  readonly #calls = new Map<string, Call>();
  /** What other tabs have added here: a call that found no tab which sends is made again. */
  readonly #answered = new Map<string, readonly string[]>();
  /** What others have asked for while this tab was getting ready to send. */
  readonly #early: UploadsMessage[] = [];
  #phase: "watching" | "preparing" | "sending" | "closed" = "watching";
  #own: PageUploads | null = null;
  /** The tab whose news this one follows. */
  #sender: string | null = null;
  /** What the others have been told last. */
  #told: UploadsView | null = null;
  #stopInterval: (() => void) | null = null;
  #release: () => void = () => undefined;
  #readily: () => void = () => undefined;
  /** Resolves once there is something to see: this tab sends, or the one that does has told of it. */
  readonly ready = new Promise<void>((resolve) => {
    this.#readily = resolve;
  });

  constructor(private readonly ports: TabUploadsPorts) {
    super(NOTHING);
    const { channel, clock, lock, locks, random } = ports;
    this.#tab = random.id();
    channel.listen((message) => this.#hear(message));
    this.announce(true);
    const hold = () =>
      new Promise<void>((release) => {
        this.#release = release;
        if (this.#phase === "closed") release();
        else void this.#send(true);
      });
    void locks.run(lock, hold).catch(() => undefined);
    const stop = clock.after(TIMEOUT, () => void this.#send(false));
    void this.ready.then(stop);
  }

  /** Whether what has not been sent goes on in another tab once this one is closed. */
  get hasHeir(): boolean {
    return this.#phase !== "sending" || (this.#others.size > 0 && this.#heirs !== 0);
  }

  /** Whether this page is writing down what it has been given: until then, leaving it may lose that. */
  get isKeeping(): boolean {
    return this.#own?.isKeeping ?? false;
  }

  readonly add = (chosen: readonly ChosenFile[], wanted: UploadFor): Promise<readonly string[]> => {
    if (this.#own) return Promise.resolve(this.#own.add(chosen, wanted));
    return new Promise((answer) => {
      const name = this.ports.random.id();
      const call: Call = { chosen, wanted, answer, stop: () => undefined };
      this.#calls.set(name, call);
      this.#ask(name, call);
    });
  };

  readonly act = (act: UploadAct, id?: Which): void => {
    if (this.#own) this.#own.act(act, id);
    // A tab of an older build would take a message without an id for one about all.
    else if (typeof id === "object")
      this.ports.channel.post({ kind: "acts", to: this.#sender, act, ids: id });
    else this.ports.channel.post({ kind: "act", to: this.#sender, act, id: id ?? null });
  };

  readonly reopen = async (): Promise<void> => {
    if (this.#own) return this.#own.reopen();
    for (const { handle, app, serverid, deliver } of this.getSnapshot().lost) {
      const file = handle && (await this.ports.openHandle(handle, true));
      if (file) await this.add([{ file, handle }], { app, serverid, deliver });
    }
  };

  /** Tells the other tabs that this one is there, or that it is about to go. */
  readonly announce = (isThere: boolean): void =>
    this.ports.channel.post({ kind: isThere ? "came" : "went", tab: this.#tab });

  /** Another person has come: the next tab in line sends. */
  readonly close = (): void => {
    if (this.#phase === "closed") return;
    this.#phase = "closed";
    this.#own?.queue.setOnline(false);
    this.announce(false);
    this.ports.channel.close();
    this.#stopInterval?.();
    this.#release();
  };

  /** Says whether there is a network, where this tab sends. */
  readonly setOnline = (online: boolean): void => {
    if (this.#phase === "sending") this.#own?.queue.setOnline(online);
  };

  /** From now on this tab sends; where it has the lock, what earlier tabs have left too. */
  async #send(hasLock: boolean): Promise<void> {
    if (this.#phase === "closed") return;
    const wasSending = this.#phase === "sending";
    if (this.#phase === "preparing" || (wasSending && !hasLock)) return;
    this.#phase = "preparing";
    const own = this.#own ?? this.ports.open();
    // What the tab before has told of, it may not have kept yet.
    const told = wasSending ? [] : this.getSnapshot().items.filter(({ upload }) => !isOver(upload));
    own.queue.setOnline(this.ports.isOnline());
    if (hasLock) await own.recall(told.map(({ file }) => file));
    this.#phase = "sending";
    this.#own = own;
    if (!wasSending) own.subscribe(() => this.#show(own));
    this.#show(own);
    this.#tell(true);
    for (const [name, { chosen, wanted }] of this.#calls) this.#answer(name, own.add(chosen, wanted));
    this.#early.splice(0).forEach((message) => this.#hear(message));
    this.#readily();
  }

  /** Asks the tab that sends to add files; one that does not answer is frozen, and what it has begun is left to it. */
  #ask(name: string, call: Call): void {
    const { channel, clock } = this.ports;
    const { chosen, wanted } = call;
    call.stop();
    call.stop = clock.after(TIMEOUT, () => void this.#send(false));
    channel.post({
      kind: "add",
      to: this.#sender,
      call: name,
      until: clock.now() + TIMEOUT,
      chosen,
      wanted,
    });
  }

  #answer(name: string, ids: readonly string[]): void {
    const call = this.#calls.get(name);
    this.#calls.delete(name);
    call?.stop();
    call?.answer(ids);
  }

  #hear(message: UploadsMessage): void {
    switch (message.kind) {
      case "came":
        this.#others.add(message.tab);
        // It may not be in line yet.
        this.#heirs = null;
        {
          this.#tell(true);
          return;
        }
      case "went":
        this.#others.delete(message.tab);
        return;
      case "ask":
        if (this.getSnapshot().items.length > 0) this.#tell(true);
        return;
      case "news": {
        this.#see(message);
        return;
      }
      case "added": {
        this.#answer(message.call, message.ids);
        return;
      }
      case "add":
      case "acts":
      case "act":
        // Two tabs may send, where one was frozen: only the one that is asked does it.
        if (message.to !== null && message.to !== this.#tab) return;
        if (this.#own) this.#obey(this.#own, message);
        else if (this.#phase === "preparing") this.#early.push(message);
    }
  }

  #obey(own: PageUploads, message: Extract<UploadsMessage, { readonly kind: "add" | "act" | "acts" }>): void {
    if (message.kind === "acts") {
      own.act(message.act, message.ids);
      return;
    }
    if (message.kind === "act") {
      own.act(message.act, message.id ?? undefined);
      return;
    }
    const { call, chosen, until, wanted } = message;
    const { channel, clock } = this.ports;
    if (clock.now() >= until) return;
    const ids = this.#answered.get(call) ?? own.add(chosen, wanted);
    this.#answered.set(call, ids);
    // Later it is not asked again.
    clock.after(TIMEOUT, () => this.#answered.delete(call));
    channel.post({ kind: "added", call, ids });
  }

  /** Shows what the tab which sends tells. */
  #see({ tab, whole, news }: Extract<UploadsMessage, { readonly kind: "news" }>): void {
    if (this.#phase !== "watching" || (!whole && tab !== this.#sender)) return;
    this.set(withNews(whole ? NOTHING : this.getSnapshot(), news));
    if (!whole) return;
    this.#sender = tab;
    // It may have come after they were made.
    for (const [name, call] of this.#calls) this.#ask(name, call);
    this.#readily();
  }

  #show(own: PageUploads): void {
    const isFirst = this.getSnapshot().items.length === 0 && own.getSnapshot().items.length > 0;
    this.set(own.getSnapshot());
    // This page's own tray, which is not loaded before the first upload, listens as well.
    if (this.#others.size === 0 && !isFirst) return;
    if (this.#others.size > 0) this.#count();
    this.#stopInterval ??= this.ports.clock.after(INTERVAL, () => this.#tell(false));
  }

  #count(): void {
    const { clock, heirs } = this.ports;
    if (clock.now() < this.#countedAt + COUNTED) return;
    this.#countedAt = clock.now();
    void heirs().then((count) => (this.#heirs = count));
  }

  /** Tells the others what this tab, which sends, shows. */
  #tell(whole: boolean): void {
    if (this.#phase !== "sending") return;
    this.#stopInterval?.();
    this.#stopInterval = null;
    const now = this.getSnapshot();
    const news = newsSince(whole ? null : this.#told, now);
    this.#told = now;
    this.ports.channel.post({ kind: "news", tab: this.#tab, whole, news });
  }
}
