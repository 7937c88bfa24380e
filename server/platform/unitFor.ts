import type { Database } from "./database/open";
import { Refusal } from "./envelope";

/** The refusal where a unit is not there, or is not to be known of. */
export const noSuchUnit = () => new Refusal(404, "单位不存在|||There is no such unit", "not_found");

/** The unit a page without a session shows: the one asked for, the person's own, the site's, else the first school. */
export async function unitFor(database: Database, ids: readonly (string | null | undefined)[]) {
  const id = ids.find((candidate) => candidate != null);
  const units = database.selectFrom("unit").selectAll();
  const unit = await (id == null ? units.where("type", "<>", 1) : units.where("id", "=", id))
    .orderBy("id")
    .executeTakeFirst();
  if (!unit) throw noSuchUnit();
  return unit;
}
