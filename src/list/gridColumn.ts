import type { GridColDef } from "@mui/x-data-grid";
import { createElement } from "react";
import type { ListEntry } from "./core/keyRows";
import type { useText } from "../base/i18n/useText";
import { Phrase } from "../base/kit/Phrase";
import { cellText, wordsOf, type ListColumn } from "./columns";
import { GridName } from "./GridName";

/** Least width of a column; in rem. */
export const LEAST = 4;

/** Least width of a column that takes its share; in rem. */
const LEAST_SHARE = 8;

interface Drawing {
  readonly text: ReturnType<typeof useText>;
  readonly rem: number;
  /** Pixels, where the person has changed the width. */
  readonly width: number | undefined;
  /** The column whose words name the row. */
  readonly naming: ListColumn | undefined;
}

/** A column in the words of the table. */
export function gridColumn(column: ListColumn, { text, rem, width, naming }: Drawing): GridColDef<ListEntry> {
  const { field, title, align, sortable = false, draw } = column;
  const fixed = width ?? (column.width === undefined ? undefined : column.width * rem);
  const side = align === "end" ? "right" : "left";
  return {
    field,
    headerName: text(title),
    sortable,
    align: side,
    headerAlign: side,
    display: "flex",
    rowHeader: column === naming,
    minWidth: LEAST * rem,
    ...(fixed === undefined
      ? { flex: column.grow ?? 1, minWidth: LEAST_SHARE * rem }
      : { width: fixed, flex: 0 }),
    valueGetter: (_value: unknown, { row }) => wordsOf(column, row, text),
    renderCell: ({ row: { row }, hasFocus }) => {
      const place = { tabIndex: hasFocus ? 0 : -1 } as const;
      if (draw) return draw(row, place);
      const text = cellText(column, row);
      return column === naming
        ? createElement(GridName, { text, row, ...place })
        : createElement(Phrase, { text });
    },
  };
}
