import type { Database } from "./database/open";

/** For how long messages are kept, read or not, milliseconds. */
const KEPT_MS = 366 * 24 * 3_600_000;

/** So many are removed by one statement, so that no person waits for it. */
const AT_ONCE = 500;

/** Messages that nobody looks for any more. */
export function createOldMessages(database: Database, now: () => number) {
  /** Removes messages of more than a year ago [SEC-11]. */
  const sweep = async (): Promise<void> => {
    const old = database
      .selectFrom("message")
      .where("at", "<", now() - KEPT_MS)
      .orderBy("at")
      .limit(AT_ONCE)
      .select("id");
    for (let removed = AT_ONCE; removed === AT_ONCE;) {
      const { numDeletedRows } = await database
        .deleteFrom("message")
        .where("id", "in", old)
        .executeTakeFirstOrThrow();
      removed = Number(numDeletedRows);
    }
  };

  return { sweep };
}
