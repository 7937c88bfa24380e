import { type Kysely, SqliteAdapter, sql, type Transaction } from "kysely";

/**
 * A transaction of a piece of long work, which does not wait for the disk. It comes whole or not at all as others do, but a power failure may
 * take it back until a usual transaction has ended after it: the last one of the work has to be usual.
 */
export function pieceTransaction<All, Result>(
  database: Kysely<All>,
  work: (transaction: Transaction<All>) => Promise<Result>,
): Promise<Result> {
  if (!(database.getExecutor().adapter instanceof SqliteAdapter))
    return database.transaction().execute(async (transaction) => {
      await sql`set local synchronous_commit = off`.execute(transaction);
      return work(transaction);
    });
  return database.connection().execute(async (connection) => {
    await sql`pragma synchronous = normal`.execute(connection);
    try {
      return await connection.transaction().execute(work);
    } finally {
      await sql`pragma synchronous = full`.execute(connection);
    }
  });
}
