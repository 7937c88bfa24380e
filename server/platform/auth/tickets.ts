import { keepNewest } from "../database/keepNewest";
import type { Database } from "../database/open";
import { hashToken, newToken } from "./tokens";

/** How long a ticket may be exchanged, milliseconds. */
export const TICKET_MS = 60_000;

/** As many tickets of a person hold at once. */
const MOST_TICKETS = 20;

/** Tickets with which another portal signs its people in here, stored as hashes only. */
export function createTickets(database: Database, now: () => number) {
  const issue = async (personId: string): Promise<string> => {
    const ticket = newToken();
    await keepNewest(database, {
      table: "login_ticket",
      key: "hash",
      of: ["person_id", personId],
      by: "until",
      most: MOST_TICKETS,
    });
    await database
      .insertInto("login_ticket")
      .values({ hash: hashToken(ticket), person_id: personId, until: now() + TICKET_MS })
      .execute();
    return ticket;
  };

  /** Exchanges a ticket for its person, or null. One statement deletes it, so that it works once. */
  const redeem = async (ticket: string): Promise<string | null> => {
    const row = await database
      .deleteFrom("login_ticket")
      .where("hash", "=", hashToken(ticket))
      .returningAll()
      .executeTakeFirst();
    return row !== undefined && row.until > now() ? row.person_id : null;
  };

  /** Ends a person's tickets. */
  const endAll = async (personId: string): Promise<void> => {
    await database.deleteFrom("login_ticket").where("person_id", "=", personId).execute();
  };

  /** Removes unused tickets. */
  const sweep = async (): Promise<void> => {
    await database.deleteFrom("login_ticket").where("until", "<=", now()).execute();
  };

  return { issue, redeem, endAll, sweep };
}
