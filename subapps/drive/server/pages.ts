import { sql } from "kysely";
import { occursIn, soughtWords } from "../../../server/platform/module";
import type { Context } from "./drive";
import type { Things } from "./tree";

/** What a list may be sorted by, in the database's own names; in the bin, it changed when it was put there. */
const COLUMNS = { name: "sort_key", size: "size", changedAt: "changed_at" } as const;
const BIN_COLUMNS = { ...COLUMNS, changedAt: "binned_at" } as const;

/** Whether a thing has these words in its name. */
export const hasWords = ({ database }: Pick<Context, "database">, words: string) =>
  occursIn(database, sql.ref("drive_item.name_key"), soughtWords(words));

/** How many things there are. */
export const countOf = async (things: Things): Promise<number> =>
  (await things.select(({ fn }) => fn.countAll<number>().as("total")).executeTakeFirstOrThrow()).total;

/** Which page, from 1, of how many things. */
export interface Paging {
  readonly start: number;
  readonly size: number;
}

/** A page of a query. */
export const pageOf = <Query extends { limit: (most: number) => { offset: (from: number) => Query } }>(
  query: Query,
  { start, size }: Paging,
): Query => query.limit(size).offset((start - 1) * size);

/** How a list is sorted. */
export interface Sorting {
  readonly sort: keyof typeof COLUMNS;
  readonly order: "asc" | "desc";
  readonly bin?: boolean;
}

/** The column by which a list is sorted. */
export const columnOf = ({ sort, bin = false }: Sorting) =>
  `drive_item.${(bin ? BIN_COLUMNS : COLUMNS)[sort]}` as const;

/** The rows of things as file managers list them: folders first. */
export const sorted = (things: Things, sorting: Sorting) => {
  const { sort, order } = sorting;
  return (
    things
      .selectAll("drive_item")
      .orderBy("drive_item.kind", "desc")
      .orderBy(columnOf(sorting), order)
      // Names that are sorted alike, such as 7 and 007, keep an order of their own.
      .orderBy("drive_item.name_key", sort === "name" ? order : "asc")
      .orderBy("drive_item.id")
  );
};
