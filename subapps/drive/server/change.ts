import { bindReplaced, demandFits, namesFor } from "./arrive";
import { changing, changingLong } from "./changing";
import { toBin } from "./discard";
import type { Context, Handler } from "./drive";
import { demandLive, demandOne, itemOf, liveIn } from "./items";
import { cleanName, namedAs } from "./names";
import { namedIn } from "./place";
import { nameTaken } from "./refusals";
import { relocate, type Relocated } from "./relocate";
import { type Crumb, demandWay, outermost, type Placed } from "./tree";
import { heightOf } from "./trees";

/** Gives a thing another name that is free; another case of its own name is. */
export const rename: Handler<"rename"> = (input, context) =>
  changing(context, async (within) => {
    const row = await demandOne(liveIn(within), input.id);
    const name = cleanName(input.name);
    if (row.kind === "file") within.files.demandName(name);
    if (await namedIn(within, row.folder_id, { id: row.id, name })) throw nameTaken();
    const named = { ...namedAs(name), changed_at: within.now() };
    await within.database.updateTable("drive_item").set(named).where("id", "=", row.id).execute();
    return itemOf({ ...row, ...named }, context.wireDate);
  });

/** Refuses to move a thing where it would lie in itself or too deep. What does not go deeper is not looked into. */
async function demandMoves(context: Context, { row, above }: Placed, way: readonly Crumb[]): Promise<void> {
  demandFits(row, way, 1);
  if (way.length > above.size) demandFits(row, way, await heightOf(context, row));
}

/** Moves things to a folder; what is in one of them goes with it. */
export const move: Handler<"move"> = ({ ids, to = "", clash }, context) =>
  changingLong(context, async (long) => {
    const way = await demandWay(context, to);
    const things = await outermost(context, await demandLive(context, ids));
    for (const thing of things) await demandMoves(context, thing, way);
    const arrivals = things.filter(({ row }) => row.folder_id !== to);
    const { names, replaced } = await namesFor(context, to, arrivals, { clash, spared: new Set(ids) });
    const left = new Set<string>();
    const moved: Relocated[] = [];
    for (const [index, { row }] of arrivals.entries()) {
      const name = names[index];
      if (name == null) left.add(row.id);
      else moved.push({ row, folder: to, name });
    }
    const gone = await bindReplaced(context, long, replaced);
    await long.step(async (within) => {
      await toBin(within, gone);
      await relocate(within, moved);
    });
    return { ids: things.flatMap(({ row }) => (left.has(row.id) ? [] : row.id)) };
  });
