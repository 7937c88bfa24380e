import type { Kysely } from "kysely";
import {
  lockPerson,
  type ModuleContext,
  type ModuleDatabase,
  type ModuleHandler,
} from "../../../server/platform/module";
import type { contract } from "../contract";
import type { DriveTables } from "./tables";

/** The platform's database with the tables of Drive. */
export type Database = ModuleDatabase<DriveTables>;

/** All tables that a query of Drive may name. */
export type Tables = Database extends Kysely<infer All> ? All : never;

/** What a call is given. */
export type Context = ModuleContext<DriveTables>;

/** What answers a call of Drive. */
export type Handler<Name extends keyof typeof contract> = ModuleHandler<(typeof contract)[Name], DriveTables>;

/**
 * Performs a change of a person's drive, whole or not at all; its database is the transaction. The changes of a person go one
 * after another, also those that several processes make, so that what a change has read holds until it has written.
 */
export const changing = <Result>(
  context: Context,
  change: (within: Context) => Promise<Result>,
): Promise<Result> =>
  context.database.transaction().execute(async (trx) => {
    const database: Database = trx;
    await lockPerson(database, context.me.id);
    return change({ ...context, database });
  });
