import { randomUUID } from "node:crypto";
import type { Out } from "../../../contract/calls";
import type { Database } from "../database/open";
import { withFirst } from "../withFirst";

const YEAR = 366 * 86_400_000;
const MINUTE = 60_000;

/** What happened with a face. */
export type FaceDeed = Out<"faceAudit">["list"][number]["deed"];

/** A line of the list of uses. */
export interface FaceEntry {
  readonly unitId: string;
  /** Whose face it was; null where nobody was known. */
  readonly personId: string | null;
  /** Who did it; null where no session was there. */
  readonly byId: string | null;
  readonly deed: FaceDeed;
  /** Bilingual; empty where nothing was refused. */
  readonly reason?: string;
  readonly address: string;
}

interface AuditStore {
  readonly database: Database;
  readonly now: () => number;
}

const DAY = 24 * 3_600_000;

/** The most audit entries of one kind by one person about one face within 24 hours. */
const MOST_OF_DAY = 1_000;

/** How many audit entries of the last 24 hours are of one kind, by one person, about one face. */
const countAlike = async (
  { now }: AuditStore,
  { unitId, personId, byId, deed }: Pick<FaceEntry, "unitId" | "personId" | "byId" | "deed">,
  within: Database,
): Promise<number> => {
  const { count } = await within
    .selectFrom("face_audit")
    .where("unit_id", "=", unitId)
    .where("person_id", "is not distinct from", personId)
    .where("by_id", "is not distinct from", byId)
    .where("deed", "=", deed)
    .where("at", ">", now() - DAY)
    .select((row) => row.fn.countAll<number | string>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
};

/** Adds a line, in a transaction where that is given; of far too many that are alike the first of a day are kept [SEC-11]. */
const write = async (
  store: AuditStore,
  entry: FaceEntry,
  within: Database = store.database,
): Promise<void> => {
  const { unitId, personId, byId, deed, reason = "", address } = entry;
  if ((await countAlike(store, entry, within)) >= MOST_OF_DAY) return;
  const { now } = store;
  await within
    .insertInto("face_audit")
    .values({
      id: randomUUID(),
      unit_id: unitId,
      person_id: personId,
      by_id: byId,
      at: now(),
      deed,
      reason,
      address,
    })
    .execute();
};

/** An action that one person repeats so often within 24 hours serves no purpose but to fill the table. */
const OFTEN = 20;

/** Whether a person has done that so often with that face that it is to and fro. */
const isOften = async (store: AuditStore, entry: FaceEntry): Promise<boolean> =>
  (await countAlike(store, entry, store.database)) >= OFTEN;

/** Adds a line unless the same was written a minute ago or less: what a person may do without end fills no list [SEC-06]. */
const writeSeldom = async (store: AuditStore, entry: FaceEntry): Promise<void> => {
  const { personId, byId, deed, reason = "" } = entry;
  const same = await store.database
    .selectFrom("face_audit")
    .where("person_id", "=", personId)
    .where("by_id", "=", byId)
    .where("deed", "=", deed)
    .where("reason", "=", reason)
    .where("at", ">", store.now() - MINUTE)
    .select("id")
    .executeTakeFirst();
  if (!same) await write(store, entry);
};

/** Whose lines are asked for: a person's, or those of a unit. */
type AuditOf = { readonly personId: string } | { readonly unitId: string };

/** The lines of a person or a unit, latest first, with how many there are. */
const list = async (
  { database }: AuditStore,
  of: AuditOf,
  { start, size }: { readonly start: number; readonly size: number },
) => {
  const lines = database
    .selectFrom("face_audit")
    .$if("personId" in of, (query) =>
      query.where("face_audit.person_id", "=", "personId" in of ? of.personId : ""),
    )
    .$if("unitId" in of, (query) => query.where("face_audit.unit_id", "=", "unitId" in of ? of.unitId : ""));
  const { total } = await lines
    .select((row) => row.fn.countAll<number | string>().as("total"))
    .executeTakeFirstOrThrow();
  const rows = await lines
    .leftJoin("person", "person.id", "face_audit.person_id")
    .leftJoin("person as by", "by.id", "face_audit.by_id")
    .select([
      "face_audit.id",
      "face_audit.at",
      "face_audit.deed",
      "face_audit.person_id as personId",
      "face_audit.reason",
      "face_audit.address",
      "person.real_name as realName",
      "by.real_name as byName",
    ])
    .orderBy("face_audit.at", "desc")
    .orderBy("face_audit.id")
    .limit(size)
    .offset((start - 1) * size)
    .execute();
  return { rows, total: Number(total) };
};

/** Removes lines of more than a year ago. */
const sweep = async ({ database, now }: AuditStore): Promise<void> => {
  await database
    .deleteFrom("face_audit")
    .where("at", "<", now() - YEAR)
    .execute();
};

/** The list of what has happened with faces: every consent, enrolment, match and refusal, for a year [FACE-08]. */
export const createFaceAudit = (database: Database, now: () => number) =>
  withFirst({ database, now }, { write, writeSeldom, isOften, list, sweep });
