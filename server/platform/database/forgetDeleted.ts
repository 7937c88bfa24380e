import { SqliteAdapter, sql } from "kysely";
import type { Database } from "./open";

/**
 * Has SQLite carry what was deleted into its file, where deleted rows are zeros, and empties the journal, where they would stay
 * until others are written over them. PostgreSQL does so in its own time.
 */
export async function forgetDeleted(database: Database): Promise<void> {
  if (database.getExecutor().adapter instanceof SqliteAdapter)
    await sql`pragma wal_checkpoint(truncate)`.execute(database);
}
