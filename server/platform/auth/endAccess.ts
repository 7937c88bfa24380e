import type { Database } from "../database/open";
import { createClients } from "./clients";
import { createSessions } from "./sessions";
import { createTickets } from "./tickets";

/**
 * Ends everything that a person's former password has opened: sessions, unused tickets, tokens of other applications, a reset of
 * the password. Call it in the transaction that sets the new one, after that: a request that opens a session waits for it there.
 */
export async function endAccess(trx: Database, now: () => number, personId: string): Promise<void> {
  await createSessions(trx, now).endAll(personId);
  await createTickets(trx, now).endAll(personId);
  await createClients(trx, now).endAll(personId);
  await trx.deleteFrom("password_reset").where("person_id", "=", personId).execute();
}
