import type { UploadKey } from "./cut";
import { isQuota } from "./fileRefusals";
import type { FileRows } from "./fileRows";
import type { Owner } from "./fileSpace";
import { createReservations, type Reservation } from "./reservations";
import type { createStagedSums, Staged } from "./stagedSums";

/** What the space of uploads is counted from. */
interface Counts {
  readonly rows: Pick<FileRows, "demandSpace">;
  readonly sums: Pick<ReturnType<typeof createStagedSums>, "of">;
}

/** The space of uploads, as the storage uses it. */
export type UploadSpace = ReturnType<typeof createUploadSpace>;

/** The space that people's uploads take beside their files: what is staged, and what is on its way. */
export function createUploadSpace({ rows, sums }: Counts) {
  const reservations = createReservations();

  const count = async (owner: Owner, more: number, but: Reservation["file"], afresh: boolean) => {
    const others = reservations
      .of(owner.id)
      .filter(({ file }) => !file || file.md5 !== but?.md5 || file.size !== but.size);
    const files = [but, ...others.map(({ file }) => file)].filter((file) => file !== null);
    const staged = await sums.of(owner.id, { but: files, afresh });
    const coming = others.reduce((sum, { bytes }) => sum + bytes, 0);
    await rows.demandSpace(owner, staged.bytes + coming + more, { afresh });
    return staged;
  };
  /** Refuses where the person's other uploads, those on their way, and so many bytes more do not fit beside the files. */
  const demand = async (owner: Owner, more: number, but: Reservation["file"] = null): Promise<Staged> => {
    try {
      return await count(owner, more, but, false);
    } catch (error) {
      if (isQuota(error)) return count(owner, more, but, true);
      throw error;
    }
  };

  return {
    demand,
    /** Performs some work with space of the person's, which is theirs before a byte of it is written; `file` is null for a chunk. */
    within: <Result>(
      owner: Owner,
      bytes: number,
      file: Pick<UploadKey, "md5" | "size"> | null,
      work: (staged: Staged) => Promise<Result>,
    ): Promise<Result> =>
      reservations.within(owner.id, { bytes, file }, () => demand(owner, bytes, file), work),
  };
}
