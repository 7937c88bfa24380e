import { changingIfFree } from "./changing";
import { type Context, FEW, type Step } from "./drive";
import { lapsed, ownIn } from "./items";
import { forgetShares } from "./shareRows";
import { inSteps, inTime } from "./steps";

/** The roots of what has lapsed in the bin. */
const lapsedIn = (context: Context) =>
  ownIn(context)
    .whereRef("drive_item.binned_with", "=", "drive_item.id")
    .where("drive_item.binned_at", "<=", lapsed(context.now()));

/** A few rows of what has lapsed: roots after all that went into the bin with them. */
async function someLapsed(within: Context) {
  const roots = await lapsedIn(within).select(["id", "file_id"]).limit(FEW).execute();
  if (roots.length === 0) return roots;
  const ids = roots.map(({ id }) => id);
  const bound = await ownIn(within)
    .where("binned_with", "in", ids)
    .where("id", "not in", ids)
    .select(["id", "file_id"])
    .limit(FEW)
    .execute();
  return bound.length > 0 ? bound : roots;
}

/** Deletes some of what has lapsed in the bin, and stored files that nothing names any more; answers whether that was all. */
async function expireSome(within: Context): Promise<boolean> {
  const rows = await someLapsed(within);
  if (rows.length === 0) return true;
  const ids = rows.map(({ id }) => id);
  await forgetShares(within, ids);
  await within.database.deleteFrom("drive_item").where("id", "in", ids).execute();
  const files = new Set(rows.flatMap(({ file_id }) => file_id ?? []));
  await within.files.release(within.database, [...files]);
  return false;
}

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
export const expireAll = (step: Step): Promise<void> => inSteps(step, expireSome);

/** Deletes as much of it as a call has time for that asks for something else; the next one goes on. No list waits for other changes. */
export async function expire(context: Context): Promise<void> {
  if (await lapsedIn(context).select("id").limit(1).executeTakeFirst())
    await changingIfFree(context, (within) => inTime(() => expireSome(within)));
}
