import type { Me } from "./auth/sessionModel";
import type { Database } from "./database/open";
import { allows } from "./allows";

/** The first of the permissions that an application takes which a person lacks; null where they have all. */
export type MissingCode = (app: { readonly needs_codes: string }) => string | null;

/** Finds what applications take that people of a user type lack. */
export async function missingCodeOf(database: Database, { type }: Pick<Me, "type">): Promise<MissingCode> {
  const rows = await database.selectFrom("permission").select(["code", "user_types"]).execute();
  const held = new Set(
    rows.filter(({ user_types }) => user_types !== "" && allows(user_types, type)).map(({ code }) => code),
  );
  return ({ needs_codes }) => needs_codes.split(",").find((code) => code !== "" && !held.has(code)) ?? null;
}
