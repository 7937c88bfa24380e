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

/** A piece of what is in a person's folders, whether those are there or not. */
const rowsIn = ({ database }: Context, personId: string, folders: readonly string[]) =>
  database
    .selectFrom("drive_item")
    .where("person_id", "=", personId)
    .where("folder_id", "in", folders)
    .where("live", "=", 1)
    .limit(PIECE)
    .selectAll();

/** The rows in a folder in the order of their names, so that each piece begins where the last one ended. */
async function* insideOne(
  context: Context,
  personId: string,
  folder: string,
): AsyncGenerator<readonly Row[]> {
  const sorted = rowsIn(context, personId, [folder]).orderBy("name_key");
  let rows: readonly Row[] = await context.work.piece(() => sorted.execute());
  yield rows;
  while (rows.length === PIECE) {
    const next = sorted.where("name_key", ">", rows.at(-1)?.name_key ?? "");
    rows = await context.work.piece(() => next.execute());
    yield rows;
  }
}

/** The rows in folders, in pieces: of as many folders at once as have few enough. */
async function* inside(
  context: Context,
  personId: string,
  folders: readonly string[],
): AsyncGenerator<readonly Row[]> {
  const groups = inGroups(folders, FOLDERS);
  for (let group = groups.pop(); group; group = groups.pop()) {
    const [first = "", second] = group;
    if (second === undefined) {
      yield* insideOne(context, personId, first);
      continue;
    }
    const some = rowsIn(context, personId, group);
    const rows = await context.work.piece(() => some.execute());
    if (rows.length < PIECE) yield rows;
    else groups.push(...inGroups(group, Math.ceil(group.length / 2)));
  }
}

/** Rows of a tree, and how deep they are in it, from 2: the root is at 1. */
export interface Level {
  readonly rows: readonly Row[];
  readonly level: number;
}

/** All below a person's folders, in pieces, those near to them first. */
export async function* eachBelow(
  context: Context,
  personId: string,
  roots: readonly string[],
): AsyncGenerator<Level> {
  let folders = roots;
  for (let level = 2; folders.length > 0 && level <= DEEPEST + 1; level += 1) {
    const next: string[] = [];
    for await (const rows of inside(context, personId, folders)) {
      if (rows.length > 0) yield { rows, level };
      for (const { id, kind } of rows) if (kind === "folder") next.push(id);
    }
    folders = next;
  }
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
