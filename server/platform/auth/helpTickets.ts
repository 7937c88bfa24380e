import { keepNewest } from "../database/keepNewest";
import type { Database } from "../database/open";
import { lockSessions } from "./lockSessions";
import type { Me } from "./sessionModel";
import { hashToken, newToken } from "./tokens";

/** How long a ticket can be exchanged, milliseconds. */
const HELP_MS = 60_000;

/** As many tickets of a session hold at once: a person opens help in a few tabs. */
const MOST_TICKETS = 8;

/** What a help centre learns about the person who asks for help. */
export interface HelpSeeker {
  readonly sub: string;
  readonly name: string;
  readonly user_type: number;
  readonly unit_id: string;
  readonly unit_name: string;
}

/**
 * Tickets for the help centre, stored as hashes only. A ticket tells once who asks for help, and opens nothing: no call
 * takes it for a session or a sign-in. It ends with the session that it was made in.
 */
export function createHelpTickets(database: Database, now: () => number) {
  const issue = async ({ id, sessionId }: Pick<Me, "id" | "sessionId">): Promise<string | null> => {
    const ticket = newToken();
    return database.transaction().execute(async (trx) => {
      const session = await lockSessions(trx).where("id", "=", sessionId).returning("id").executeTakeFirst();
      if (!session) return null;
      const values = {
        hash: hashToken(ticket),
        person_id: id,
        session_id: session.id,
        until: now() + HELP_MS,
      };
      await keepNewest(trx, {
        table: "help_ticket",
        key: "hash",
        of: ["session_id", session.id],
        by: "until",
        most: MOST_TICKETS,
      });
      await trx.insertInto("help_ticket").values(values).execute();
      return ticket;
    });
  };

  /** Exchanges a ticket for the person it belongs to, or null. One statement takes it away, so that it works once. */
  const redeem = async (ticket: string): Promise<HelpSeeker | null> => {
    const row = await database
      .deleteFrom("help_ticket")
      .where("hash", "=", hashToken(ticket))
      .returning(["person_id", "until"])
      .executeTakeFirst();
    if (!row || row.until <= now()) return null;
    const person = await database
      .selectFrom("person")
      .innerJoin("unit", "unit.id", "person.unit_id")
      .where("person.id", "=", row.person_id)
      .where("person.status", "=", 1)
      .select([
        "person.id as sub",
        "person.real_name as name",
        "person.type as user_type",
        "unit.id as unit_id",
        "unit.name as unit_name",
      ])
      .executeTakeFirst();
    return person ?? null;
  };

  /** Removes tickets that were never exchanged. */
  const sweep = async (): Promise<void> => {
    await database.deleteFrom("help_ticket").where("until", "<=", now()).execute();
  };

  return { issue, redeem, sweep };
}
