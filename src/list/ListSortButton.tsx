import {
  GridColumnHeaderSortIcon,
  useGridApiContext,
  type GridColumnHeaderSortIconProps,
} from "@mui/x-data-grid";
import { useText } from "../base/i18n/useText";

/** The button that sorts by a column, with the column's name, so that it can be told from the buttons around it by ear [A11Y-01]. */
export function ListSortButton(props: GridColumnHeaderSortIconProps) {
  const text = useText();
  const name = useGridApiContext().current.getColumn(props.field)?.headerName ?? props.field;
  const named = { "aria-label": text({ id: "kit.list.sortColumn", values: { name } }) };
  return <GridColumnHeaderSortIcon {...props} {...named} />;
}
