import path from "node:path";
import type { Readable } from "node:stream";
import { isRejectedName, rejectedAt } from "../../../src/base/core/file/fileNames";
import { limitedLog } from "../../settings/limitedLog";
import { type FileSettings, siteListOf } from "../../settings/options";
import type { ByteRange } from "../byteRange";
import type { Database } from "../database/open";
import { createHeavyWork, type HeavyWork, jobOf } from "../work/heavyWork";
import { checkCut, type Cut, lengthOf, type UploadKey } from "./cut";
import { fileRefusals, isInfected, isOutOfDisk, isQuota, orDiskFull } from "./fileRefusals";
import { createFileRows, type FileRow, type Owner } from "./fileRows";
import { MergeAhead } from "./mergeAhead";
import type { Merged, mergeChunks } from "./mergeChunks";
import type { Spooled } from "./ports";
import { createReservations, type Reservation } from "./reservations";
import { scanWithClamd } from "./scanWithClamd";
import { sniffType } from "./sniffType";
import { createStagedSums, type Staged } from "./stagedSums";
import { openPorts, type StoragePorts } from "./storagePorts";
import { STAGED_MS } from "./uploadName";

const MERGE = jobOf<typeof mergeChunks>(path.join(__dirname, "mergeChunks.ts"), "mergeChunks");

/** How long merges take, and how many wait. It has a thread of its own: tables do not wait for films. */
const MERGES = {
  running: 1,
  waiting: 24,
  perLane: 12,
  waitMs: 10 * 60_000,
  runMs: 60 * 60_000,
  retryAfter: 10,
  memoryMb: 128,
} as const;

/** As many uploads of a person may be unfinished at once. */
const MOST_UPLOADS = 1000;

/** What a call says about a file. Names are all that it was given. */
export interface Described {
  readonly md5: string;
  readonly size: number;
  readonly names: readonly string[];
  /** The service that it is for; each may take more kinds of files than the usual list lets. */
  readonly place?: string;
}

/** A file as a call says it is cut; older clients do not always say how long a chunk is. */
export interface DescribedUpload extends Described {
  readonly chunks: number;
  readonly eachSize?: number | undefined;
}

/** What a storage is made of; the ports are those of the settings unless a test has others. */
export interface StorageParts extends Partial<StoragePorts> {
  readonly database: Database;
  readonly now: () => number;
  readonly settings: FileSettings;
  /** The kinds that places take beside those of the usual list, by the places' names. */
  readonly takes?: ReadonlyMap<string, readonly string[]>;
  readonly merges?: Pick<HeavyWork, "run" | "close">;
  readonly log?: ((line: string) => void) | undefined;
}

/** How many faults of the scanner are logged a minute; each upload meets one. */
const MOST_FAULTS = 5;

const nameOf = ({ names }: Described): string => names[0] ?? "";
const keyOf = (owner: Owner, { md5, size }: Described, { eachSize, chunks }: Cut): UploadKey => ({
  person: owner.id,
  md5,
  size,
  eachSize,
  chunks,
});

/**
 * Stored files and the uploads that become them [UP-01, UP-02]. All belongs to one person: neither a hash nor another
 * person's chunk gives anybody a file.
 */
