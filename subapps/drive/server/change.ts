import { changing, type Handler } from "./drive";
import { demandAll, demandOne, itemOf, liveIn } from "./items";
import { cleanName, namedAs } from "./names";
import { namedIn, settleNames } from "./place";
import { nameTaken } from "./refusals";
import { demandFits, demandWay, outermost } from "./tree";

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

/** Moves things to a folder; what is in one of them goes with it. */
export const move: Handler<"move"> = ({ ids, to = "", clash }, context) =>
  changing(context, async (within) => {
    const way = await demandWay(within, to);
    const things = await outermost(within, await demandAll(liveIn(within), ids));
    for (const { row } of things) await demandFits(within, row, way);
    const arrivals = things
      .filter(({ row }) => row.folder_id !== to)
      .map(({ row: { id, kind, name }, above }) => ({ id, kind, name, above }));
    const names = await settleNames(within, to, arrivals, { clash, spared: new Set(ids) });
    const left = new Set<string>();
    for (const [index, { id }] of arrivals.entries()) {
      const name = names[index];
      if (name == null) left.add(id);
      else
        await within.database
          .updateTable("drive_item")
          .set({ folder_id: to, ...namedAs(name) })
          .where("id", "=", id)
          .execute();
    }
    return { ids: things.flatMap(({ row }) => (left.has(row.id) ? [] : row.id)) };
  });
