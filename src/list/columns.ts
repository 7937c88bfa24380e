import type { ReactNode } from "react";
import type { ListEntry } from "./core/keyRows";
import type { ListRow } from "./core/listAnswer";
import type { ListSort } from "./core/query";
import type { Text } from "../base/core/wire/text";
import type { RowSelection } from "./useRowSelection";

/** One column of a list, or one line of its cards. */
export interface ListColumn {
  /** The row's field; also the name under which the platform is asked to sort. */
  readonly field: string;
  readonly title: Text;
  /** In rem; a column without a width takes its share of what is left. */
  readonly width?: number;
  /** Share of the room that is left, where there is no width; 1 where nothing is said. */
  readonly grow?: number;
  /** `end` for numbers. */
  readonly align?: "start" | "end";
  /** Whether the platform can sort by it. */
  readonly sortable?: boolean;
  /** The words of a cell, where the field is not shown as it is. */
  readonly words?: (row: ListRow) => Text;
  /** Draws a cell. What can be pressed in it takes `tabIndex`, so that the arrow keys reach it. */
  readonly draw?: (row: ListRow, place: { readonly tabIndex: 0 | -1 }) => ReactNode;
}

/** Words of a cell: its own, or the field's value where that is plain. */
export function cellText(column: ListColumn, row: ListRow): Text {
  if (column.words) return column.words(row);
  const value = row[column.field];
  if (typeof value === "string") return value;
  return typeof value === "number" ? String(value) : "";
}

/** The same in the language shown. */
export const wordsOf = (column: ListColumn, row: ListRow, text: (text: Text) => string): string =>
  text(cellText(column, row));

/** What every drawing of rows gets, as a table or as cards. */
export interface RowsProps {
  readonly entries: readonly ListEntry[];
  readonly columns: readonly ListColumn[];
  /** Names the list. */
  readonly label: string;
  readonly sort: ListSort | null;
  readonly onSort: (sort: ListSort | null) => void;
  readonly selection: RowSelection | undefined;
  readonly onOpen: ((row: ListRow) => void) | undefined;
  /** The key of the row that is marked. */
  readonly current: string | undefined;
  /** Whether that row is still to come in sight and to take the focus. */
  readonly sought: boolean;
  readonly onSought: () => void;
}
