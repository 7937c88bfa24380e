import { keysOf } from "../src/base/platform/database/store";
import { keptUploads, STORES } from "../src/base/platform/database/stores";
import type { KeptUpload } from "../src/upload/core/kept";
import type { PersonKey } from "../src/base/core/wire/user";
import type { Locks } from "../src/base/platform/ports";
import { PageUploads, type SiteOfUploads } from "../src/upload/PageUploads";
import { TabUploads } from "../src/upload/TabUploads";
import type { UploadsMessage } from "../src/upload/uploadsChannel";
import { fakeDatabases } from "./fakeDatabase";
import { FakeUploadPlatform, type Schedule } from "./fakeUploadPlatform";

/** An application that files go to. */
export const DRIVE = { app: "drive", serverid: "drive" };
/** When files of tests were changed last. */
export const CHANGED = 1_780_000_000_000;

/** Some bytes of a size, others for each seed. */
export const bytesOf = (size: number, seed = 1) => new Uint8Array(Buffer.alloc(size, `lesson ${seed}, `));

const fileOf = (name: string, bytes: Uint8Array<ArrayBuffer>, lastModified = CHANGED) =>
  new File([bytes], name, { lastModified });

/** In bytes. */
export const MEGABYTE = 1 << 20;

/** The channel and the locks of a browser's tabs. */
function fakeTabs() {
  const listeners = new Set<(message: UploadsMessage) => void>();
  const line: (() => void)[] = [];
  /** What has been posted, by the kind of the message. */
  const posted: UploadsMessage[] = [];
  const tab = () => {
    const mine = new Set<(message: UploadsMessage) => void>();
    let isOpen = true;
    const channel = {
      post: (message: UploadsMessage) => {
        if (!isOpen) return;
        posted.push(message);
        for (const listener of [...listeners].filter((each) => !mine.has(each)))
          setImmediate(() => listeners.has(listener) && listener(message));
      },
      listen: (listener: (message: UploadsMessage) => void) => {
        mine.add(listener);
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
      close: () => {
        isOpen = false;
        mine.forEach((listener) => listeners.delete(listener));
      },
    };
    let release: () => void = () => undefined;
    const locks: Locks = {
      run: <T>(_name: string, job: () => Promise<T>) =>
        new Promise<T>((resolve, reject) => {
          const isFree = line.length === 0;
          const begin = () => void job().then(resolve, reject).finally(release);
          release = () => {
            const place = line.indexOf(begin);
            if (place >= 0) line.splice(place, 1);
            if (place === 0) line[0]?.();
          };
          line.push(begin);
          if (isFree) begin();
        }),
    };
    return {
      channel,
      locks,
      /** The browser's part when a tab goes: it hears nothing more, and holds no lock. */
      kill: () => {
        channel.close();
        release();
      },
    };
  };
  return { tab, posted, inLine: () => Math.max(0, line.length - 1) };
}

/** A browser with one database, and a platform; each page of it is a page load. */
export function uploadWorld() {
  const database = fakeDatabases().tab(STORES);
  let lastId = 0;
  const platform = {
    files: [] as Uint8Array[],
    hashed: [] as string[],
    received: [] as number[],
    released: [] as string[],
  };
  /** Bytes of every file by its name, as the platform of the test reads them. */
  const contents = new Map<string, Uint8Array<ArrayBuffer>>();
  /** Who is signed in. */
  const device = { person: "1:7" as PersonKey };
  const disk = { isAllowed: false, asked: 0 };
  /** As many chunks and merges arrive before the line is dead. */
  const line = { carries: Infinity };
  const shared = new FakeUploadPlatform([], (job) => setImmediate(job));

  const random = { id: () => `id-${(lastId += 1)}` };
  let past = 0;
  const later = {
    now: () => Date.now() + past,
    after: (milliseconds: number, job: () => void) => {
      const timer = setTimeout(job, Math.min(milliseconds, 5));
      return () => clearTimeout(timer);
    },
  };
  const openHandle = ({ name }: FileSystemFileHandle, ask: boolean) => {
    if (ask) {
      disk.asked += 1;
      disk.isAllowed = true;
    }
    const content = contents.get(name);
    return Promise.resolve(disk.isAllowed && content ? fileOf(name, content) : null);
  };

  /** How many chunks are on their way, and how many were at most. */
  const sending = { now: 0, most: 0 };
  const pageOf = (person: PersonKey, schedule?: Schedule, site?: SiteOfUploads) => {
    const served = schedule ? new FakeUploadPlatform(schedule, (job) => setImmediate(job)) : shared;
    let isOpen = true;
    const uploads = new PageUploads(
      {
        database,
        person,
        random,
        clock: later,
        chance: () => 0.5,
        isHere: () => isOpen && person === device.person,
        perform: ({ name }) => {
          const content = contents.get(name);
          if (!content) throw new Error(`There is no ${name}`);
          const perform = served.performer(content);
          return async (request, context) => {
            const needsLine = request.kind === "send" || request.kind === "merge";
            if (needsLine) line.carries -= 1;
            if (!isOpen || (needsLine && line.carries < 0)) return new Promise(() => undefined);
            if (request.kind === "hash") platform.hashed.push(name);
            if (request.kind !== "send") return perform(request, context);
            sending.most = Math.max(sending.most, (sending.now += 1));
            return perform(request, context).finally(() => void (sending.now -= 1));
          };
        },
        release: ({ name }) => void platform.released.push(name),
        openHandle,
      },
      site,
    );
    /** As when it is killed, a moment after what it has done last: a picture of the queue is kept at once, or with the next tick. */
    const close = async () => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      await uploads.kept();
      isOpen = false;
    };
    return { uploads, close };
  };
  /** A page that is alone. */
  const page = async (person: PersonKey = "1:7", schedule?: Schedule, site?: SiteOfUploads) => {
    const opened = pageOf(person, schedule, site);
    await opened.uploads.recall();
    return opened;
  };
  const tabs = fakeTabs();
  /** A page beside others of the same person. */
  const tab = ({ isFrozen = false } = {}) => {
    const { channel, kill, locks } = tabs.tab();
    const unheard: (() => void)[] = [];
    let opened: ReturnType<typeof pageOf> | null = null;
    let losePatience: () => void = () => undefined;
    /** Seconds of silence pass when a test says so. */
    const clock = {
      ...later,
      after: (milliseconds: number, job: () => void) => {
        if (milliseconds < 1_000) return later.after(milliseconds, job);
        losePatience = job;
        return () => void (losePatience = () => undefined);
      },
    };
    const uploads = new TabUploads({
      channel: {
        ...channel,
        post: (message) => isFrozen || channel.post(message),
        listen: (listener) =>
          channel.listen((message) => {
            if (isFrozen) unheard.push(() => listener(message));
            else listener(message);
          }),
      },
      locks,
      lock: "uploads",
      clock,
      random,
      openHandle,
      heirs: () => Promise.resolve(tabs.inLine()),
      isOnline: () => true,
      open: () => (opened = pageOf("1:7")).uploads,
    });
    return {
      uploads,
      losePatience: () => {
        past += 5_000;
        losePatience();
      },
      freeze: () => void (isFrozen = true),
      /** Hears all that has been said meanwhile. */
      thaw: () => {
        isFrozen = false;
        unheard.splice(0).forEach((hear) => hear());
      },
      kill: async () => {
        await opened?.close();
        kill();
      },
    };
  };
  const rows = async (person: PersonKey = "1:7"): Promise<readonly KeptUpload[]> => {
    const read = await database.run([keptUploads], "readonly", (of) =>
      of(keptUploads).list({ keys: keysOf(person) }),
    );
    return "data" in read ? read.data : [];
  };
  const put = (name: string, bytes: Uint8Array<ArrayBuffer>, lastModified?: number) => {
    contents.set(name, bytes);
    return fileOf(name, bytes, lastModified);
  };
  return { page, tab, tabs, rows, put, platform, shared, device, disk, line, sending };
}

/** The phases of all uploads. */
export const phases = ({ getSnapshot }: Pick<PageUploads, "getSnapshot">) =>
  getSnapshot().items.map(({ upload }) => upload.at.phase);
