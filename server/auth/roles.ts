import type { Database } from "../db/open";

/** Whether a person holds the system base role. */
export async function isAdmin(database: Database, personId: string): Promise<boolean> {
  const role = await database
    .selectFrom("role")
    .where("person_id", "=", personId)
    .where("role", "=", "XX_SYS_base")
    .select("role")
    .executeTakeFirst();
  return role !== undefined;
}
