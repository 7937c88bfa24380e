import { isPlainObject } from "../../base/core/wire/isPlainObject";
import { numberOf, parsed } from "../../base/core/wire/read";

/** One entry of a list as the platform sent it. */
export type ListRow = Readonly<Record<string, unknown>>;

/** Rows of one page, and how many there are on all pages. */
export interface ListPage {
  readonly rows: readonly ListRow[];
  readonly total: number;
}

/**
 * Reads `data.list` and `data.total`, or a plain list where nothing is paged; null where it is neither. No data at all
 * is an empty list, as some services put it.
 */
export function readListPage(answer: unknown, paged: boolean): ListPage | null {
  const data = parsed(answer);
  if (data === null || data === undefined) return { rows: [], total: 0 };
  const list = isPlainObject(data) && "list" in data ? parsed(data["list"] ?? []) : paged ? null : data;
  if (!Array.isArray(list) || !list.every(isPlainObject)) return null;
  if (!paged) return { rows: list, total: list.length };
  const total = readTotal((data as ListRow)["total"]);
  return total === null ? null : { rows: list, total };
}

/** A count, which may be sent as digits; null if it is invalid. */
function readTotal(value: unknown): number | null {
  const total = numberOf(value, null);
  return Number.isSafeInteger(total) && Number(total) >= 0 ? total : null;
}
