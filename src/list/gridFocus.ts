import type { GridApi } from "@mui/x-data-grid";
import type { FocusEvent } from "react";
import type { ListEntry } from "./core/keyRows";

/**
 * The table remembers its focused cell after the focus has gone elsewhere, and would pull it back as soon as the pager
 * brings other rows. Tab still returns to that cell.
 */
export function leaveGrid(
  { currentTarget, relatedTarget }: FocusEvent<HTMLElement>,
  api: GridApi | null,
): void {
  if (!relatedTarget || currentTarget.contains(relatedTarget)) return;
  const nowhere = { cell: null, columnHeader: null, columnHeaderFilter: null, columnGroupHeader: null };
  api?.setState((state) => ({ ...state, focus: nowhere }));
}

/** Tab enters the table at the cell it was left at. Where other rows have come, that is the same column of the first. */
export function keepReachable(api: GridApi, entries: readonly ListEntry[]): void {
  const [first] = entries;
  api.setState((state) => {
    const { cell } = state.tabIndex;
    if (!first || !cell || api.getRow(cell.id)) return state;
    return { ...state, tabIndex: { ...state.tabIndex, cell: { id: first.key, field: cell.field } } };
  });
}

/** Brings a row in sight, and gives the focus to a cell of it. */
export function reachRow(
  api: GridApi,
  { place, key, field }: { readonly place: number; readonly key: string; readonly field: string },
): void {
  api.scrollToIndexes({ rowIndex: place });
  api.setCellFocus(key, field);
}