export function createStorage({
  database,
  now,
  settings,
  takes = new Map(),
  merges = createHeavyWork(MERGES),
  log = () => undefined,
  ...replaced
}: StorageParts) {
  const { ports, close } = openPorts(settings, now);
  const { store, staging, spool } = { ...ports, ...replaced };
  const rows = createFileRows(database, now, settings);
  const sums = createStagedSums(staging, now);
  const reservations = createReservations();
  const scan = settings.scanner && scanWithClamd(settings.scanner, { log: limitedLog(log, MOST_FAULTS) });
  const ahead = new MergeAhead({ merges, staging, spool, now });
  /** The merges under way: who asks for one again gets the same answer. */
  const merging = new Map<string, Promise<FileRow>>();

  /** The site's list, where it has one of its own. */
  const siteList = siteListOf(settings.rejected) && settings.rejected;
  /** Refuses a name of a kind that a place does not take. */
  const demandName = (name: string, place = ""): void => {
    const rejected = rejectedAt(siteList, takes.get(place));
    if (isRejectedName(name, rejected)) throw fileRefusals.nameType(rejected);
  };
  /** The kinds that no place takes. */
  const nowhere = rejectedAt(siteList, [...takes.values()].flat());
  const allowsName = (name: string): boolean => !isRejectedName(name, nowhere);

  /** Refuses names of kinds that may not be uploaded, and what is too large in itself. */
  const demandAllowed = ({ size, names, place }: Described): void => {
    for (const name of names) demandName(name, place);
    if (size > settings.uploadLimit) throw fileRefusals.tooLarge();
  };

  const typeOf = (first: Uint8Array, { names }: Described): string => {
    const types = names.map((name) => sniffType(first, name));
    if (types.includes(null)) throw fileRefusals.fileType();
    return types[0] ?? "application/octet-stream";
  };

  /** Refuses where the person's other uploads, those on their way, and so many bytes more do not fit beside the files. */
  const demandSpace = async (owner: Owner, more: number, but: Reservation["file"] = null) => {
    const demand = async (afresh: boolean) => {
      const others = reservations
        .of(owner.id)
        .filter(({ file }) => !file || file.md5 !== but?.md5 || file.size !== but.size);
      const files = [but, ...others.map(({ file }) => file)].filter((file) => file !== null);
      const staged = await sums.of(owner.id, { but: files, afresh });
      const coming = others.reduce((sum, { bytes }) => sum + bytes, 0);
      await rows.demandSpace(owner, staged.bytes + coming + more, { afresh });
      return staged;
    };
    try {
      return await demand(false);
    } catch (error) {
      if (isQuota(error)) return demand(true);
      throw error;
    }
  };

  /** Performs some work with space of the person's, which is theirs before a byte of it is written. */
  const withSpace = <Result>(
    owner: Owner,
    bytes: number,
    file: Reservation["file"],
    work: (staged: Staged) => Promise<Result>,
  ): Promise<Result> =>
    reservations.within(owner.id, { bytes, file }, () => demandSpace(owner, bytes, file), work);

  const drop = async (upload: UploadKey): Promise<void> => {
    await staging.drop(upload);
    await sums.ended(upload);
  };

  const keep = async (owner: Owner, file: Described, { path: from, ...content }: KnownContent) => {
    await scan?.(from, file.size);
    return rows.keep(
      owner,
      {
        sha256: content.sha256,
        md5: content.md5,
        size: file.size,
        name: nameOf(file),
        type: typeOf(content.first, file),
      },
      () => orDiskFull(() => store.put(content.sha256, from)),
    );
  };

  /** The uploads that a call may mean: the one in chunks of the length that it says, or all in as many chunks. */
  const uploadsOf = async (owner: Owner, upload: DescribedUpload): Promise<readonly UploadKey[]> => {
    const { size, chunks, eachSize, md5 } = upload;
    if (eachSize === undefined) return staging.uploadsOf({ person: owner.id, md5, size, chunks });
    checkCut({ size, eachSize, chunks });
    return [keyOf(owner, upload, { size, eachSize, chunks })];
  };

  /** The person's file of this content if there is one and no other of that MD5; else null. */
  const check = async (owner: Owner, upload: DescribedUpload): Promise<FileRow | null> => {
    demandAllowed(upload);
    if (upload.eachSize !== undefined && upload.chunks > 1) await uploadsOf(owner, upload);
    const [file, another] = await rows.byMd5(owner.id, upload.md5, upload.size);
    if (file && !another) return file;
    await demandSpace(owner, upload.size, upload);
    return null;
  };

  /** Takes a file in, to be handed on by one of the two below; its name may be refused before a byte of it is read. */
  const receive = (
    file: { readonly stream: Readable; readonly names: readonly string[] },
    how: { readonly most: number; readonly hashes: boolean },
  ): Promise<Spooled> => {
    // For which place it is may stand behind it in the body.
    for (const name of file.names) if (!allowsName(name)) throw fileRefusals.nameType(nowhere);
    const taken = spool.take(file.stream, { ...how, most: Math.min(how.most, settings.uploadLimit) });
    return taken.catch((error: unknown) => {
      // What is sent again then finds the space that files took which are put together ahead.
      if (isOutOfDisk(error)) ahead.giveUpAll();
      throw error;
    });
  };

  const demandIntact = (spooled: Spooled, crc32: number | undefined): void => {
    if (crc32 !== undefined && crc32 !== spooled.crc32) throw fileRefusals.chunkCorrupt();
  };

  /** Keeps a whole file as it has come in. Without an MD5, its own is right. */
  const takeWhole = async (
    owner: Owner,
    spooled: Spooled,
    said: {
      readonly names: readonly string[];
      readonly place?: string;
      readonly md5?: string;
      readonly crc32?: number | undefined;
    },
  ): Promise<FileRow> => {
    const file = { ...said, md5: spooled.md5, size: spooled.size };
    demandAllowed(file);
    demandIntact(spooled, said.crc32);
    if (said.md5 !== undefined && said.md5 !== spooled.md5) throw fileRefusals.md5Mismatch();
    typeOf(spooled.first, file);
    const known = await rows.byMd5(owner.id, file.md5, file.size);
    const store = () => keep(owner, file, spooled);
    if (known.some(({ sha256 }) => sha256 === spooled.sha256)) return store();
    return withSpace(owner, file.size, { md5: file.md5, size: file.size }, store);
  };

  const hasChunk = async (owner: Owner, upload: DescribedUpload, chunk: number): Promise<boolean> => {
    demandAllowed(upload);
    if (chunk > upload.chunks) throw fileRefusals.badCut();
    const uploads = await uploadsOf(owner, upload);
    const there = await Promise.all(uploads.map((each) => staging.has(each, chunk)));
    return there.length > 0 && there.every(Boolean);
  };

  /** Keeps a chunk as it has come in, and answers until when it waits for the others, in milliseconds since 1970. */
  const takeChunk = async (
    owner: Owner,
    spooled: Spooled,
    upload: DescribedUpload & {
      readonly eachSize: number;
      readonly chunk: number;
      readonly crc32?: number | undefined;
    },
  ): Promise<number> => {
    const { size, eachSize, chunks, chunk } = upload;
    demandAllowed(upload);
    checkCut({ size, eachSize, chunks });
    const length = lengthOf({ size, eachSize, chunks }, chunk);
    // A chunk that came short is sent again; only one that was cut so is refused for it.
    demandIntact(spooled, upload.crc32);
    if (spooled.size !== length) throw fileRefusals.badCut();
    if (chunk === 1) typeOf(spooled.first, upload);
    const key = keyOf(owner, upload, { size, eachSize, chunks });
    const isKnown = await staging.has(key, chunk);
    const put = async () => {
      await orDiskFull(() => staging.put(key, chunk, spooled.path));
      ahead.arrived(key, chunk, isKnown);
    };
    if (isKnown) await put();
    else
      await withSpace(owner, spooled.size, null, async ({ uploads }) => {
        if (uploads > MOST_UPLOADS) throw fileRefusals.tooManyUploads();
        await put();
        await sums.added(key, spooled.size);
      });
    return now() + STAGED_MS;
  };

  /** The upload to merge, and what it lacks: of several the one that lacks least. */
  const fullest = async (owner: Owner, upload: DescribedUpload) => {
    const found = await Promise.all(
      (await uploadsOf(owner, upload)).map(async (key) => ({ key, missing: await staging.missing(key) })),
    );
    return found.toSorted((one, other) => one.missing.length - other.missing.length)[0];
  };

  const allOf = (chunks: number): readonly number[] =>
    Array.from({ length: Math.min(chunks, 100) }, (_, index) => index + 1);

  const perform = async (
    owner: Owner,
    upload: DescribedUpload,
    key: UploadKey,
    target: string,
  ): Promise<FileRow> => {
    const task = {
      source: staging.source(key),
      target,
      size: key.size,
      eachSize: key.eachSize,
      chunks: key.chunks,
    };
    const merged: Merged = await merges.run(MERGE, task, { path: [owner.id] });
    switch (merged.kind) {
      case "diskFull":
        throw fileRefusals.diskFull();
      case "storeAway":
        throw fileRefusals.storeAway();
      case "missing":
        await staging.removeChunk(key, merged.chunk);
        return finished(owner, upload);
      case "merged": {
        // The next try starts afresh: which of the chunks is wrong is not known.
        if (merged.md5 !== key.md5) {
          await drop(key);
          throw fileRefusals.md5Mismatch();
        }
        try {
          const file = await keep(owner, upload, { ...merged, path: target });
          await drop(key);
          return file;
        } catch (error) {
          // It would be found again in each try.
          if (isInfected(error)) await drop(key);
          throw error;
        }
      }
    }
  };

  /** The person's file of the same content, where a merge finds chunks missing: a late chunk may have come after it. Refuses otherwise. */
  const finished = async (owner: Owner, upload: DescribedUpload): Promise<FileRow> => {
    const [file] = await rows.byMd5(owner.id, upload.md5, upload.size);
    if (file) return file;
    throw fileRefusals.chunkMissing((await fullest(owner, upload))?.missing ?? allOf(upload.chunks));
  };

  const mergeNow = async (owner: Owner, upload: DescribedUpload): Promise<FileRow> => {
    const best = await fullest(owner, upload);
    if (!best || best.missing.length > 0) return finished(owner, upload);
    const { md5, size } = upload;
    return withSpace(owner, size, { md5, size }, async () => {
      const begun = await ahead.take(best.key);
      const target = begun ?? (await spool.newPath());
      try {
        return await perform(owner, upload, best.key, target);
      } catch (error) {
        // A merge that was refused has left it to the thread.
        if (begun) void ahead.forget(begun);
        throw error;
      } finally {
        await spool.remove(target);
      }
    });
  };

  /** Puts a file together from its chunks, one time at once for each upload. What is merged already is answered again. */
  const merge = async (owner: Owner, upload: DescribedUpload): Promise<FileRow> => {
    demandAllowed(upload);
    const { md5, size, chunks, eachSize } = upload;
    if (eachSize !== undefined) checkCut({ size, eachSize, chunks });
    const name = [owner.id, md5, size, chunks, eachSize ?? ""].join("/");
    let running = merging.get(name);
    if (!running) {
      running = mergeNow(owner, upload).finally(() => merging.delete(name));
      merging.set(name, running);
    }
    return running;
  };

  /** The file of an id, if the person owns it or `mayRead` vouches for the person; otherwise null, as if there were none. */
  const find = async (
    me: Owner,
    id: string,
    mayRead: (file: { readonly id: string; readonly owner: string }) => Promise<boolean>,
    among?: Database,
  ): Promise<FileRow | null> => {
    const file = await rows.byId(id, among);
    if (file && (file.person_id === me.id || (await mayRead({ id, owner: file.person_id })))) return file;
    return null;
  };

  /** The content of a file or a part of it; null where it is gone. */
  const open = ({ sha256 }: Pick<FileRow, "sha256">, range?: ByteRange): Promise<Readable | null> =>
    store.open(sha256, range);

  /** The file of an id if the person owns it; null otherwise. */
  const ownFile = async (owner: Owner, id: string, among: Database): Promise<FileRow | null> => {
    const file = await rows.byId(id, among);
    return file?.person_id === owner.id ? file : null;
  };

  /** What a person's files and unfinished uploads take, and the most that they may; bytes. */
  const space = async (owner: Owner) => {
    const { bytes } = await sums.of(owner.id, { afresh: true });
    return { used: (await rows.sumOf(owner.id)) + bytes, limit: settings.personQuota };
  };

  /** Removes uploads that were abandoned, contents without a file, and what ended processes have left. */
  const sweep = async (): Promise<void> => {
    await ahead.sweep();
    await spool.sweep();
    await staging.sweep();
    sums.clear();
    await store.sweep();
    await rows.sweep(store);
  };

  return {
    check,
    receive,
    takeWhole,
    hasChunk,
    takeChunk,
    merge,
    find,
    open,
    space,
    ownFile,
    release: rows.release,
    demandName,
    allowsName,
    sweep,
    discard: ({ path: file }: Spooled) => spool.remove(file),
    close: async () => {
      await merges.close();
      await ahead.close();
      await close();
    },
  };
}

/** A file with its content, which lies at a path until it is stored. */
type KnownContent = Pick<Spooled, "path" | "md5" | "sha256" | "first">;

/** The storage, as handlers use it. */
export type Storage = ReturnType<typeof createStorage>;
