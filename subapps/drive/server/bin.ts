import { toBin } from "./discard";
import { changing, type Context, type Handler } from "./drive";
import { expireAll } from "./expire";
import { binIn, demandAll, liveIn, type Row } from "./items";
import { namedAs } from "./names";
import { nameBeside } from "./place";
import { DEEPEST, heightOf, outermost, wayTo } from "./tree";

/** Puts things into the bin, with all that is in them. */
export const remove: Handler<"remove"> = ({ ids }, context) =>
  changing(context, async (within) => {
    const things = await outermost(within, await demandAll(liveIn(within), ids));
    for (const { row } of things) await toBin(within, row.id);
    return { ids: things.map(({ row }) => row.id) };
  });

/** Where a thing of the bin goes back to: its folder, or the top where that is gone or lies too deep by now. */
async function homeOf(context: Context, row: Row): Promise<string> {
  const way = await wayTo(context, row.folder_id);
  if (!way) return "";
  return way.length + (await heightOf(context, row, row.id)) > DEEPEST ? "" : row.folder_id;
}

/** Takes a thing out of the bin, and what went there along with it. */
async function takeOut(context: Context, row: Row): Promise<void> {
  const folder_id = await homeOf(context, row);
  const name = await nameBeside(context, folder_id, { kind: row.kind, name: row.name });
  const { database } = context;
  await database
    .updateTable("drive_item")
    .set({ folder_id, ...namedAs(name) })
    .where("id", "=", row.id)
    .execute();
  await database
    .updateTable("drive_item")
    .set({ live: 1, binned_at: null, binned_with: null })
    .where("binned_with", "=", row.id)
    .execute();
}

/** Folders before what was in them, so that each finds its place. */
function foldersFirst(rows: readonly Row[]): readonly Row[] {
  const named = new Map(rows.map((row) => [row.id, row]));
  const sorted = new Set<Row>();
  const add = (row: Row): void => {
    const folder = named.get(row.folder_id);
    if (folder && !sorted.has(folder)) add(folder);
    sorted.add(row);
  };
  rows.forEach(add);
  return [...sorted];
}

/** Takes things out of the bin to where they were. */
export const restore: Handler<"restore"> = ({ ids }, context) =>
  changing(context, async (within) => {
    const rows = foldersFirst(await demandAll(binIn(within), ids));
    for (const row of rows) await takeOut(within, row);
    return { ids: rows.map(({ id }) => id) };
  });

/** Deletes things of the bin for good, or all of it. They are gone at once; their rows and files go in several transactions. */
export const purge: Handler<"purge"> = async ({ ids }, context) => {
  const count = await changing(context, async (within) => {
    const bin = binIn(within);
    const named = (ids ? await demandAll(bin, ids) : await bin.selectAll().execute()).map(({ id }) => id);
    const { database, me } = within;
    const things = database
      .updateTable("drive_item")
      .set({ binned_at: 0 })
      .where("person_id", "=", me.id)
      .where("binned_at", "is not", null);
    await (ids ? things.where("binned_with", "in", named) : things).execute();
    return named.length;
  });
  await expireAll(context);
  return { count };
};
