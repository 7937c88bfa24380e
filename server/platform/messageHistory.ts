import { type RawBuilder, sql, type SqlBool } from "kysely";
import { occursIn } from "./database/occursIn";
import type { Database } from "./database/open";
import { HOW_MANY } from "./inbox";

const DAY = 86_400_000;
/** Read messages stay as long, milliseconds [MSG-03]. */
const HISTORY_MS = 90 * DAY;
/** As long all that were marked read together can be marked unread again, milliseconds. */
const UNDO_MS = 3_600_000;

/** When a read message was read; one that was read before this was kept counts from its own time. */
const readAt = sql<number>`coalesce(read_at, at)`;

/** What is looked for in the history. */
export interface HistoryAsked {
  readonly start: number;
  readonly size: number;
  readonly module?: string | undefined;
  readonly q?: string | undefined;
}

/** Where words are looked for. */
const TEXTS = ["memo", "content", "module"] as const;

/** The unread messages of a condition and those read within 90 days, and the places that they come from [MSG-03]. */
export async function messageHistory(
  database: Database,
  theirs: RawBuilder<SqlBool>,
  now: number,
  { start, size, module, q }: HistoryAsked,
) {
  const kept = database
    .selectFrom("message")
    .where(theirs)
    .where((is) => is.or([is("read", "=", 0), is(readAt, ">", now - HISTORY_MS)]));
  let asked = kept;
  if (module !== undefined) asked = asked.where("module", "=", module);
  if (q !== undefined)
    asked = asked.where((is) =>
      is.or(TEXTS.map((text) => occursIn(database, sql`lower(${sql.ref(text)})`, q.toLowerCase()))),
    );
  const [{ count }, list, modules] = await Promise.all([
    asked.select(HOW_MANY).executeTakeFirstOrThrow(),
    asked
      .selectAll()
      .orderBy("at", "desc")
      .orderBy("id")
      .limit(size)
      .offset((start - 1) * size)
      .execute(),
    kept.select("module").distinct().orderBy("module").execute(),
  ]);
  return { list, total: count, modules: modules.map((row) => row.module) };
}

/**
 * Has the messages of a condition wait again that were marked read together last; those of an earlier time stay read, so that a
 * call that arrives twice does no more than once [MSG-03].
 */
export async function undoReadAll(
  database: Database,
  theirs: RawBuilder<SqlBool>,
  now: number,
): Promise<void> {
  const { last } = await database
    .selectFrom("message")
    .where(theirs)
    .where("all_read_at", ">", now - UNDO_MS)
    .select(({ fn }) => fn.max("all_read_at").as("last"))
    .executeTakeFirstOrThrow();
  if (last === null) return;
  await database
    .updateTable("message")
    .set({ all_read_at: null })
    .where(theirs)
    .where("all_read_at", "<", last)
    .execute();
  await database
    .updateTable("message")
    .set({ read: 0, read_at: null, all_read_at: null })
    .where(theirs)
    .where("all_read_at", "=", last)
    .execute();
}

/** Removes messages that were read more than 90 days ago. */
export const createMessageHistory = (database: Database, now: () => number) => ({
  sweep: async (): Promise<void> => {
    const end = now() - HISTORY_MS;
    // No message is read before it comes, so the index of their times narrows the search.
    await database
      .deleteFrom("message")
      .where("read", "=", 1)
      .where("at", "<", end)
      .where(readAt, "<", end)
      .execute();
  },
});
