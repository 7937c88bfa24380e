import type { Context } from "./drive";

/** Puts things into the bin; what is bound to one of them goes with it. */
export async function toBin({ database, now }: Context, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await database
    .updateTable("drive_item")
    .set((row) => ({ live: null, binned_at: now(), binned_with: row.ref("id") }))
    .where("id", "in", ids)
    .execute();
}
