import { type Kysely, type RawBuilder, type SqlBool, sql } from "kysely";
import type { Me } from "./auth/sessionModel";
import { isAboutTheirs } from "./children";
import type { Database } from "./database/open";
import type { Tables } from "./database/schema";

/** A condition on messages and on to-dos. */
type Condition = RawBuilder<SqlBool>;

/**
 * What is the person's own, a parent's about any of their active children: the rule of every list and every figure, so that the
 * bell, the cards and the marks of tiles never say different things, and the absence of one child is seen whichever child the
 * portal shows [MSG-01, TODO-01, DESK-03, WHO-01].
 */
export const isTheirs = ({ id }: Pick<Me, "id">): Condition =>
  sql<SqlBool>`(person_id = ${id} and ${isAboutTheirs(id)})`;

/** Counted by the database: thousands may wait for a person who never looks. */
export const HOW_MANY = sql<number>`count(*)`.as("count");

/** The unread messages among those of a condition; the caller selects what it needs. */
export const unreadMessages = (database: Database, theirs: Condition) =>
  database.selectFrom("message").where("read", "=", 0).where(theirs);

/** How many unread messages a person has about an application, for one that counts for its badge by itself. */
export async function unreadAbout(
  database: Kysely<Tables>,
  me: Pick<Me, "id">,
  app: string,
): Promise<number> {
  const { count } = await database
    .selectFrom("message")
    .where(isTheirs(me))
    .where("app", "=", app)
    .where("read", "=", 0)
    .select(HOW_MANY)
    .executeTakeFirstOrThrow();
  return count;
}

/** As many unread messages one answer has: more would hold the answers to all others up [SEC-06]. */
const MOST_UNREAD = 1_000;

/**
 * The unread messages, the newest first, 1,000 at most; with `most`, those that are among so many of the most important or of the newest: what
 * lists show first, and what may be news.
 */
export async function listMessages(database: Database, theirs: Condition, most?: number) {
  const newest = unreadMessages(database, theirs).selectAll().orderBy("at", "desc").orderBy("id");
  if (most === undefined) return newest.limit(MOST_UNREAD).execute();
  const [first, recent] = await Promise.all([
    unreadMessages(database, theirs)
      .selectAll()
      .orderBy("importance", "desc")
      .orderBy("at", "desc")
      .orderBy("id")
      .limit(most)
      .execute(),
    newest.limit(most).execute(),
  ]);
  const known = new Set(recent.map(({ id }) => id));
  return [...recent, ...first.filter(({ id }) => !known.has(id))];
}

/** One message by its id, read or not, so that its address goes on leading to it once it was opened; none of another person's. */
export const messageById = (database: Database, theirs: Condition, id: string) =>
  database.selectFrom("message").selectAll().where("id", "=", id).where(theirs).execute();

/** The to-dos that are neither done nor over at `now` (milliseconds since 1970), in the same way. */
export const openTodos = (database: Database, theirs: Condition, now: number) =>
  database
    .selectFrom("todo")
    .where("done", "=", 0)
    .where((of) => of.or([of("ends", "is", null), of("ends", ">", now)]))
    .where(theirs);

/**
 * How much waits in each application, open to-dos and unread messages together, by its code. A to-do about a lesson or a duty with
 * a beginning only reminds: nothing that its person does ends it before its time, so it marks no tile [DESK-03].
 */
export async function waitingByApp(
  database: Database,
  me: Me,
  now: number,
): Promise<readonly { readonly code: string; readonly num: number }[]> {
  const theirs = isTheirs(me);
  const rows = await Promise.all([
    openTodos(database, theirs, now)
      .where("starts", "is", null)
      .select(["app", HOW_MANY])
      .groupBy("app")
      .execute(),
    unreadMessages(database, theirs).select(["app", HOW_MANY]).groupBy("app").execute(),
  ]);
  const sums = new Map<string, number>();
  for (const { app, count } of rows.flat()) if (app !== null) sums.set(app, (sums.get(app) ?? 0) + count);
  return [...sums].map(([code, num]) => ({ code, num }));
}
