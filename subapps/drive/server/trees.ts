import { sql } from "kysely";
import { type Context, FEW, PIECE, type Step } from "./drive";
import { ownIn, type Row } from "./items";
import { changeAll, inSteps } from "./steps";
import { DEEPEST } from "./tree";

/** So many folders are looked into at once. */
const FOLDERS = 50;

/** Things in groups of so many. */
export const inGroups = <Each>(all: readonly Each[], size: number): (readonly Each[])[] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, index) =>
    all.slice(index * size, (index + 1) * size),
  );

/** Reads a piece of what is in folders; what one folder has is read in an order, after the last thing of the piece before. */
type Read<Each> = (folders: readonly string[], last?: Each) => Promise<readonly Each[]>;

/** What is in folders, in pieces: of as many folders at once as have few enough. */
async function* inside<Each>(
  { work }: Pick<Context, "work">,
  folders: readonly string[],
  read: Read<Each>,
): AsyncGenerator<readonly Each[]> {
  const groups = inGroups(folders, FOLDERS);
  for (let group = groups.pop(); group; group = groups.pop()) {
    const some = group;
    let rows = await work.piece(() => read(some));
    if (rows.length === PIECE && some.length > 1) {
      groups.push(...inGroups(some, Math.ceil(some.length / 2)));
      continue;
    }
    yield rows;
    while (rows.length === PIECE) {
      const last = rows.at(-1);
      rows = await work.piece(() => read(some, last));
      yield rows;
    }
  }
}

/** Things of a tree, and how deep they are in it, from 2: the root is at 1. */
export interface Level<Each = Row> {
  readonly rows: readonly Each[];
  readonly level: number;
}

/** All below folders as it is read, in pieces, those near to them first; what is in a folder is read once. */
export async function* walk<Each extends Pick<Row, "id" | "kind">>(
  context: Pick<Context, "work">,
  roots: readonly string[],
  read: Read<Each>,
): AsyncGenerator<Level<Each>> {
  const known = new Set(roots);
  let folders: readonly string[] = [...known];
  for (let level = 2; folders.length > 0 && level <= DEEPEST + 1; level += 1) {
    const next: string[] = [];
    for await (const rows of inside(context, folders, read)) {
      if (rows.length > 0) yield { rows, level };
      for (const { id, kind } of rows) if (kind === "folder" && !known.has(id)) next.push(id);
    }
    for (const id of next) known.add(id);
    folders = next;
  }
}

/** All below a person's folders, whether it is there or not. */
export function eachBelow(context: Context, personId: string, roots: readonly string[]) {
  return walk(context, roots, (folders, last?: Row) => {
    const rows = context.database
      .selectFrom("drive_item")
      .where("person_id", "=", personId)
      .where("folder_id", "in", folders)
      .where("live", "=", 1)
      .limit(PIECE)
      .selectAll();
    const sorted = folders.length === 1 ? rows.orderBy("name_key") : rows;
    return (last ? sorted.where("name_key", ">", last.name_key) : sorted).execute();
  });
}

/** The ids of folders and of all folders below them; no file is looked at on the way. */
export async function folderIdsBelow(
  context: Context,
  roots: readonly string[],
): Promise<ReadonlySet<string>> {
  const ids = new Set(roots);
  const read = (folders: readonly string[], last?: Pick<Row, "id" | "kind">) =>
    foldersIn(context, folders, last?.id).execute();
  for await (const { rows } of walk(context, roots, read)) for (const { id } of rows) ids.add(id);
  return ids;
}

/** The query for a piece of the folders in folders. */
export function foldersIn({ database }: Pick<Context, "database">, folders: readonly string[], after = "") {
  const rows = database
    .selectFrom("drive_item")
    .where("folder_id", "in", folders)
    // Not as a parameter: the index of folders alone is used only where the query is known to ask for no more.
    .where(sql<boolean>`kind = 'folder'`)
    .where(sql<boolean>`live is not null`)
    .where("id", ">", after)
    .limit(PIECE)
    .select(["id", "kind"]);
  return folders.length === 1 ? rows.orderBy("id") : rows;
}

/** How many levels a thing has, itself one of them. */
export async function heightOf(context: Context, { id, kind }: Pick<Row, "id" | "kind">): Promise<number> {
  let height = 1;
  for await (const { level } of eachBelow(context, context.me.id, kind === "folder" ? [id] : []))
    height = level;
  return height;
}

const change = ({ database }: Pick<Context, "database">, ids: readonly string[]) =>
  database.updateTable("drive_item").where("id", "in", ids);

const ofItsFolder = sql<string>`(select folder.binned_with from drive_item as folder where folder.id = drive_item.folder_id)`;

/** Binds trees to their roots: what is in a tree is there as long as its root is. */
export async function bindTrees(context: Context, step: Step, roots: readonly string[]): Promise<void> {
  await changeAll(step, roots, (within, some) =>
    change(within, some)
      .set((row) => ({ binned_with: row.ref("id") }))
      .execute(),
  );
  for await (const { rows } of eachBelow(context, context.me.id, roots)) {
    const ids = rows.map(({ id }) => id);
    await changeAll(step, ids, (within, some) =>
      change(within, some).set({ binned_with: ofItsFolder }).execute(),
    );
  }
}

/**
 * Ends the binding to roots that are there; what is bound to one in the bin stays so, and what is bound to one that never came to be
 * is deleted. It can be begun again at any time.
 */
export async function settle(step: Step, roots: readonly string[]): Promise<void> {
  if (roots.length === 0) return;
  let [index, last] = [0, ""];
  await inSteps(step, async (within) => {
    const root = roots[index] ?? "";
    const state = await ownIn(within).where("id", "=", root).select("live").executeTakeFirst();
    const ids = state && state.live !== 1 ? [] : await boundTo(within, root, last);
    if (ids.length > 0 && state) await change(within, ids).set({ binned_with: null }).execute();
    else if (ids.length > 0) await within.database.deleteFrom("drive_item").where("id", "in", ids).execute();
    last = ids.length === FEW ? (ids.at(-1) ?? "") : "";
    if (last === "") index += 1;
    return index >= roots.length;
  });
}

/** The ids of a few things that are bound to a root, after the last one. */
const boundTo = async (within: Context, root: string, last: string): Promise<readonly string[]> =>
  (
    await ownIn(within)
      .where("binned_with", "=", root)
      .where("id", ">", last)
      .orderBy("id")
      .limit(FEW)
      .select("id")
      .execute()
  ).map(({ id }) => id);
