import { appendFile, readFile } from "node:fs/promises";
import path from "node:path";
import { codeOf } from "../../settings/fault";
import type { Database } from "../database/open";
import { withdrawConsent } from "./consents";
import { countChange } from "./faceUnits";

/** That a person's face was deleted, and whether the consent was withdrawn with it. */
export interface Tombstone {
  readonly personId: string;
  readonly at: number;
  readonly deed: "deleted" | "withdrawn";
}

const LINE = /^([\w.-]{1,64}) (\d{1,15}) (deleted|withdrawn)$/;

const lineOf = ({ personId, at, deed }: Tombstone): string => `${personId} ${at} ${deed}`;

function tombstoneIn(line: string): Tombstone | null {
  const [, personId = "", at = "", deed = ""] = LINE.exec(line) ?? [];
  return deed === "deleted" || deed === "withdrawn" ? { personId, at: Number(at), deed } : null;
}

/** The latest of each person's, of one kind or of both. */
const latest = (tombstones: readonly Tombstone[]): ReadonlyMap<string, number> => {
  const at = new Map<string, number>();
  for (const { personId, at: time } of tombstones) at.set(personId, Math.max(at.get(personId) ?? 0, time));
  return at;
};

/**
 * The list of deleted faces. It is in the database, where the deletion's own transaction writes it, and in a file beside it, which is
 * still there when an older copy of the database is put back: then what was deleted since that copy is deleted from it too [FACE-08].
 */
export function createTombstones(database: Database, folder: string) {
  const file = path.join(folder, "face.deleted");

  /** Notes a deletion in its transaction. */
  const note = async (trx: Database, { personId, at, deed }: Tombstone): Promise<void> => {
    await trx
      .insertInto("face_deleted")
      .values({ person_id: personId, at, deed })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  };

  const linesOfFile = async (): Promise<ReadonlySet<string>> => {
    try {
      return new Set((await readFile(file, "utf8")).split("\n").filter((line) => line !== ""));
    } catch (error) {
      if (codeOf(error) === "ENOENT") return new Set();
      throw error;
    }
  };

  const rows = async (): Promise<readonly Tombstone[]> =>
    (await database.selectFrom("face_deleted").selectAll().execute()).flatMap(
      ({ person_id: id, at, deed }) => tombstoneIn(`${id} ${at} ${deed}`) ?? [],
    );

  /** Writes into the file what the database notes and the file does not, and answers both. */
  const carry = async (): Promise<readonly Tombstone[]> => {
    const [noted, written] = [await rows(), await linesOfFile()];
    const missing = noted.map(lineOf).filter((line) => !written.has(line));
    if (missing.length > 0) await appendFile(file, `${missing.join("\n")}\n`, { mode: 0o600 });
    return [...noted, ...[...written].flatMap((line) => tombstoneIn(line) ?? [])];
  };

  /** Deletes again what had been deleted before an older copy of the database was put back; answers how many faces that were. */
  const purge = async (): Promise<number> => {
    const all = await carry();
    const [deleted, withdrawn] = [latest(all), latest(all.filter(({ deed }) => deed === "withdrawn"))];
    const faces = await database
      .selectFrom("face")
      .innerJoin("person", "person.id", "face.person_id")
      .select(["person_id", "registered_at", "person.unit_id"])
      .execute();
    const back = faces.filter(({ person_id: id, registered_at: since }) => (deleted.get(id) ?? -1) >= since);
    for (const { person_id: personId, unit_id: unitId } of back)
      await database.transaction().execute(async (trx) => {
        await countChange(trx, unitId);
        await trx.deleteFrom("face").where("person_id", "=", personId).execute();
      });
    const consents = await database
      .selectFrom("face_consent")
      .where("withdrawn_at", "is", null)
      .select(["person_id", "given_at"])
      .execute();
    for (const { person_id: personId, given_at: since } of consents) {
      const at = withdrawn.get(personId) ?? -1;
      if (at >= since) await withdrawConsent(database, { personId, byId: null, at });
    }
    return back.length;
  };

  return { note, carry, purge };
}
