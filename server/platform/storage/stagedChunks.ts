import { checkCut, type Cut, lengthOf, type UploadKey } from "./cut";
import { fileRefusals, orDiskFull } from "./fileRefusals";
import type { Owner } from "./fileSpace";
import { demandIntact, type Described, type DescribedUpload, type FileRules, typeOf } from "./fileRules";
import type { MergeAhead } from "./mergeAhead";
import type { Spooled, Staging } from "./ports";
import type { createStagedSums } from "./stagedSums";
import { STAGED_MS } from "./uploadName";
import type { UploadSpace } from "./uploadSpace";

/** As many uploads of a person may be unfinished at once. */
const MOST_UPLOADS = 1000;

/** What the chunks of uploads are staged with. */
interface ChunkParts {
  readonly staging: Staging;
  readonly sums: Pick<ReturnType<typeof createStagedSums>, "added" | "ended">;
  readonly rules: Pick<FileRules, "demandAllowed">;
  readonly space: Pick<UploadSpace, "within">;
  readonly ahead: Pick<MergeAhead, "arrived">;
  readonly now: () => number;
}

/** A chunk as a call describes it. */
interface DescribedChunk extends DescribedUpload {
  readonly eachSize: number;
  readonly chunk: number;
  readonly crc32?: number | undefined;
}

const keyOf = (owner: Owner, { md5, size }: Described, { eachSize, chunks }: Cut): UploadKey => ({
  person: owner.id,
  md5,
  size,
  eachSize,
  chunks,
});

/** The chunks of uploads, as the storage uses them. */
export type StagedChunks = ReturnType<typeof createStagedChunks>;

/** The chunks of uploads that go on, each checked before it is staged. */
export function createStagedChunks({ staging, sums, rules, space, ahead, now }: ChunkParts) {
  /** The uploads that a call may mean: the one in chunks of the length that it says, or all in as many chunks. */
  const uploadsOf = async (owner: Owner, upload: DescribedUpload): Promise<readonly UploadKey[]> => {
    const { size, chunks, eachSize, md5 } = upload;
    if (eachSize === undefined) return staging.uploadsOf({ person: owner.id, md5, size, chunks });
    checkCut({ size, eachSize, chunks });
    return [keyOf(owner, upload, { size, eachSize, chunks })];
  };

  /** An upload that goes on takes its chunks however many there are: it could not be finished otherwise. */
  const isBegun = async (key: UploadKey): Promise<boolean> =>
    (await staging.uploadsOf(key)).some(({ eachSize }) => eachSize === key.eachSize);

  const stage = async (owner: Owner, key: UploadKey, chunk: number, spooled: Spooled): Promise<void> => {
    const isKnown = await staging.has(key, chunk);
    const put = async () => {
      await orDiskFull(() => staging.put(key, chunk, spooled.path));
      ahead.arrived(key, chunk, isKnown);
    };
    if (isKnown) return put();
    await space.within(owner, spooled.size, null, async ({ uploads }) => {
      if (uploads >= MOST_UPLOADS && !(await isBegun(key))) throw fileRefusals.tooManyUploads();
      await put();
      await sums.added(key, spooled.size);
    });
  };

  return {
    uploadsOf,
    has: async (owner: Owner, upload: DescribedUpload, chunk: number): Promise<boolean> => {
      rules.demandAllowed(upload);
      if (chunk > upload.chunks) throw fileRefusals.badCut();
      const uploads = await uploadsOf(owner, upload);
      const there = await Promise.all(uploads.map((each) => staging.has(each, chunk)));
      return there.length > 0 && there.every(Boolean);
    },
    /** Stages a chunk as it has come in, and answers until when it waits for the others, in milliseconds since 1970. */
    take: async (owner: Owner, spooled: Spooled, upload: DescribedChunk): Promise<number> => {
      const { size, eachSize, chunks, chunk } = upload;
      rules.demandAllowed(upload);
      checkCut({ size, eachSize, chunks });
      const length = lengthOf({ size, eachSize, chunks }, chunk);
      // A chunk that came short is sent again; only one that was cut so is refused for it.
      demandIntact(spooled, upload.crc32);
      if (spooled.size !== length) throw fileRefusals.badCut();
      if (chunk === 1) typeOf(spooled.first, upload);
      await stage(owner, keyOf(owner, upload, { size, eachSize, chunks }), chunk, spooled);
      return now() + STAGED_MS;
    },
    /** The upload to merge, and what it lacks: of several the one that lacks least. */
    fullest: async (owner: Owner, upload: DescribedUpload) => {
      const found = await Promise.all(
        (await uploadsOf(owner, upload)).map(async (key) => ({ key, missing: await staging.missing(key) })),
      );
      return found.toSorted((one, other) => one.missing.length - other.missing.length)[0];
    },
    /** Removes all chunks of an upload. */
    drop: async (upload: UploadKey): Promise<void> => {
      await staging.drop(upload);
      await sums.ended(upload);
    },
  };
}
