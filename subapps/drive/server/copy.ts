import { randomUUID } from "node:crypto";
import { insertRows } from "../../../server/platform/module";
import { changing, type Context, type Handler } from "./drive";
import { demandAll, demandRoom, liveIn, newRow, ownIn, type Row } from "./items";
import { settleNames } from "./place";
import { copiesTooMany } from "./refusals";
import { below, demandFits, demandWay, outermost } from "./tree";

/** So many things are copied by one call. */
const MOST_COPIES = 10_000;

/** A thing and all below it, but no more than so many and one. */
const withAllBelow = async (context: Context, row: Row, most: number): Promise<readonly Row[]> =>
  row.kind === "file"
    ? [row]
    : ownIn(context)
        .where("id", "in", below(context, [row.id]).select("id"))
        .selectAll()
        .limit(most + 1)
        .execute();

/** The rows of copies: the first in a folder and of a name, the others in the copies of their folders. All name the same stored files. */
function copiesOf(context: Context, rows: readonly Row[], first: Row, at: Pick<Row, "folder_id" | "name">) {
  const ids = new Map(rows.map(({ id }) => [id, randomUUID()]));
  const idOf = (id: string): string => ids.get(id) ?? "";
  const copies = rows.map(({ id, folder_id, kind, name, file_id, size }) => {
    const place = id === first.id ? at : { folder_id: idOf(folder_id), name };
    return newRow({ id: idOf(id), kind, file_id, size, ...place }, context.me.id, context.now());
  });
  return { id: idOf(first.id), rows: copies };
}

/** Copies things to a folder, with all that is in them. */
export const copy: Handler<"copy"> = ({ ids, to = "", clash }, context) =>
  changing(context, async (within) => {
    const way = await demandWay(within, to);
    const things = await outermost(within, await demandAll(liveIn(within), ids));
    let left = MOST_COPIES;
    const sources: {
      readonly rows: readonly Row[];
      readonly row: Row;
      readonly above: ReadonlySet<string>;
    }[] = [];
    for (const { row, above } of things) {
      await demandFits(within, row, way);
      const rows = await withAllBelow(within, row, left);
      left -= rows.length;
      if (left < 0) throw copiesTooMany();
      sources.push({ rows, row, above });
    }
    await demandRoom(within, MOST_COPIES - left);
    const arrivals = sources.map(({ row: { kind, name }, above }) => ({ kind, name, above }));
    const names = await settleNames(within, to, arrivals, { clash, spared: new Set(ids) });
    const made = sources.flatMap(({ rows, row }, index) => {
      const name = names[index];
      return name == null ? [] : copiesOf(within, rows, row, { folder_id: to, name });
    });
    await insertRows(
      within.database,
      "drive_item",
      made.flatMap(({ rows }) => rows),
    );
    return { ids: made.map(({ id }) => id) };
  });
