import { sql } from "kysely";
import type { Database } from "./open";
import type { Tables } from "./schema";

/** The rows of one owner in a table, of which the newest stay. */
interface Owned<Table extends keyof Tables> {
  readonly table: Table;
  /** Tells the rows of an owner apart. */
  readonly key: keyof Tables[Table] & string;
  /** The column that says whose a row is, and the owner. */
  readonly of: readonly [column: keyof Tables[Table] & string, owner: string];
  /** The newest have the most of it. */
  readonly by: keyof Tables[Table] & string;
  /** So many there are once another one has been added. */
  readonly most: number;
}

/** Makes room for one more row of an owner by removing the oldest, so that a call that is repeated without end fills no table [SEC-11]. */
export async function keepNewest<Table extends keyof Tables>(
  database: Database,
  { table, key, of: [column, owner], by, most }: Owned<Table>,
): Promise<void> {
  const [from, own, id, age] = [sql.table(table), sql.ref(column), sql.ref(key), sql.ref(by)];
  await sql`delete from ${from} where ${own} = ${owner} and ${id} not in
    (select ${id} from ${from} where ${own} = ${owner} order by ${age} desc, ${id} limit ${most - 1})`.execute(
    database,
  );
}
