import type { Kysely } from "kysely";
import type { Tables } from "./schema";

/** Has transactions of one person go one after another, also those of several processes: until this one ends, the others wait here. */
export async function lockPerson(transaction: Kysely<Tables>, personId: string): Promise<void> {
  await transaction
    .updateTable("person")
    .set((row) => ({ status: row.ref("status") }))
    .where("id", "=", personId)
    .execute();
}
