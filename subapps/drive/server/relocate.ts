import { sql } from "kysely";
import type { Context } from "./drive";
import type { Row } from "./items";
import { namedAs } from "./names";

/** A thing, and where it is from then on, under which name. */
export interface Relocated {
  readonly row: Row;
  readonly folder: string;
  readonly name: string;
}

/** The columns of a name; its key is worked out only where it is another name. */
const columnsOf = ({ row, name }: Relocated) => (row.name === name ? row : namedAs(name));

/** Puts things to their places by one statement, out of the bin if they are there. */
export async function relocate({ database }: Context, things: readonly Relocated[]): Promise<void> {
  if (things.length === 0) return;
  const values = things.map((thing) => {
    const { name, name_key, sort_key } = columnsOf(thing);
    return sql`(${thing.row.id}, ${thing.folder}, ${name}, ${name_key}, ${sort_key})`;
  });
  await sql`with place (id, folder_id, name, name_key, sort_key) as (values ${sql.join(values)})
    update drive_item set folder_id = place.folder_id, name = place.name, name_key = place.name_key,
      sort_key = place.sort_key, live = 1, binned_at = null
    from place where drive_item.id = place.id`.execute(database);
}
