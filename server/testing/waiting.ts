import { sql } from "kysely";
import type { Database } from "../platform/database/open";
import { until } from "../../test/until";

/** Waits until as many statements wait on PostgreSQL for another transaction to end. */
export async function waiting(database: Database, count: number): Promise<void> {
  await until(async () => {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock'`.execute(database);
    return rows[0]?.n === count;
  });
}
