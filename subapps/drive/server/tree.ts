import { sql, type SelectQueryBuilder } from "kysely";
import type { Context, Tables } from "./drive";
import { liveIn, type Row } from "./items";
import { noFolder } from "./refusals";

/** So deep folders and files may lie; those at the top are at 1. */
export const DEEPEST = 64;

/** Some things of drives, of which nothing is selected yet. */
export type Things = SelectQueryBuilder<Tables, "drive_item", object>;

/** A folder on the way to a place. */
export interface Crumb {
  readonly id: string;
  readonly name: string;
}

// SQLite takes tables of a cross join in the order in which they stand; of a plain join it may take the larger one first.

/** These things and all folders above them, and how far up each is, from 1. */
export const above = (context: Context, first: Things) =>
  context.database
    .withRecursive("above(id, folder_id, person_id, name, level)", (query) =>
      query
        .selectFrom(first.select(["id", "folder_id", "person_id", "name"]).as("first"))
        .select(["first.id", "first.folder_id", "first.person_id", "first.name", sql<number>`1`.as("level")])
        .unionAll(
          query
            .selectFrom("above")
            .crossJoin("drive_item")
            .whereRef("drive_item.id", "=", "above.folder_id")
            .whereRef("drive_item.person_id", "=", "above.person_id")
            .where("above.level", "<", DEEPEST)
            .select([
              "drive_item.id",
              "drive_item.folder_id",
              "drive_item.person_id",
              "drive_item.name",
              sql<number>`above.level + 1`.as("level"),
            ]),
        ),
    )
    .selectFrom("above");

/** The way to a live folder from the top, itself the last of it; null where there is no such folder. The top's has no steps. */
export async function wayTo(context: Context, folderId: string): Promise<readonly Crumb[] | null> {
  if (folderId === "") return [];
  const folder = liveIn(context).where("id", "=", folderId).where("kind", "=", "folder");
  const way = await above(context, folder).select(["id", "name"]).orderBy("level", "desc").execute();
  return way.length > 0 ? way : null;
}

/** The same; refuses where there is no such folder. */
export async function demandWay(context: Context, folderId: string): Promise<readonly Crumb[]> {
  const way = await wayTo(context, folderId);
  if (!way) throw noFolder();
  return way;
}

/** A thing, and the folders that it lies in, near and far. */
export interface Placed {
  readonly row: Row;
  readonly above: ReadonlySet<string>;
}

/** Those of live things that lie in none of the others: what happens to a folder happens to all that is in it. */
export async function outermost(context: Context, rows: readonly Row[]): Promise<readonly Placed[]> {
  const named = new Set(rows.map(({ id }) => id));
  const ways = new Map<string, ReadonlySet<string>>();
  for (const { folder_id: folder } of rows)
    if (!ways.has(folder))
      ways.set(folder, new Set((await wayTo(context, folder))?.map(({ id }) => id) ?? []));
  return rows
    .map((row) => ({ row, above: ways.get(row.folder_id) ?? new Set<string>() }))
    .filter(({ above }) => [...above].every((id) => !named.has(id)));
}
