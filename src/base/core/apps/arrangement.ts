import { isPlainObject } from "../wire/isPlainObject";
import { listOf } from "../wire/read";

/** How a person has arranged their applications, by codes. One that they may no longer open stays here and shows nowhere. */
export interface Arrangement {
  /** On top, in this order; null until the person has pinned or unpinned one: then the portal's own choice shows. */
  readonly pinned: readonly string[] | null;
  /** Shown in the list of hidden ones alone, and found by the search. */
  readonly hidden: readonly string[];
  /** The order within categories; those not named follow, as the platform has them. */
  readonly order: readonly string[];
  /** The categories that stand open on the desktop. */
  readonly open: readonly string[];
}

/** Nothing arranged yet. */
export const NOT_ARRANGED: Arrangement = { pinned: null, hidden: [], order: [], open: [] };

const codesOf = (value: unknown): readonly string[] => [
  ...new Set(listOf(value).filter((code): code is string => typeof code === "string" && code !== "")),
];

/** Reads an arrangement as it was kept; what is no list of codes is as nothing arranged. */
export function readArrangement(value: unknown): Arrangement {
  if (!isPlainObject(value)) return NOT_ARRANGED;
  const { pinned, hidden, order, open } = value;
  return {
    pinned: Array.isArray(pinned) ? codesOf(pinned) : null,
    hidden: codesOf(hidden),
    order: codesOf(order),
    open: codesOf(open),
  };
}
