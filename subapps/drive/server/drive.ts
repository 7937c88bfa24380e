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

/** Something that is done in a transaction, which is the database of its context. */
export type Change<Result> = (within: Context) => Promise<Result>;

/** Has a change done in a transaction. */
export type Step = <Result>(change: Change<Result>) => Promise<Result>;

/** So many rows are read or changed at once, so that no person waits for it [SEC-06]. */
export const PIECE = 150;

/** Performs a change in a transaction, after those of the same person in other transactions, whichever process they belong to. */
export const inTransaction = <Result>(context: Context, change: Change<Result>): Promise<Result> =>
  context.database.transaction().execute(async (trx) => {
    const database: Database = trx;
    await lockPerson(database, context.me.id);
    return change({ ...context, database });
  });
