import path from "node:path";
import { createHeavyWork, type HeavyWork, jobOf } from "../work/heavyWork";
import { checkCut, type UploadKey } from "./cut";
import type { FileIntake } from "./fileIntake";
import { fileRefusals, isInfected } from "./fileRefusals";
import type { FileRow, FileRows } from "./fileRows";
import type { Owner } from "./fileSpace";
import type { DescribedUpload, FileRules } from "./fileRules";
import type { MergeAhead } from "./mergeAhead";
import type { Merged, mergeChunks } from "./mergeChunks";
import type { Spool, Staging } from "./ports";
import type { StagedChunks } from "./stagedChunks";
import type { UploadSpace } from "./uploadSpace";

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

/** Starts the thread that merges. */
export const startMerges = (): HeavyWork => createHeavyWork(MERGES);

/** What uploads are merged with. */
interface MergeParts {
  readonly rules: Pick<FileRules, "demandAllowed">;
  readonly rows: Pick<FileRows, "byMd5">;
  readonly chunks: Pick<StagedChunks, "fullest" | "drop">;
  readonly space: Pick<UploadSpace, "within">;
  readonly intake: Pick<FileIntake, "storeFile">;
  readonly ahead: Pick<MergeAhead, "take" | "forget">;
  readonly merges: Pick<HeavyWork, "run">;
  readonly staging: Pick<Staging, "source" | "removeChunk">;
  readonly spool: Pick<Spool, "newPath" | "remove">;
}

const allOf = (chunks: number): readonly number[] =>
  Array.from({ length: Math.min(chunks, 100) }, (_, index) => index + 1);

/** The person's file of the same content, where a merge finds chunks missing: a late chunk may have come after it. Refuses otherwise. */
async function finished(
  { rows, chunks }: MergeParts,
  owner: Owner,
  upload: DescribedUpload,
): Promise<FileRow> {
  const [file] = await rows.byMd5(owner.id, upload.md5, upload.size);
  if (file) return file;
  throw fileRefusals.chunkMissing((await chunks.fullest(owner, upload))?.missing ?? allOf(upload.chunks));
}

/** Stores the file that a merge has put together at a path, and removes its chunks. */
async function storeMerged(
  { chunks, intake }: MergeParts,
  owner: Owner,
  upload: DescribedUpload,
  key: UploadKey,
  content: Parameters<FileIntake["storeFile"]>[2],
): Promise<FileRow> {
  // The next try starts afresh: which of the chunks is wrong is not known.
  if (content.md5 !== key.md5) {
    await chunks.drop(key);
    throw fileRefusals.md5Mismatch();
  }
  try {
    const file = await intake.storeFile(owner, upload, content);
    await chunks.drop(key);
    return file;
  } catch (error) {
    // It would be found again in each try.
    if (isInfected(error)) await chunks.drop(key);
    throw error;
  }
}

/** Has the thread merge an upload into a target, and stores the file. */
async function mergeInto(
  parts: MergeParts,
  owner: Owner,
  upload: DescribedUpload,
  key: UploadKey,
  target: string,
): Promise<FileRow> {
  const { merges, staging } = parts;
  const { size, eachSize, chunks } = key;
  const task = { source: staging.source(key), target, size, eachSize, chunks };
  const merged: Merged = await merges.run(MERGE, task, { path: [owner.id] });
  switch (merged.kind) {
    case "diskFull":
      throw fileRefusals.diskFull();
    case "storeAway":
      throw fileRefusals.storeAway();
    case "missing":
      await staging.removeChunk(key, merged.chunk);
      return finished(parts, owner, upload);
    case "merged":
      return storeMerged(parts, owner, upload, key, { ...merged, path: target });
  }
}

async function mergeNow(parts: MergeParts, owner: Owner, upload: DescribedUpload): Promise<FileRow> {
  const { chunks, space, ahead, spool } = parts;
  const best = await chunks.fullest(owner, upload);
  if (!best || best.missing.length > 0) return finished(parts, owner, upload);
  const { md5, size } = upload;
  return space.within(owner, size, { md5, size }, async () => {
    const begun = await ahead.take(best.key);
    const target = begun ?? (await spool.newPath());
    try {
      return await mergeInto(parts, owner, upload, best.key, target);
    } catch (error) {
      // A merge that was refused has left it to the thread.
      if (begun) void ahead.forget(begun);
      throw error;
    } finally {
      await spool.remove(target);
    }
  });
}

/** Puts files together from their chunks, one time at once for each upload. What is merged already is answered again. */
export function createUploadMerges(parts: MergeParts) {
  /** The merges under way: who asks for one again gets the same answer. */
  const merging = new Map<string, Promise<FileRow>>();
  return async (owner: Owner, upload: DescribedUpload): Promise<FileRow> => {
    parts.rules.demandAllowed(upload);
    const { md5, size, chunks, eachSize } = upload;
    if (eachSize !== undefined) checkCut({ size, eachSize, chunks });
    const name = [owner.id, md5, size, chunks, eachSize ?? ""].join("/");
    let running = merging.get(name);
    if (!running) {
      running = mergeNow(parts, owner, upload).finally(() => merging.delete(name));
      merging.set(name, running);
    }
    return running;
  };
}
