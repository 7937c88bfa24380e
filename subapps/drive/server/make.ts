import { randomUUID } from "node:crypto";
import { insertRows, mapInPieces } from "../../../server/platform/module";
import { changing, changingLong } from "./changing";
import type { Context, Handler } from "./drive";
import { demandRoom, itemOf, liveIn, newRow, type Row } from "./items";
import { cleanName, keyOf, numbered } from "./names";
import { namedIn, numberedIn } from "./place";
import { nameTaken, tooDeep } from "./refusals";
import { changeAll } from "./steps";
import { DEEPEST, demandWay } from "./tree";
import { inGroups } from "./trees";

/** So many folders are looked into without a pause. */
const FEW_FOLDERS = 25;

/** Makes a folder of a name that is free. */
export const makeFolder: Handler<"makeFolder"> = (input, context) =>
  changing(context, async (within) => {
    const { folder = "" } = input;
    const name = cleanName(input.name);
    const way = await demandWay(within, folder);
    if (way.length >= DEEPEST) throw tooDeep();
    if (await namedIn(within, folder, { name })) throw nameTaken();
    await demandRoom(within, 1);
    const thing = { id: randomUUID(), kind: "folder", folder_id: folder, name } as const;
    const row = newRow(thing, context.me.id, context.now());
    await within.database.insertInto("drive_item").values(row).execute();
    return itemOf(row, context.wireDate);
  });

/** A folder that paths go through, with those below it by the keys of their names. */
interface Branch {
  readonly name: string;
  readonly below: Map<string, Branch>;
  id: string;
  /** Whether it is to be made, so that nothing is in it yet. */
  isNew: boolean;
}

const branchOf = (name: string, id = ""): Branch => ({ name, below: new Map(), id, isNew: false });

/** The branch at the end of a path, made where it is not there. */
const grow = (root: Branch, path: readonly string[]): Branch =>
  path.reduce((branch, each) => {
    const name = cleanName(each);
    const key = keyOf(name);
    const known = branch.below.get(key) ?? branchOf(name);
    branch.below.set(key, known);
    return known;
  }, root);

/** A folder whose name a file has: the first of `name (2)`, `name (3)` … that is a folder, so that the next call finds it too, or is free. */
async function beside(context: Context, parent: Branch, name: string): Promise<Row | string> {
  const names = numbered(name, "folder");
  for await (const { number, key, row } of numberedIn(context, parent.id, names)) {
    if (parent.below.has(key)) continue;
    if (!row) return names.with(number);
    if (row.kind === "folder") return row;
  }
  throw new Error("A series of names has no end.");
}

/** A folder that is to be made. */
type NewFolder = Pick<Row, "id" | "folder_id" | "name">;

/** Finds the folders below one that was there before, and answers those that are not. */
async function findOrMake(context: Context, parent: Branch): Promise<readonly NewFolder[]> {
  const there = parent.isNew
    ? []
    : await liveIn(context)
        .where("folder_id", "=", parent.id)
        .where("name_key", "in", [...parent.below.keys()])
        .select(["id", "kind", "name_key"])
        .execute();
  const known = new Map(there.map((row) => [row.name_key, row]));
  const made: NewFolder[] = [];
  for (const [key, branch] of parent.below) {
    const row = known.get(key);
    const found = row?.kind === "file" ? await beside(context, parent, branch.name) : (row ?? branch.name);
    branch.isNew = typeof found === "string";
    branch.id = typeof found === "string" ? randomUUID() : found.id;
    if (typeof found === "string") made.push({ id: branch.id, folder_id: parent.id, name: found });
  }
  return made;
}

/** Makes the folders of paths; those that are there are used. */
export const makeTree: Handler<"makeTree"> = ({ folder = "", paths }, context) =>
  changingLong(context, async ({ step }) => {
    const way = await demandWay(context, folder);
    if (way.length + Math.max(...paths.map(({ length }) => length)) > DEEPEST) throw tooDeep();
    const root = branchOf("", folder);
    const ends = await mapInPieces(context, paths, (path) => grow(root, path));
    const made: NewFolder[] = [];
    for (let level = [root]; level.length > 0; level = level.flatMap(({ below }) => [...below.values()]))
      for (const some of inGroups(level, FEW_FOLDERS))
        await context.work.piece(async () => {
          for (const parent of some)
            if (parent.below.size > 0) made.push(...(await findOrMake(context, parent)));
        });
    await demandRoom(context, made.length);
    const rowOf = ({ id, folder_id, name }: NewFolder) =>
      newRow({ id, kind: "folder", folder_id, name }, context.me.id, context.now());
    await changeAll(step, made, ({ database }, some) => insertRows(database, "drive_item", some.map(rowOf)));
    return { ids: ends.map(({ id }) => id) };
  });
