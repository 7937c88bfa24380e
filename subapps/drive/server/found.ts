import { type RawBuilder, sql } from "kysely";
import {
  isWithin,
  newestFirst,
  PageOfBest,
  type Place,
  soughtWords,
  type Span,
} from "../../../server/platform/module";
import { type Context, PIECE } from "./drive";
import { binIn, everyLive, liveIn, ownIn, type Row } from "./items";
import { columnOf, hasWords, type Paging, type Sorting } from "./pages";
import type { Things } from "./tree";
import { folderIdsBelow, inGroups, walk } from "./trees";

/** So many things are looked at by one query, so that no other person waits for a long one [SEC-06]. */
export const LOOKED_AT = 2500;

const ID = sql.ref<string>("drive_item.id");

/** The pieces of things, the newest first by a moment of theirs. */
export const piecesOf = (things: Things, at: RawBuilder<number>): AsyncGenerator<Span, void> =>
  newestFirst((rest): Promise<Place | undefined> =>
    things
      .where(isWithin(at, ID, rest))
      .orderBy(at, "desc")
      .orderBy(ID, "desc")
      .offset(LOOKED_AT - 1)
      .limit(1)
      .select([at.as("at"), ID.as("id")])
      .executeTakeFirst(),
  );

/** What is needed of a thing to find its place in a list. */
type Listed = Pick<Row, "id" | "kind" | "folder_id" | "name_key"> & { readonly key: string | number };

/** The columns of things that are needed to find their places in a list. */
const listed = (things: Things, sorting: Sorting) =>
  things
    .select(["drive_item.id", "drive_item.kind", "drive_item.folder_id", "drive_item.name_key"])
    .select(sql.ref<string | number>(columnOf(sorting)).as("key"));

const compare = <Key extends string | number>(one: Key, other: Key): number =>
  one < other ? -1 : Number(one > other);

/** The order of `sorted`, in memory. */
const inOrder =
  ({ sort, order }: Sorting) =>
  (one: Listed, other: Listed): number => {
    const sign = order === "asc" ? 1 : -1;
    return (
      compare(other.kind, one.kind) ||
      sign * compare(one.key, other.key) ||
      (sort === "name" ? sign : 1) * compare(one.name_key, other.name_key) ||
      compare(one.id, other.id)
    );
  };

/** The folders in which things are looked for: one and all below it, or any where none is named. */
async function foldersOf(context: Context, folder: string): Promise<{ has: (id: string) => boolean }> {
  if (folder === "") return { has: () => true };
  return folderIdsBelow(context, [folder]);
}

/** What is looked for, and where. */
interface Asked extends Sorting, Paging {
  readonly words: string;
  readonly folder: string;
}

/** A page of the things with words in their names, in a folder and all below it, or in the bin; they are looked for a piece at a time. */
export async function foundPage(context: Context, asked: Asked) {
  const { words, folder, bin = false } = asked;
  const folders = await foldersOf(context, bin ? "" : folder);
  const at = sql.ref<number>(`drive_item.${bin ? "binned_at" : "changed_at"}`);
  const among = listed((bin ? binIn(context) : liveIn(context)).where(hasWords(context, words)), asked);
  const page = new PageOfBest(asked, inOrder(asked));
  for await (const span of piecesOf(bin ? binIn(context) : ownIn(context), at)) {
    const rows: readonly Listed[] = await among.where(isWithin(at, ID, span)).execute();
    page.add(rows.filter((row) => folders.has(row.folder_id)));
  }
  return { total: page.total, rows: await wholeOf(context, page.rows) };
}

/** What lies in folders as a search reads it, whosever they are. */
const foundIn =
  (context: Context, sorting: Sorting) =>
  (folders: readonly string[], last?: Listed & Pick<Row, "person_id">) => {
    const rows = listed(everyLive(context).where("drive_item.folder_id", "in", folders), sorting)
      .select("drive_item.person_id")
      .limit(PIECE);
    const sorted = folders.length === 1 ? rows.orderBy("person_id").orderBy("drive_item.name_key") : rows;
    const after = sql<boolean>`(drive_item.person_id, drive_item.name_key) > (${last?.person_id}, ${last?.name_key})`;
    return (last ? sorted.where(after) : sorted).execute();
  };

/** Where things are looked for that are not the person's alone: some things, and what is in folders, with all below. */
export interface Among {
  readonly things: readonly string[];
  readonly folders: readonly string[];
}

/** All that is among these, once each, a piece at a time. */
async function* eachAmong(context: Context, { things, folders }: Among, sorting: Sorting) {
  const roots = new Set(things);
  const inside = new Set(folders);
  for (const ids of inGroups([...roots], PIECE)) {
    const some = listed(everyLive(context).where("drive_item.id", "in", ids), sorting);
    const rows: readonly Listed[] = await context.work.piece(() => some.execute());
    for (const { id, kind } of rows) if (kind === "folder") inside.add(id);
    yield rows;
  }
  for await (const { rows } of walk(context, [...inside], foundIn(context, sorting)))
    yield rows.filter(({ id }) => !roots.has(id));
}

/** A page of the things among these with words in their names; they are looked for a piece at a time. */
export async function foundAmong(context: Context, among: Among, asked: Omit<Asked, "folder" | "bin">) {
  const words = soughtWords(asked.words);
  const page = new PageOfBest(asked, inOrder(asked));
  for await (const rows of eachAmong(context, among, asked))
    page.add(rows.filter(({ name_key: name }) => name.includes(words)));
  return { total: page.total, rows: await wholeOf(context, page.rows) };
}

/** Things with all their columns, in their order; without those that are gone by then. */
async function wholeOf({ database }: Context, listed: readonly Listed[]): Promise<readonly Row[]> {
  if (listed.length === 0) return [];
  const ids = listed.map(({ id }) => id);
  const rows = await database.selectFrom("drive_item").where("id", "in", ids).selectAll().execute();
  const known = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => known.get(id) ?? []);
}
