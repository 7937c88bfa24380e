import { randomUUID } from "node:crypto";
import type { FileSettings } from "../../settings/options";
import { lockPerson } from "../database/lockPerson";
import type { Database } from "../database/open";
import type { Tables } from "../database/schema";
import { createFileSpace, type Owner } from "./fileSpace";
import type { Store } from "./ports";

/** A file of a person, as its row has it. */
export type FileRow = Tables["stored_file"];

/** A file whose content is known. */
export type NewFile = Pick<FileRow, "sha256" | "md5" | "name" | "size" | "type">;

/** For how long a content without a file is kept, milliseconds: its file may be about to be written down. */
const ORPHAN_MS = 24 * 3_600_000;

/** What removes at once in a sweep; the next one goes on. */
const SWEPT = 1000;

const byContent = (
  database: Database,
  personId: string,
  { sha256, size }: Pick<NewFile, "sha256" | "size">,
) =>
  database
    .selectFrom("stored_file")
    .where("person_id", "=", personId)
    .where("sha256", "=", sha256)
    .where("size", "=", size)
    .selectAll()
    .executeTakeFirst();

/** The contents that no file has, so long after they were stored; some of them where there are many. */
const orphans = (database: Database, before: number) =>
  database
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

/** Removes a content, unless a person has stored it again since. */
const removeOrphan = (
  database: Database,
  store: Pick<Store, "remove">,
  sha256: string,
  before: number,
): Promise<void> =>
  database.transaction().execute(async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom("stored_content")
      .where("sha256", "=", sha256)
      .where("created_at", "<=", before)
      .executeTakeFirstOrThrow();
    if (numDeletedRows > 0) await store.remove(sha256);
  });

/** The rows of stored files and contents. */
export function createFileRows(
  database: Database,
  now: () => number,
  quotas: Pick<FileSettings, "personQuota" | "unitQuota">,
) {
  const space = createFileSpace(database, now, quotas);

  /** Writes a file down, with the person's row locked so that two of them do not take the same space. */
  const insert = (owner: Owner, { sha256, md5, name, size, type }: NewFile): Promise<FileRow> =>
    database.transaction().execute(async (trx) => {
      await lockPerson(trx, owner.id);
      const known = await byContent(trx, owner.id, { sha256, size });
      if (known) return known;
      await space.demand(owner, size, { afresh: true, among: trx });
      const whose = { id: randomUUID(), unit_id: owner.unitId, person_id: owner.id };
      return trx
        .insertInto("stored_file")
        .values({ ...whose, sha256, md5, name, size, type, created_at: now() })
        .returningAll()
        .executeTakeFirstOrThrow();
    });

  return {
    sumOf: space.sumOf,
    demandSpace: space.demand,
    /** A person's files of an MD5 and a size, the newest first. There may be several: MD5 can be made to collide. */
    byMd5: (personId: string, md5: string, size: number): Promise<FileRow[]> =>
      database
        .selectFrom("stored_file")
        .where("person_id", "=", personId)
        .where("md5", "=", md5)
        .where("size", "=", size)
        .orderBy("created_at", "desc")
        .orderBy("id")
        .selectAll()
        .execute(),
    byId: (id: string, among: Database = database): Promise<FileRow | undefined> =>
      among.selectFrom("stored_file").where("id", "=", id).selectAll().executeTakeFirst(),
    /** Removes a person's files of these ids; another one's stay. */
    release: async (personId: string, ids: readonly string[], among: Database): Promise<void> => {
      if (ids.length === 0) return;
      await among
        .deleteFrom("stored_file")
        .where("person_id", "=", personId)
        .where("id", "in", ids)
        .execute();
    },
    /**
     * Stores a content, by `put`, and the file. The same content again is the same file. The content's row comes first, so that a
     * content that is stored without a file, whatever ended the process, is found and removed.
     */
    keep: async (owner: Owner, file: NewFile, put: () => Promise<void>): Promise<FileRow> => {
      const known = await byContent(database, owner.id, file);
      if (known) return known;
      const at = now();
      await database
        .insertInto("stored_content")
        .values({ sha256: file.sha256, size: file.size, created_at: at })
        .onConflict((conflict) => conflict.column("sha256").doUpdateSet({ created_at: at }))
        .execute();
      await put();
      const row = await insert(owner, file);
      space.noteMore(owner, file.size);
      return row;
    },
    /** Removes contents that no file has. A person who stores the same content meanwhile waits for its row, and then stores it again. */
    sweep: async (store: Pick<Store, "remove">): Promise<void> => {
      space.clear();
      const before = now() - ORPHAN_MS;
      for (const { sha256 } of await orphans(database, before))
        await removeOrphan(database, store, sha256, before);
    },
  };
}

/** The rows of files, as the storage uses them. */
export type FileRows = ReturnType<typeof createFileRows>;
