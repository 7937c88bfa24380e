import { randomUUID } from "node:crypto";
import { insertRows } from "../../../server/platform/module";
import { changing, type Context, type Handler } from "./drive";
import { demandRoom, itemOf, liveIn, newRow, type Row } from "./items";
import { cleanName, keyOf, numbered } from "./names";
import { namedIn, numberedIn } from "./place";
import { nameTaken, tooDeep } from "./refusals";
import { DEEPEST, demandWay } from "./tree";

const folderRow = (context: Context, folderId: string, name: string): Row =>
  newRow({ id: randomUUID(), kind: "folder", folder_id: folderId, name }, context.me.id, context.now());

/** Makes a folder of a name that is free. */
export const makeFolder: Handler<"makeFolder"> = (input, context) =>
  changing(context, async (within) => {
    const { folder = "" } = input;
    const name = cleanName(input.name);
    const way = await demandWay(within, folder);
    if (way.length >= DEEPEST) throw tooDeep();
    if (await namedIn(within, folder, { name })) throw nameTaken();
    await demandRoom(within, 1);
    const row = folderRow(within, folder, name);
    await within.database.insertInto("drive_item").values(row).execute();
    return itemOf(row, context.wireDate);
  });

/** A folder that paths go through, with those below it by the keys of their names. */
interface Branch {
  readonly name: string;
  readonly below: Map<string, Branch>;
  id: string;
}

const branchOf = (name: string, id = ""): Branch => ({ name, below: new Map(), id });

/** The branch at the end of a path, made where it is not there. */
const grow = (root: Branch, path: readonly string[]): Branch =>
  path.reduce((branch, name) => {
    const key = keyOf(name);
    const known = branch.below.get(key) ?? branchOf(name);
    branch.below.set(key, known);
    return known;
  }, root);

/** A folder whose name a file has: the first of `name (2)`, `name (3)` … that is a folder, so that the next call finds it too, or is free. */
async function beside(context: Context, folderId: string, name: string): Promise<Row | string> {
  const names = numbered(name, "folder");
  for await (const { number, row } of numberedIn(context, folderId, names)) {
    if (!row) return names.with(number);
    if (row.kind === "folder") return row;
  }
  throw new Error("A series of names has no end.");
}

/** Finds the folders below one that was there before, and answers the rows of those that are not. */
async function findOrMake(context: Context, parent: Branch): Promise<readonly Row[]> {
  const there = await liveIn(context)
    .where("folder_id", "=", parent.id)
    .where("name_key", "in", [...parent.below.keys()])
    .select(["id", "kind", "name_key"])
    .execute();
  const known = new Map(there.map((row) => [row.name_key, row]));
  const made: Row[] = [];
  for (const [key, branch] of parent.below) {
    const row = known.get(key);
    const found = row?.kind === "file" ? await beside(context, parent.id, branch.name) : (row ?? branch.name);
    const folder = typeof found === "string" ? folderRow(context, parent.id, found) : found;
    branch.id = folder.id;
    if (typeof found === "string") made.push(folder as Row);
  }
  return made;
}

/** Makes the folders of paths; those that are there are used. */
export const makeTree: Handler<"makeTree"> = ({ folder = "", paths }, context) =>
  changing(context, async (within) => {
    const way = await demandWay(within, folder);
    if (way.length + Math.max(...paths.map(({ length }) => length)) > DEEPEST) throw tooDeep();
    const root = branchOf("", folder);
    const ends = paths.map((path) => grow(root, path.map(cleanName)));
    let level = [root];
    while (level.length > 0) {
      const made: Row[] = [];
      for (const parent of level) if (parent.below.size > 0) made.push(...(await findOrMake(within, parent)));
      if (made.length > 0) await demandRoom(within, made.length);
      await insertRows(within.database, "drive_item", made);
      level = level.flatMap(({ below }) => [...below.values()]);
    }
    return { ids: ends.map(({ id }) => id) };
  });
