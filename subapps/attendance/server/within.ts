import type { Context } from "./tables";
import { MANAGE } from "./viewer";

/**
 * Performs something whole or not at all; its database is the transaction. The permission is asked for before it begins: SQLite has one
 * connection, which the transaction holds.
 */
export async function within<Result>(
  context: Context,
  perform: (inside: Context) => Promise<Result>,
): Promise<Result> {
  const managing = await context.holds(MANAGE);
  const holds: Context["holds"] = (code) => Promise.resolve(code === MANAGE && managing);
  return context.database.transaction().execute((database) => perform({ ...context, database, holds }));
}
