import type { Kysely, Transaction } from "kysely";
import {
  lockPerson,
  type ModuleContext,
  type ModuleDatabase,
  type ModuleHandler,
  pieceTransaction,
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

/** So many rows are read at once, or changed in one piece where there is time for them, so that no person waits for it [SEC-06]. */
export const PIECE = 150;
/** So many rows a statement changes; between two the time of a piece may be over. */
export const FEW = 15;

/** Performs a change within a transaction, after those of the same person in other transactions, whichever process they belong to. */
const within =
  <Result>(context: Context, change: Change<Result>) =>
  async (transaction: Transaction<Tables>): Promise<Result> => {
    const database: Database = transaction;
    await lockPerson(database, context.me.id);
    return change({ ...context, database });
  };

/** Performs a change in a transaction of its own. */
export const inTransaction = <Result>(context: Context, change: Change<Result>): Promise<Result> =>
  context.database.transaction().execute(within(context, change));

/** Performs a piece of a change after which there are others. */
export const inPiece = <Result>(context: Context, change: Change<Result>): Promise<Result> =>
  pieceTransaction(context.database, within(context, change));
