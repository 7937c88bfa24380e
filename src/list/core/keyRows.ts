import type { ListRow } from "./listAnswer";

/** A row with the name by which it is told from the others of its page. */
export interface ListEntry {
  readonly key: string;
  readonly row: ListRow;
}

/**
 * Names each row by a field of it. Where that has no value, or one that another row has as well, the place on the page
 * stands in, so that every row can be shown and chosen.
 */
export function keyRows(rows: readonly ListRow[], field: string): readonly ListEntry[] {
  const taken = new Set<string>();
  return rows.map((row, place) => {
    const value = Object.hasOwn(row, field) ? row[field] : null;
    const named = typeof value === "string" || typeof value === "number" ? String(value) : "";
    const key = named === "" || taken.has(named) ? `#${String(place)}` : named;
    taken.add(key);
    return { key, row };
  });
}
