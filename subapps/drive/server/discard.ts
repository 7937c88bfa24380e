import type { Context } from "./drive";
import { below } from "./tree";

/** Puts a live thing and all below it into the bin. */
export async function toBin(context: Context, id: string): Promise<void> {
  const { database, me, now } = context;
  await database
    .updateTable("drive_item")
    .set({ live: null, binned_at: now(), binned_with: id })
    .where("person_id", "=", me.id)
    .where("id", "in", below(context, [id]).select("id"))
    .execute();
}
