import type { Database } from "./open";

/** So many rows are removed by one statement, so that no person waits for it [SEC-06]. */
const AT_ONCE = 500;

/** Removes the rows of a table that are from before a moment, milliseconds since 1970. */
export async function removeOld(
  database: Database,
  table: "access_log" | "message",
  before: number,
): Promise<void> {
  const old = database.selectFrom(table).where("at", "<", before).orderBy("at").limit(AT_ONCE).select("id");
  for (let removed = AT_ONCE; removed === AT_ONCE;) {
    const { numDeletedRows } = await database
      .deleteFrom(table)
      .where("id", "in", old)
      .executeTakeFirstOrThrow();
    removed = Number(numDeletedRows);
  }
}
