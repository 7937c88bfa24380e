import { changingLong } from "./changing";
import { toBin } from "./discard";
import { type Context, FEW, type Handler, type Step } from "./drive";
import { expireAll } from "./expire";
import { binIn, demandBinned, demandLive, type Row } from "./items";
import { settleNames } from "./place";
import { relocate, type Relocated } from "./relocate";
import { inSteps } from "./steps";
import { DEEPEST, outermost, wayTo } from "./tree";
import { bindTrees, heightOf } from "./trees";

const isFolder = ({ kind }: Pick<Row, "kind">): boolean => kind === "folder";
const idOf = ({ id }: Pick<Row, "id">): string => id;

/** Puts things into the bin, with all that is in them. */
export const remove: Handler<"remove"> = ({ ids }, context) =>
  changingLong(context, async ({ note, step }) => {
    const things = await outermost(context, await demandLive(context, ids));
    const rows = things.map(({ row }) => row);
    const roots = rows.filter(isFolder).map(idOf);
    if (roots.length > 0) await note(roots);
    await bindTrees(context, step, roots);
    await step((within) => toBin(within, rows.map(idOf)));
    return { ids: rows.map(idOf) };
  });

/** Where a thing of the bin goes back to: its folder, or the top where that is gone or lies too deep by now. */
async function homeOf(context: Context, row: Row): Promise<string> {
  const way = await wayTo(context, row.folder_id);
  if (!way) return "";
  return way.length + (await heightOf(context, row)) > DEEPEST ? "" : row.folder_id;
}

/** Things of the bin in groups, of which each comes after the folders that its things were in. */
async function foldersFirst(context: Context, rows: readonly Row[]): Promise<readonly (readonly Row[])[]> {
  const folders = await context.database
    .selectFrom("drive_item")
    .where("person_id", "=", context.me.id)
    .where("id", "in", [...new Set(rows.map(({ folder_id }) => folder_id))])
    .select(["id", "binned_with"])
    .execute();
  const rootOf = new Map(folders.map(({ id, binned_with }) => [id, binned_with]));
  const named = new Map(rows.map((row) => [row.id, row]));
  const groupOf = (row: Row): number => {
    const above = named.get(rootOf.get(row.folder_id) ?? "");
    return above ? groupOf(above) + 1 : 0;
  };
  const groups: Row[][] = [];
  for (const row of rows) (groups[groupOf(row)] ??= []).push(row);
  return groups;
}

/** Takes a group of things out of the bin, and what is bound to them. */
async function takeOut(context: Context, step: Step, rows: readonly Row[]): Promise<void> {
  const byHome = new Map<string, Row[]>();
  for (const row of rows) {
    const home = await homeOf(context, row);
    byHome.set(home, [...(byHome.get(home) ?? []), row]);
  }
  const out: Relocated[] = [];
  for (const [folder, things] of byHome) {
    const { names } = await settleNames(context, folder, things, { clash: "both" });
    for (const [index, row] of things.entries()) out.push({ row, folder, name: names[index] ?? row.name });
  }
  await step((within) => relocate(within, out));
}

/** Takes things out of the bin to where they were. */
export const restore: Handler<"restore"> = ({ ids }, context) =>
  changingLong(context, async ({ note, step }) => {
    const groups = await foldersFirst(context, await demandBinned(context, ids));
    const rows = groups.flat();
    await note(rows.map(idOf));
    for (const group of groups) await takeOut(context, step, group);
    return { ids: rows.map(idOf) };
  });

/** Marks things of the bin as lapsed. */
const lapse = ({ database }: Pick<Context, "database">, ids: readonly string[]) =>
  database.updateTable("drive_item").set({ binned_at: 0 }).where("id", "in", ids).execute();

/** Marks a few of all that the bin has as lapsed; answers how many those were. */
async function lapseSome(within: Context): Promise<number> {
  const rows = await binIn(within).select("id").limit(FEW).execute();
  if (rows.length > 0) await lapse(within, rows.map(idOf));
  return rows.length;
}

/** Deletes things of the bin for good, or all of it. They are gone at once; their rows and files go in several transactions. */
export const purge: Handler<"purge"> = ({ ids }, context) =>
  changingLong(context, async ({ step }) => {
    let count = 0;
    if (ids) {
      const named = (await demandBinned(context, ids)).map(idOf);
      await step((within) => lapse(within, named));
      count = named.length;
    } else
      await inSteps(step, async (within) => {
        const some = await lapseSome(within);
        count += some;
        return some < FEW;
      });
    await expireAll(step);
    return { count };
  });
