import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import ChevronsUpDown from "lucide-react/icons/chevrons-up-down";
import { styled } from "@mui/material/styles";
import {
  DataGrid,
  useGridApiRef,
  GridRow,
  GridRowCheckbox,
  GridColumnHeaderSortIcon,
  useGridApiContext,
  type DataGridProps,
  type GridRowSelectionModel,
  type GridSortModel,
  type GridRowProps,
  type GridSlotProps,
  type GridColumnHeaderSortIconProps,
} from "@mui/x-data-grid";
import type { LucideIcon } from "lucide-react";
import { useCallback, useEffect, useMemo } from "react";
import { dataGridStyles } from "../../theme/dataGrid";
import type { ListEntry } from "./core/keyRows";
import type { ListQuery, ListSort } from "./core/query";
import { part } from "../base/kit/part";
import { pageNonce } from "../base/kit/styleCache";
import type { RowsProps } from "./columns";
import { keepReachable, leaveGrid, reachRow } from "./gridFocus";
import { ListColumnMenu } from "./ListColumnMenu";
import { GridWorkContext, useGridWork } from "./GridWork";
import { openingRows } from "./openingRows";
import { useGridColumns } from "./useGridColumns";
import { useGridWords } from "./useGridWords";
import { useText } from "../base/i18n/useText";

/** The button that sorts by a column, with the column's name, so that it can be told from the buttons around it by ear [A11Y-01]. */
function ListSortButton(props: GridColumnHeaderSortIconProps) {
  const text = useText();
  const name = useGridApiContext().current.getColumn(props.field)?.headerName ?? props.field;
  const named = { "aria-label": text({ id: "kit.list.sortColumn", values: { name } }) };
  return <GridColumnHeaderSortIcon {...props} {...named} />;
}

/** The box that chooses a row, with the row's name, so that it can be told from the boxes around it by ear. */
function ListRowCheckbox(props: GridSlotProps["rowCheckbox"]) {
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

/** A row of the table; the one that the page is about says so. */
function ListGridRow(props: GridRowProps) {
  const { current } = useGridWork();
  return <GridRow {...props} {...(props.rowId === current && { "aria-current": "true" })} />;
}

/** Least height of a row, and width of the boxes; in rem. */
const ROW = 3;
const BOX = 3.25;

const Grid = styled(part(DataGrid))(dataGridStyles) as typeof DataGrid;

const glyph = (Glyph: LucideIcon) =>
  function GridGlyph() {
    return <Glyph aria-hidden size="1.125rem" />;
  };

const SLOTS: NonNullable<DataGridProps["slots"]> = {
  columnUnsortedIcon: glyph(ChevronsUpDown),
  columnSortedAscendingIcon: glyph(ArrowUp),
  columnSortedDescendingIcon: glyph(ArrowDown),
  columnHeaderSortIcon: ListSortButton,
  columnMenu: ListColumnMenu,
  rowCheckbox: ListRowCheckbox,
  row: ListGridRow,
};

const sortOf = (model: GridSortModel): ListSort | null => {
  const [first] = model;
  return first?.sort ? { field: first.field, order: first.sort } : null;
};

const keyOf = ({ key }: ListEntry) => key;
const asHighAsItsWords = () => "auto" as const;

const Around = styled("div")({ display: "contents" });

interface Props extends RowsProps {
  /** What the rows are the answer to. The table begins at the top again when it is another. */
  readonly shown: ListQuery;
  /** Pixels of 1 rem: the grid counts in pixels, the portal's sizes grow with the screen. */
  readonly rem: number;
  /** Tells those who hear the page. */
  readonly onSay: (words: string) => void;
}

/** Keeps the grid in reach of the keyboard, at its top when other rows come, and at the row that is looked for. */
function useReach(
  api: ReturnType<typeof useGridApiRef>,
  {
    entries,
    columns: [naming],
    current,
    sought,
    onSought,
    shown,
  }: Pick<Props, "entries" | "columns" | "current" | "sought" | "onSought" | "shown">,
): void {
  useEffect(() => {
    if (api.current) keepReachable(api.current, entries);
  }, [api, entries]);

  useEffect(() => api.current?.scroll({ top: 0 }), [api, shown]);

  useEffect(() => {
    const place = entries.findIndex(({ key }) => key === current);
    if (!sought || !api.current || !naming || place < 0) return;
    reachRow(api.current, { place, key: entries[place]?.key ?? "", field: naming.field });
    onSought();
  }, [api, sought, current, entries, naming, onSought]);
}

/**
 * Rows as a table, drawn only as far as they are in sight. By keyboard: arrows, Home, End and Page keys move, Space
 * chooses, Enter opens a row or sorts by a column, Ctrl+Enter opens a column's menu, Shift with the left and right
 * arrows makes it narrower and wider [WID-03].
 */
export default function ListGrid({
  entries,
  columns,
  label,
  sort,
  onSort,
  selection,
  onOpen,
  current,
  sought,
  onSought,
  shown,
  rem,
  onSay,
}: Props) {
  const api = useGridApiRef();
  const { gridColumns, work } = useGridColumns(api, { entries, columns, onOpen, current, rem, onSay });

  useReach(api, { entries, columns, current, sought, onSought, shown });
  const nonce = pageNonce(document);
  const sortModel = useMemo<GridSortModel>(
    () => (sort ? [{ field: sort.field, sort: sort.order }] : []),
    [sort],
  );
  const chosen = useMemo<GridRowSelectionModel>(
    () => ({ type: "include", ids: new Set(selection?.selected) }),
    [selection?.selected],
  );
  const { localeText, slotProps } = useGridWords();
  const boxes = useMemo(() => ({ width: BOX * rem }), [rem]);
  const estimate = useCallback(() => ROW * rem, [rem]);
  return (
    <GridWorkContext value={work}>
      <Around onBlur={(event) => leaveGrid(event, api.current)}>
        <Grid
          apiRef={api}
          aria-label={label}
          rows={entries}
          columns={gridColumns}
          getRowId={keyOf}
          getRowHeight={asHighAsItsWords}
          getEstimatedRowHeight={estimate}
          columnHeaderHeight={ROW * rem}
          localeText={localeText}
          slots={SLOTS}
          slotProps={slotProps}
          {...(nonce !== undefined && { nonce })}
          disableEval
          disableColumnFilter
          disableColumnSelector
          disableDensitySelector
          disableRowSelectionExcludeModel
          disableRowSelectionOnClick
          hideFooter
          // The rows are one page of the platform's; sorting and turning pages are asked of it.
          paginationMode="server"
          rowCount={entries.length}
          sortingMode="server"
          sortModel={sortModel}
          onSortModelChange={(model) => onSort(sortOf(model))}
          checkboxColDef={boxes}
          checkboxSelection={selection !== undefined}
          rowSelection={selection !== undefined}
          rowSelectionModel={chosen}
          onRowSelectionModelChange={({ ids }) => selection?.select(new Set([...ids].map(String)))}
          onColumnWidthChange={({ colDef, width }) => work.resize(colDef.field, width)}
          {...openingRows(onOpen)}
        />
      </Around>
    </GridWorkContext>
  );
}
