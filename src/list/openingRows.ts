import type { DataGridProps } from "@mui/x-data-grid";
import type { ListEntry } from "./core/keyRows";
import type { RowsProps } from "./columns";

const CHECKBOX_FIELD = "__check__";

/** Whether an event comes from something in the cell that has a meaning of its own. */
const isFromControl = ({ target, currentTarget }: { target: EventTarget; currentTarget: EventTarget }) =>
  target !== currentTarget &&
  target instanceof Element &&
  target.closest("a, button, input, select, textarea, label") !== null;

const opens = () => "opens";

/** How rows of the table open: by a click, or by Enter in any of their cells but the box; not from what has a meaning of its own. */
export const openingRows = (
  onOpen: RowsProps["onOpen"],
): Pick<DataGridProps, "getRowClassName" | "onRowClick" | "onCellKeyDown"> => ({
  ...(onOpen && { getRowClassName: opens }),
  onRowClick: ({ row }, event) => {
    if (!isFromControl(event)) onOpen?.((row as ListEntry).row);
  },
  onCellKeyDown: ({ row, field }, event) => {
    if (event.key !== "Enter" || field === CHECKBOX_FIELD || isFromControl(event)) return;
    // What opens takes the focus, and must not get this key as well.
    event.preventDefault();
    onOpen?.((row as ListEntry).row);
  },
});
