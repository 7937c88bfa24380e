import { sql } from "kysely";
import type { Database } from "../platform/database/open";

/** Waits until as many statements wait on PostgreSQL for another transaction to end. */
export async function waiting(database: Database, count: number): Promise<void> {
  for (let look = 0; look < 200; look += 1) {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock'`.execute(database);
    if (rows[0]?.n === count) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`There never were ${count} statements that waited.`);
}
