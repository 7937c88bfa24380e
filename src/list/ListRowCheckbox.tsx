import { GridRowCheckbox, type GridSlotProps } from "@mui/x-data-grid";
import { useText } from "../base/i18n/useText";
import { useGridWork } from "./GridWork";

/** The box that chooses a row, with the row's name, so that it can be told from the boxes around it by ear. */
export function ListRowCheckbox(props: GridSlotProps["rowCheckbox"]) {
  const text = useText();
  const { nameOf } = useGridWork();
  const name = text({ id: "kit.list.select", values: { name: nameOf(String(props.rowId)) } });
  return (
    <GridRowCheckbox
      {...props}
      // Without it the table brings back the ripple that the theme has switched off.
      material={{ disableRipple: true }}
      slotProps={{ ...props.slotProps, htmlInput: { ...props.slotProps?.htmlInput, "aria-label": name } }}
    />
  );
}
