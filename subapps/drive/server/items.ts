import { sql, type SelectQueryBuilder } from "kysely";
import { fileAddress, type SchoolClock } from "../../../server/platform/module";
import type { Context, Tables } from "./drive";
import { namedAs } from "./names";
import { driveFull, noSuchItem } from "./refusals";
import type { DriveTables } from "./tables";

/** A file or folder as its row has it. */
export type Row = DriveTables["drive_item"];

/** So many things a person may have, the bin included. */
const MOST_THINGS = 100_000;

/** For how long things stay in the bin, milliseconds. */
const BIN_MS = 30 * 24 * 3_600_000;

/** What was put into the bin until then is not in it any more, whether its rows are gone or not. */
export const lapsed = (now: number): number => now - BIN_MS;

/** A file or folder as answers carry it. */
export const itemOf = (row: Row, wireDate: SchoolClock["wireDate"]) => ({
  id: row.id,
  kind: row.kind,
  name: row.name,
  size: row.size,
  changedAt: wireDate(row.binned_at ?? row.changed_at),
  url: row.file_id === null ? "" : fileAddress(row.file_id),
  folder: row.folder_id,
});

/** All that a person has, live or not. */
export const ownIn = ({ database, me }: Pick<Context, "database" | "me">) =>
  database.selectFrom("drive_item").where("drive_item.person_id", "=", me.id);

/** Whether a thing is there: one that is bound to a root is if the root is, so that a whole tree comes and goes at once. */
const isThere = sql<boolean>`(drive_item.binned_with is null or exists
  (select 1 from drive_item as root where root.id = drive_item.binned_with and root.live = 1))`;

/** What all people have that is not in a bin: a person may see of it what is shared with them. */
export const everyLive = ({ database }: Pick<Context, "database">) =>
  database.selectFrom("drive_item").where("drive_item.live", "=", 1).where(isThere);

/** What a person has that is not in the bin. */
export const liveIn = (context: Pick<Context, "database" | "me">) =>
  ownIn(context).where("drive_item.live", "=", 1).where(isThere);

/** What lies in the bin by itself, not in a folder that is there. */
export const binIn = (context: Pick<Context, "database" | "me" | "now">) =>
  ownIn(context)
    .whereRef("drive_item.binned_with", "=", "drive_item.id")
    .where("drive_item.binned_at", ">", lapsed(context.now()));

/** The row of an id; refuses where it is not among them. */
export async function demandOne(
  among: SelectQueryBuilder<Tables, "drive_item", object>,
  id: string,
): Promise<Row> {
  const row = await among.where("drive_item.id", "=", id).selectAll().executeTakeFirst();
  if (!row) throw noSuchItem();
  return row;
}

/** These rows in the order of ids; refuses where one is missing or another person's. */
function inOrder(rows: readonly Row[], ids: readonly string[], { me }: Pick<Context, "me">): readonly Row[] {
  const known = new Map(rows.map((row) => [row.id, row]));
  return [...new Set(ids)].map((id) => {
    const row = known.get(id);
    if (row?.person_id !== me.id) throw noSuchItem();
    return row;
  });
}

// Asked by the ids alone: with the person as well, SQLite would read all that the person has.

/** The person's things of these ids that are not in the bin, in their order; refuses where one is not among them. */
export const demandLive = async (context: Context, ids: readonly string[]): Promise<readonly Row[]> =>
  inOrder(await everyLive(context).where("drive_item.id", "in", ids).selectAll().execute(), ids, context);

/** The person's things of these ids that lie in the bin by themselves, in their order; refuses where one is not among them. */
export async function demandBinned(context: Context, ids: readonly string[]): Promise<readonly Row[]> {
  const rows = await context.database.selectFrom("drive_item").where("id", "in", ids).selectAll().execute();
  const since = lapsed(context.now());
  return inOrder(
    rows.filter((row) => row.binned_with === row.id && (row.binned_at ?? 0) > since),
    ids,
    context,
  );
}

/** Refuses where so many things more do not go into a drive. */
export async function demandRoom(context: Context, more: number): Promise<void> {
  const { things } = await ownIn(context)
    .select(({ fn }) => fn.countAll<number>().as("things"))
    .executeTakeFirstOrThrow();
  if (things + more > MOST_THINGS) throw driveFull();
}

/** The row of a new thing: live, of this person, and a folder where nothing else is said of its content. */
export const newRow = (
  thing: Pick<Row, "id" | "folder_id" | "kind" | "name"> & Partial<Row>,
  personId: string,
  now: number,
): Row => ({
  person_id: personId,
  ...namedAs(thing.name),
  live: 1,
  file_id: null,
  size: 0,
  changed_at: now,
  binned_at: null,
  binned_with: null,
  upload: null,
  ...thing,
});
