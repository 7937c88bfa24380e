import { changing, type Handler } from "./drive";
import { demandAll, demandOne, itemOf, liveIn } from "./items";
import { cleanName, keyOf } from "./names";
import { namedIn, settleName } from "./place";
import { nameTaken } from "./refusals";
import { demandFits, demandWay, outermost } from "./tree";

/** Gives a thing another name that is free; another case of its own name is. */
export const rename: Handler<"rename"> = (input, context) =>
  changing(context, async (within) => {
    const row = await demandOne(liveIn(within), input.id);
    const name = cleanName(input.name);
    if (row.kind === "file") within.files.demandName(name);
    if (await namedIn(within, row.folder_id, { id: row.id, name })) throw nameTaken();
    const named = { name, name_key: keyOf(name), changed_at: within.now() };
    await within.database.updateTable("drive_item").set(named).where("id", "=", row.id).execute();
    return itemOf({ ...row, ...named }, context.wireDate);
  });

/** Moves things to a folder; what is in one of them goes with it. */
export const move: Handler<"move"> = ({ ids, to = "", clash }, context) =>
  changing(context, async (within) => {
    const way = await demandWay(within, to);
    const things = await outermost(within, await demandAll(liveIn(within), ids));
    for (const { row } of things) await demandFits(within, row, way);
    const moved: string[] = [];
    for (const { row, above } of things) {
      const spared = new Set([...ids, ...above]);
      const name = row.folder_id === to ? row.name : await settleName(within, to, row, { clash, spared });
      if (name === null) continue;
      await within.database
        .updateTable("drive_item")
        .set({ folder_id: to, name, name_key: keyOf(name) })
        .where("id", "=", row.id)
        .execute();
      moved.push(row.id);
    }
    return { ids: moved };
  });
