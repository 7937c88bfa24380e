import Divider from "@mui/material/Divider";
import {
  GridColumnMenuContainer,
  GridColumnMenuSortItem,
  useGridApiContext,
  type GridColumnMenuProps,
} from "@mui/x-data-grid";
import FoldHorizontal from "lucide-react/icons/fold-horizontal";
import MoveHorizontal from "lucide-react/icons/move-horizontal";
import UnfoldHorizontal from "lucide-react/icons/unfold-horizontal";
import { useText } from "../base/i18n/useText";
import { ListItemIcon } from "../base/kit/mui/ListItemIcon";
import { MenuItem } from "../base/kit/mui/MenuItem";
import { useGridWork } from "./GridWork";

/** MUI gives the focus to the list itself, from where nothing is heard of its entries; it begins at the first one. */
const startAtFirst = (list: HTMLUListElement | null) =>
  void requestAnimationFrame(() => {
    if (list?.contains(document.activeElement)) list.querySelector<HTMLElement>("[role=menuitem]")?.focus();
  });

/**
 * A column's menu: sorting, and its width without a pointer. Wider and narrower leave the menu open, to be pressed
 * several times.
 */
export function ListColumnMenu({ hideMenu, colDef, ...rest }: GridColumnMenuProps) {
  const text = useText();
  const { nudge } = useGridWork();
  const api = useGridApiContext();
  const widen = (steps: number) => {
    const column = api.current.getColumn(colDef.field);
    if (column) nudge(column, steps);
  };
  const fit = (event: React.SyntheticEvent) => {
    hideMenu(event);
    void api.current.autosizeColumns({
      columns: [colDef.field],
      includeHeaders: true,
      includeOutliers: true,
    });
  };
  return (
    <GridColumnMenuContainer ref={startAtFirst} hideMenu={hideMenu} colDef={colDef} {...rest}>
      <GridColumnMenuSortItem colDef={colDef} onClick={hideMenu} />
      {colDef.sortable && <Divider />}
      <MenuItem onClick={() => widen(1)}>
        <ListItemIcon>
          <UnfoldHorizontal aria-hidden size="1.25rem" />
        </ListItemIcon>
        {text({ id: "kit.list.wider" })}
      </MenuItem>
      <MenuItem onClick={() => widen(-1)}>
        <ListItemIcon>
          <FoldHorizontal aria-hidden size="1.25rem" />
        </ListItemIcon>
        {text({ id: "kit.list.narrower" })}
      </MenuItem>
      <MenuItem onClick={fit}>
        <ListItemIcon>
          <MoveHorizontal aria-hidden size="1.25rem" />
        </ListItemIcon>
        {text({ id: "kit.list.fit" })}
      </MenuItem>
    </GridColumnMenuContainer>
  );
}
