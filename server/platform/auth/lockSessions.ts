import type { Database } from "../database/open";

/**
 * Begins an update that locks sessions and changes nothing in them; the caller says which. Whatever ends one of them then
 * comes before the transaction, or finds and ends what it has made.
 */
export const lockSessions = (trx: Database) =>
  trx.updateTable("session").set((row) => ({ refresh_until: row.ref("refresh_until") }));
