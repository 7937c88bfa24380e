import type { FileSettings } from "../../settings/options";
import type { Me } from "../auth/sessionModel";
import type { Database } from "../database/open";
import { fileRefusals } from "./fileRefusals";

/** Whose file it becomes, and whose space it takes. */
export type Owner = Pick<Me, "id" | "unitId">;

/** What a file takes beside its content, bytes: a row and a place on the disk, so that tiny files do not come free. */
const EACH = 4096;

/** For how long a sum is good, milliseconds: a unit has a million rows, and a person is asked for it with each chunk. */
const SUM_MS = 60_000;

/** The space that stored files take of people and units, and what of it these may take. */
export function createFileSpace(
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

  return {
    /** The bytes that a person's files take now. */
    sumOf: (personId: string): Promise<number> => sumBy("person_id", personId),
    /**
     * Refuses where so many bytes more, `staged` among them, are too many for the person or the unit. With `afresh`, the person's files
     * are counted now; the unit's may always be a minute old.
     */
    demand: async (
      owner: Owner,
      more: number,
      { afresh, among }: { readonly afresh: boolean; readonly among?: Database },
    ): Promise<void> => {
      const personal = afresh ? sumBy : roughSumBy;
      if ((await personal("person_id", owner.id, among)) + more > personQuota) throw fileRefusals.quota();
      if ((await roughSumBy("unit_id", owner.unitId, among)) + more > unitQuota) throw fileRefusals.quota();
    },
    /** Notes a file that was stored. */
    noteMore: ({ id, unitId }: Owner, bytes: number): void => {
      for (const name of [`person_id ${id}`, `unit_id ${unitId}`]) {
        const known = sums.get(name);
        if (known) known.bytes += bytes + EACH;
      }
    },
    /** Forgets all sums. */
    clear: (): void => sums.clear(),
  };
}
