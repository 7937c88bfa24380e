import { mapInPieces } from "../../../server/platform/module";
import type { Context, Handler } from "./drive";
import { expire } from "./expire";
import { foundPage } from "./found";
import { binIn, demandOne, itemOf, liveIn, ownIn } from "./items";
import { cleanName, keyOf } from "./names";
import { countOf, pageOf, sorted } from "./pages";
import { sharedAmong } from "./shareRows";
import { demandWay } from "./tree";

/** The live things in a folder. As it is there, all is there that is live: no row has to be read to count it. */
const inFolder = (context: Context, folder: string) =>
  ownIn(context).where("folder_id", "=", folder).where("drive_item.live", "=", 1);

/** A page of a folder or of the bin, or with words of a search of the things with such names, however far below the folder. */
async function listed(context: Context, asked: Parameters<typeof foundPage>[1]) {
  if (asked.words !== "") return foundPage(context, asked);
  const things = asked.bin ? binIn(context) : inFolder(context, asked.folder);
  const rows = await pageOf(sorted(things, asked), asked).execute();
  return { total: await countOf(things), rows };
}

/** A page of a folder or of the bin, folders first. */
export const list: Handler<"list"> = async (input, context) => {
  const { folder = "", bin, keyword = "" } = input;
  if (bin) await expire(context);
  const path = bin ? [] : await demandWay(context, folder);
  const { total, rows } = await listed(context, { ...input, folder, words: keyword.trim() });
  const shared = await sharedAmong(context, rows);
  return {
    total,
    list: rows.map((row) => ({ ...itemOf(row, context.wireDate), shared: shared.has(row.id) })),
    path: [...path],
  };
};

/** One thing that is not in the bin, with the way to its folder. */
export const one: Handler<"one"> = async ({ id }, context) => {
  const row = await demandOne(liveIn(context), id);
  return { ...itemOf(row, context.wireDate), path: [...(await demandWay(context, row.folder_id))] };
};

/** The person's files, the newest first. */
export const recent: Handler<"recent"> = async (input, context) => {
  const files = liveIn(context).where("kind", "=", "file");
  const rows = await pageOf(
    files.selectAll().orderBy("changed_at", "desc").orderBy("id", "desc"),
    input,
  ).execute();
  return { total: await countOf(files), list: rows.map((row) => itemOf(row, context.wireDate)) };
};

/** A page of a folder, as other applications offer it to be attached. */
export const pick: Handler<"pick"> = async (input, context) => {
  const { folder = "", keyword = "" } = input;
  const path = await demandWay(context, folder);
  const { total, rows } = await listed(context, {
    ...input,
    folder,
    words: keyword.trim(),
    sort: "name",
    order: "asc",
  });
  return {
    total,
    list: rows.map(({ id, kind, name, size, file_id }) => ({ id, kind, name, size, file: file_id ?? "" })),
    path: [...path],
  };
};

/** A page of the folders in a folder, by name. */
export const folders: Handler<"folders"> = async (input, context) => {
  const { folder = "" } = input;
  const path = await demandWay(context, folder);
  const inside = inFolder(context, folder).where("kind", "=", "folder");
  const rows = await pageOf(
    inside.select(["id", "name"]).orderBy("sort_key").orderBy("name_key").orderBy("id"),
    input,
  ).execute();
  return { total: await countOf(inside), list: rows, path: [...path] };
};

/** Which of these names are taken in a folder, as they were asked. */
export const clashes: Handler<"clashes"> = async ({ folder = "", names }, context) => {
  await demandWay(context, folder);
  const keys = await mapInPieces(context, names, (name) => keyOf(cleanName(name)));
  const rows = await inFolder(context, folder).where("name_key", "in", keys).select("name_key").execute();
  const taken = new Set(rows.map(({ name_key }) => name_key));
  return { names: names.filter((_, index) => taken.has(keys[index] ?? "")) };
};

/** What the person's files take of their space, and how much that is. */
export const space: Handler<"space"> = async (_, context) => {
  await expire(context);
  return context.files.space();
};
