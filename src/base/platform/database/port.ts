import type { Rows } from "./rows";
import type { Store, StorePlan } from "./store";

/**
 * Why nothing was read or kept. `refused`: the browser keeps nothing here, such as in a private window; `full`: no more fits
 * in; `newer`: a newer build of the portal has changed the database, and this page would have to be loaded again;
 * `blocked`: the browser does not open it in time, as where another tab does not let go of an older version; `broken`: anything else.
 */
export type DatabaseFailure = "refused" | "full" | "newer" | "blocked" | "broken";

/** What a transaction gave, once it is kept, or why it was undone. */
type DatabaseResult<T> = { readonly data: T } | { readonly failure: DatabaseFailure };

/** Gives the rows of each store that a transaction names. */
type RowsOf = <Row, Key extends IDBValidKey, Index extends string>(
  store: Store<Row, Key, Index>,
) => Rows<Row, Key, Index>;

/** What a transaction does. It may wait for nothing but its own rows, as the browser ends it otherwise. */
export type Work<T> = (rows: RowsOf) => Promise<T>;

/** The portal's database in this browser. */
export interface Database {
  /**
   * Runs one transaction, which is kept as a whole or not at all. Failures of the database are values; what `work` itself
   * throws undoes the transaction and is thrown on.
   */
  readonly run: <T>(
    stores: readonly StorePlan[],
    mode: "readonly" | "readwrite",
    work: Work<T>,
  ) => Promise<DatabaseResult<T>>;
}
