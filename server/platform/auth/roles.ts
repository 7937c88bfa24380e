import type { Database } from "../database/open";
import type { Me } from "./sessionModel";

/** The role of a school's administrators. */
export const ADMINISTRATOR = "XX_SYS_base";

/** Whether a person holds the system base role. */
export async function isAdmin(database: Database, personId: string): Promise<boolean> {
  const role = await database
    .selectFrom("role")
    .where("person_id", "=", personId)
    .where("role", "=", ADMINISTRATOR)
    .select("role")
    .executeTakeFirst();
  return role !== undefined;
}

/** Whether a permission code is among those of a person's user type. */
export async function holdsCode(
  database: Database,
  { type }: Pick<Me, "type">,
  code: string,
): Promise<boolean> {
  const permission = await database
    .selectFrom("permission")
    .select("user_types")
    .where("code", "=", code)
    .executeTakeFirst();
  return permission?.user_types.split(",").includes(String(type)) ?? false;
}
