import { changing, type Context } from "./drive";
import { lapsed, ownIn } from "./items";
import { forgetShares } from "./shares";

/** So many rows are deleted in one transaction. */
const AT_ONCE = 1000;

const lapsedIn = (context: Context) => ownIn(context).where("binned_at", "<=", lapsed(context.now()));

/** Deletes some of what has lapsed in the bin, and stored files that nothing names any more; answers whether that was all. */
const expireSome = (context: Context): Promise<boolean> =>
  changing(context, async (within) => {
    const rows = await lapsedIn(within).select(["id", "file_id"]).limit(AT_ONCE).execute();
    if (rows.length === 0) return true;
    const ids = rows.map(({ id }) => id);
    await forgetShares(within, ids);
    await within.database.deleteFrom("drive_item").where("id", "in", ids).execute();
    const files = new Set(rows.flatMap(({ file_id }) => file_id ?? []));
    await within.files.release(within.database, [...files]);
    return rows.length < AT_ONCE;
  });

/** Which of these stored files things of a drive name, in the bin or not. */
export async function keeps(ids: readonly string[], { database }: Context): Promise<readonly string[]> {
  const rows = await database
    .selectFrom("drive_item")
    .where("file_id", "in", ids)
    .select("file_id")
    .distinct()
    .execute();
  return rows.flatMap(({ file_id }) => file_id ?? []);
}

/** Deletes all that has lapsed in the person's bin. */
export async function expireAll(context: Context): Promise<void> {
  while (!(await expireSome(context)));
}

/** Deletes as much of it as a call has time for that asks for something else; the next one goes on. */
export async function expire(context: Context): Promise<void> {
  if (await lapsedIn(context).select("id").limit(1).executeTakeFirst()) await expireSome(context);
}
