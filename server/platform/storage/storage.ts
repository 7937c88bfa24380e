import type { Readable } from "node:stream";
import { limitedLog } from "../../settings/limitedLog";
import type { FileSettings } from "../../settings/options";
import type { ByteRange } from "../byteRange";
import type { Database } from "../database/open";
import type { HeavyWork } from "../work/heavyWork";
import { createFileIntake } from "./fileIntake";
import { createFileRows, type FileRow, type FileRows } from "./fileRows";
import type { Owner } from "./fileSpace";
import { createFileRules, type DescribedUpload, type Takes } from "./fileRules";
import { MergeAhead } from "./mergeAhead";
import type { Spooled, Store } from "./ports";
import { scanWithClamd } from "./scanWithClamd";
import { createStagedChunks } from "./stagedChunks";
import { createStagedSums } from "./stagedSums";
import { openPorts, type StoragePorts } from "./storagePorts";
import { createUploadMerges, startMerges } from "./uploadMerges";
import { createUploadSpace } from "./uploadSpace";

/** What a storage is made of; the ports are those of the settings unless a test has others. */
export interface StorageParts extends Partial<StoragePorts> {
  readonly database: Database;
  readonly now: () => number;
  readonly settings: FileSettings;
  readonly takes?: Takes;
  readonly merges?: Pick<HeavyWork, "run" | "close">;
  readonly log?: ((line: string) => void) | undefined;
}

/** How many faults of the scanner are logged a minute; each upload meets one. */
const MOST_FAULTS = 5;

/** The reading of stored files. */
const createFileReads = (rows: Pick<FileRows, "byId">, store: Pick<Store, "open">) => ({
  /** The file of an id, if the person owns it or `mayRead` vouches for the person; otherwise null, as if there were none. */
  find: async (
    me: Owner,
    id: string,
    mayRead: (file: { readonly id: string; readonly owner: string }) => Promise<boolean>,
    among?: Database,
  ): Promise<FileRow | null> => {
    const file = await rows.byId(id, among);
    if (file && (file.person_id === me.id || (await mayRead({ id, owner: file.person_id })))) return file;
    return null;
  },
  /** The file of an id if the person owns it; null otherwise. */
  ownFile: async (owner: Owner, id: string, among: Database): Promise<FileRow | null> => {
    const file = await rows.byId(id, among);
    return file?.person_id === owner.id ? file : null;
  },
  /** The content of a file or a part of it; null where it is gone. */
  open: ({ sha256 }: Pick<FileRow, "sha256">, range?: ByteRange): Promise<Readable | null> =>
    store.open(sha256, range),
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
  merges = startMerges(),
  log = () => undefined,
  ...replaced
}: StorageParts) {
  const { ports, close } = openPorts(settings, now);
  const { store, staging, spool } = { ...ports, ...replaced };
  const rows = createFileRows(database, now, settings);
  const sums = createStagedSums(staging, now);
  const space = createUploadSpace({ rows, sums });
  const rules = createFileRules(settings, takes);
  const scan = settings.scanner && scanWithClamd(settings.scanner, { log: limitedLog(log, MOST_FAULTS) });
  const ahead = new MergeAhead({ merges, staging, spool, now });
  const intake = createFileIntake({ settings, rules, rows, store, spool, space, ahead, scan });
  const chunks = createStagedChunks({ staging, sums, rules, space, ahead, now });

  return {
    /** The person's file of this content if there is one and no other of that MD5; else null. */
    check: async (owner: Owner, upload: DescribedUpload): Promise<FileRow | null> => {
      rules.demandAllowed(upload);
      if (upload.eachSize !== undefined && upload.chunks > 1) await chunks.uploadsOf(owner, upload);
      const [file, another] = await rows.byMd5(owner.id, upload.md5, upload.size);
      if (file && !another) return file;
      await space.demand(owner, upload.size, upload);
      return null;
    },
    receive: intake.receive,
    takeWhole: intake.takeWhole,
    hasChunk: chunks.has,
    takeChunk: chunks.take,
    merge: createUploadMerges({ rules, rows, chunks, space, intake, ahead, merges, staging, spool }),
    ...createFileReads(rows, store),
    /** What a person's files and unfinished uploads take, and the most that they may; bytes. */
    space: async (owner: Owner) => {
      const { bytes } = await sums.of(owner.id, { afresh: true });
      return { used: (await rows.sumOf(owner.id)) + bytes, limit: settings.personQuota };
    },
    release: rows.release,
    demandName: rules.demandName,
    allowsName: rules.allowsName,
    discard: ({ path }: Spooled) => spool.remove(path),
    /** Removes uploads that were abandoned, contents without a file, and what ended processes have left. */
    sweep: async (): Promise<void> => {
      await ahead.sweep();
      await spool.sweep();
      await staging.sweep();
      sums.clear();
      await store.sweep();
      await rows.sweep(store);
    },
    close: async (): Promise<void> => {
      await merges.close();
      await ahead.close();
      await close();
    },
  };
}

/** The storage, as handlers use it. */
export type Storage = ReturnType<typeof createStorage>;
