import type { Database } from "../database/open";
import type { SignInPerson } from "./sessionModel";

/** A person who may sign in, by their id; undefined if they may not any more. */
export const findPerson = (database: Database, id: string): Promise<SignInPerson | undefined> =>
  database
    .selectFrom("person")
    .innerJoin("unit", "unit.id", "person.unit_id")
    .where("person.id", "=", id)
    .where("person.status", "=", 1)
    .select(["person.id", "person.type", "person.demo", "unit.id as unitId", "unit.type as unitType"])
    .executeTakeFirst();
