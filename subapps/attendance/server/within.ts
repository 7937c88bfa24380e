import { sendingOf } from "../../../server/platform/module";
import type { Context } from "./tables";
import { MANAGE } from "./viewer";

/** The permission is asked for before a transaction begins: SQLite has one connection, which that holds. */
async function holding(context: Context): Promise<Context> {
  const managing = await context.holds(MANAGE);
  return { ...context, holds: (code) => Promise.resolve(code === MANAGE && managing) };
}

/** Performs something whole or not at all; its database is the transaction. */
export async function within<Result>(
  context: Context,
  perform: (inside: Context) => Promise<Result>,
): Promise<Result> {
  const ready = await holding(context);
  return context.database.transaction().execute((database) => perform({ ...ready, database }));
}

/** What that would send to other people; it is taken back. */
export async function asked(context: Context, perform: (inside: Context) => Promise<unknown>) {
  return { sending: await sendingOf(await holding(context), perform) };
}
