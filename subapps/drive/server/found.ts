import { type RawBuilder, sql } from "kysely";
import { isWithin, newestFirst, PageOfBest, type Place, type Span } from "../../../server/platform/module";
import type { Context } from "./drive";
import { binIn, liveIn, ownIn, type Row } from "./items";
import { columnOf, hasWords, type Paging, type Sorting } from "./pages";
import { below, type Things } from "./tree";

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
  return new Set((await below(context, [folder], "folder").select("id").execute()).map(({ id }) => id));
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
  const among = (bin ? binIn(context) : liveIn(context))
    .where(hasWords(context, words))
    .select(["drive_item.id", "drive_item.kind", "drive_item.folder_id", "drive_item.name_key"])
    .select(sql.ref<string | number>(columnOf(asked)).as("key"));
  const page = new PageOfBest(asked, inOrder(asked));
  for await (const span of piecesOf(bin ? binIn(context) : ownIn(context), at)) {
    const rows: readonly Listed[] = await among.where(isWithin(at, ID, span)).execute();
    page.add(rows.filter((row) => folders.has(row.folder_id)));
  }
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
