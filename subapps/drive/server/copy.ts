import { randomUUID } from "node:crypto";
import { insertRows } from "../../../server/platform/module";
import { bindReplaced, demandFits, namesFor } from "./arrive";
import { changingLong } from "./changing";
import { toBin } from "./discard";
import type { Context, Handler } from "./drive";
import { demandLive, demandRoom, newRow, type Row } from "./items";
import { copiesTooMany } from "./refusals";
import { changeAll } from "./steps";
import { type Crumb, demandWay, outermost, type Placed } from "./tree";
import { eachBelow } from "./trees";

/** So many things are copied by one call. */
const MOST_COPIES = 10_000;

/** A thing that is copied, and all below it. */
interface Source {
  readonly thing: Placed;
  readonly below: readonly Row[];
}

/** A thing and all below it; refuses where they are more than so many, or would lie in themselves or too deep. */
async function sourceOf(
  context: Context,
  thing: Placed,
  way: readonly Crumb[],
  most: number,
): Promise<Source> {
  const { row } = thing;
  if (most < 1) throw copiesTooMany();
  demandFits(row, way, 1);
  const below: Row[] = [];
  const roots = row.kind === "folder" ? [row.id] : [];
  for await (const { rows, level } of eachBelow(context, context.me.id, roots)) {
    demandFits(row, way, level);
    below.push(...rows);
    if (below.length >= most) throw copiesTooMany();
  }
  return { thing, below };
}

/** The copies of things: roots in their folder, and the rows below. All name the same stored files. */
function copiesOf({ me, now }: Context) {
  const ids = new Map<string, string>();
  const idOf = (id: string): string => {
    const known = ids.get(id) ?? randomUUID();
    ids.set(id, known);
    return known;
  };
  const rootOf = ({ id, kind, file_id, size }: Row, at: Pick<Row, "folder_id" | "name">): Row =>
    newRow({ id: idOf(id), kind, file_id, size, ...at }, me.id, now());
  /** The copy of what is below a thing, which is bound to the copy of that until the copy is there. */
  const belowOf = (row: Row, root: Row): Row => ({
    ...row,
    id: idOf(row.id),
    folder_id: idOf(row.folder_id),
    binned_with: idOf(root.id),
    changed_at: now(),
    upload: null,
  });
  return { rootOf, belowOf };
}

/** Copies things to a folder, with all that is in them. */
export const copy: Handler<"copy"> = ({ ids, to = "", clash }, context) =>
  changingLong(context, async (long) => {
    const way = await demandWay(context, to);
    const things = await outermost(context, await demandLive(context, ids));
    let left = MOST_COPIES;
    const sources: Source[] = [];
    for (const thing of things) {
      const source = await sourceOf(context, thing, way, left);
      left -= 1 + source.below.length;
      sources.push(source);
    }
    await demandRoom(context, MOST_COPIES - left);
    const { names, replaced } = await namesFor(context, to, things, { clash, spared: new Set(ids) });
    const { rootOf, belowOf } = copiesOf(context);
    const made: Row[] = [];
    const below: (readonly [row: Row, root: Row])[] = [];
    for (const [index, { thing, below: rows }] of sources.entries()) {
      const name = names[index];
      if (name == null) continue;
      made.push(rootOf(thing.row, { folder_id: to, name }));
      for (const row of rows) below.push([row, thing.row]);
    }
    const roots = made.map(({ id }) => id);
    const gone = await bindReplaced(context, long, replaced, below.length > 0 ? roots : []);
    await changeAll(long.step, below, ({ database }, some) =>
      insertRows(
        database,
        "drive_item",
        some.map(([row, root]) => belowOf(row, root)),
      ),
    );
    await long.step(async (within) => {
      await toBin(within, gone);
      await insertRows(within.database, "drive_item", made);
    });
    return { ids: roots };
  });
