import type { Kysely } from "kysely";
import type { Tables } from "./schema";

/** Has transactions about one school go one after another, also those of several processes: until this one ends, the others wait here. */
export async function lockUnit(transaction: Kysely<Tables>, unitId: string): Promise<void> {
  await transaction
    .updateTable("unit")
    .set((row) => ({ default_theme_at: row.ref("default_theme_at") }))
    .where("id", "=", unitId)
    .execute();
}
