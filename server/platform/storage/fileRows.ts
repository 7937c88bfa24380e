import { randomUUID } from "node:crypto";
import type { FileSettings } from "../../settings/options";
import type { Me } from "../auth/sessionModel";
import { lockPerson } from "../database/lockPerson";
import type { Database } from "../database/open";
import type { Tables } from "../database/schema";
import { fileRefusals } from "./fileRefusals";
import type { Store } from "./ports";

/** A file of a person, as its row has it. */
export type FileRow = Tables["stored_file"];

/** Whose file it becomes, and whose space it takes. */
export type Owner = Pick<Me, "id" | "unitId">;

/** A file whose content is known. */
export type NewFile = Pick<FileRow, "sha256" | "md5" | "name" | "size" | "type">;

/** What a file takes beside its content, bytes: a row and a place on the disk, so that tiny files do not come free. */
const EACH = 4096;

/** For how long a sum is good, milliseconds: a unit has a million rows, and a person is asked for it with each chunk. */
const SUM_MS = 60_000;

/** For how long a content without a file is kept, milliseconds: its file may be about to be written down. */
const ORPHAN_MS = 24 * 3_600_000;

/** What removes at once in a sweep; the next one goes on. */
const SWEPT = 1000;

/** The rows of stored files and contents, and the space that they take. */
export function createFileRows(
  database: Database,
  now: () => number,
  { personQuota, unitQuota }: Pick<FileSettings, "personQuota" | "unitQuota">,
) {
  const sums = new Map<string, { bytes: number; until: number }>();

  const sumBy = async (
    column: "person_id" | "unit_id",
    id: string,
    among: Database = database,
  ): Promise<number> => {
    const { bytes, files } = await among
      .selectFrom("stored_file")
      .where(column, "=", id)
      .select(({ fn }) => [fn.sum("size").as("bytes"), fn.countAll().as("files")])
      .executeTakeFirstOrThrow();
    return Number(bytes) + Number(files) * EACH;
  };

  /** The sum of a column's value, which may be a minute old. */
  const roughSumBy: typeof sumBy = async (column, id, among) => {
    const name = `${column} ${id}`;
    const known = sums.get(name);
    if (known && known.until > now() && known.until <= now() + SUM_MS) return known.bytes;
    const bytes = await sumBy(column, id, among);
    sums.set(name, { bytes, until: now() + SUM_MS });
    return bytes;
  };

  const noteMore = ({ id, unitId }: Owner, bytes: number): void => {
    for (const name of [`person_id ${id}`, `unit_id ${unitId}`]) {
      const known = sums.get(name);
      if (known) known.bytes += bytes + EACH;
    }
  };

  /**
   * Refuses where so many bytes more, `staged` among them, are too many for the person or the unit. With `afresh`, the person's files
   * are counted now; the unit's may always be a minute old.
   */
  const demandSpace = async (
    owner: Owner,
    more: number,
    { afresh, among }: { readonly afresh: boolean; readonly among?: Database },
  ): Promise<void> => {
    const personal = afresh ? sumBy : roughSumBy;
    if ((await personal("person_id", owner.id, among)) + more > personQuota) throw fileRefusals.quota();
    if ((await roughSumBy("unit_id", owner.unitId, among)) + more > unitQuota) throw fileRefusals.quota();
  };

  /** A person's files of an MD5 and a size, the newest first. There may be several: MD5 can be made to collide. */
  const byMd5 = (personId: string, md5: string, size: number): Promise<FileRow[]> =>
    database
      .selectFrom("stored_file")
      .where("person_id", "=", personId)
      .where("md5", "=", md5)
      .where("size", "=", size)
      .orderBy("created_at", "desc")
      .orderBy("id")
      .selectAll()
      .execute();

  const byContent = (personId: string, { sha256, size }: NewFile, among: Database = database) =>
    among
      .selectFrom("stored_file")
      .where("person_id", "=", personId)
      .where("sha256", "=", sha256)
      .where("size", "=", size)
      .selectAll()
      .executeTakeFirst();

  const byId = (id: string, among: Database = database): Promise<FileRow | undefined> =>
    among.selectFrom("stored_file").where("id", "=", id).selectAll().executeTakeFirst();

  /** Removes a person's files of these ids; another one's stay. */
  const release = async (personId: string, ids: readonly string[], among: Database): Promise<void> => {
    if (ids.length === 0) return;
    await among.deleteFrom("stored_file").where("person_id", "=", personId).where("id", "in", ids).execute();
  };

  /** Writes a file down, with the person's row locked so that two of them do not take the same space. */
  const insert = (owner: Owner, file: NewFile): Promise<FileRow> =>
    database.transaction().execute(async (trx) => {
      await lockPerson(trx, owner.id);
      const known = await byContent(owner.id, file, trx);
      if (known) return known;
      await demandSpace(owner, file.size, { afresh: true, among: trx });
      return trx
        .insertInto("stored_file")
        .values({
          id: randomUUID(),
          unit_id: owner.unitId,
          person_id: owner.id,
          sha256: file.sha256,
          md5: file.md5,
          name: file.name,
          size: file.size,
          type: file.type,
          created_at: now(),
        })
        .returningAll()
        .executeTakeFirstOrThrow();
    });

  /**
   * Stores a content, by `put`, and the file. The same content again is the same file. The content's row comes first, so that a
   * content that is stored without a file, whatever ended the process, is found and removed.
   */
  const keep = async (owner: Owner, file: NewFile, put: () => Promise<void>): Promise<FileRow> => {
    const known = await byContent(owner.id, file);
    if (known) return known;
    const at = now();
    await database
      .insertInto("stored_content")
      .values({ sha256: file.sha256, size: file.size, created_at: at })
      .onConflict((conflict) => conflict.column("sha256").doUpdateSet({ created_at: at }))
      .execute();
    await put();
    const row = await insert(owner, file);
    noteMore(owner, file.size);
    return row;
  };

  /** Removes contents that no file has. A person who stores the same content meanwhile waits for its row, and then stores it again. */
  const sweep = async (store: Store): Promise<void> => {
    sums.clear();
    const before = now() - ORPHAN_MS;
    const orphans = await database
      .selectFrom("stored_content")
      .where("created_at", "<=", before)
      .where((row) =>
        row.not(
          row.exists(
            row
              .selectFrom("stored_file")
              .whereRef("stored_file.sha256", "=", "stored_content.sha256")
              .select("id"),
          ),
        ),
      )
      .select("sha256")
      .limit(SWEPT)
      .execute();
    for (const { sha256 } of orphans)
      await database.transaction().execute(async (trx) => {
        const { numDeletedRows } = await trx
          .deleteFrom("stored_content")
          .where("sha256", "=", sha256)
          .where("created_at", "<=", before)
          .executeTakeFirstOrThrow();
        if (numDeletedRows > 0) await store.remove(sha256);
      });
  };

  return {
    byMd5,
    byId,
    sumOf: (personId: string) => sumBy("person_id", personId),
    demandSpace,
    keep,
    release,
    sweep,
  };
}

/** The rows of files, as the storage uses them. */
export type FileRows = ReturnType<typeof createFileRows>;
