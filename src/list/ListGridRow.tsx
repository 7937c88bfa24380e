import { GridRow, type GridRowProps } from "@mui/x-data-grid";
import { useGridWork } from "./GridWork";

/** A row of the table; the one that the page is about says so. */
export function ListGridRow(props: GridRowProps) {
  const { current } = useGridWork();
  return <GridRow {...props} {...(props.rowId === current && { "aria-current": "true" })} />;
}
