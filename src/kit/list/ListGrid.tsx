import { styled } from "@mui/material/styles";
import {
  DataGrid,
  useGridApiRef,
  type DataGridProps,
  type GridApi,
  type GridEventListener,
  type GridRowSelectionModel,
  type GridSortModel,
} from "@mui/x-data-grid";
import { enUS, zhCN } from "@mui/x-data-grid/locales";
import type { LucideIcon } from "lucide-react";
import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import ChevronsUpDown from "lucide-react/icons/chevrons-up-down";
import { useCallback, useEffect, useMemo, useState, type FocusEvent } from "react";
import { columnMenuStyles, dataGridStyles } from "../../../theme/dataGrid";
import type { ListEntry } from "../../core/paging/keyRows";
import type { ListQuery, ListSort } from "../../core/paging/query";
import { useLanguage, useText } from "../../i18n/useText";
import { pageNonce } from "../styleCache";
import { wordsOf, type RowsProps } from "./columns";
import { gridColumn, LEAST } from "./gridColumn";
import { ListColumnMenu } from "./ListColumnMenu";
import { GridWorkContext, type GridWork } from "./GridWork";
import { ListRowCheckbox } from "./ListRowCheckbox";
import "../words";
import "../partStyles";

const LOCALES = { "zh-CN": zhCN, en: enUS } as const;

/** Least height of a row, width of the boxes, how much wider one step makes a column, and the most; in rem. */
const ROW = 3;
const BOX = 3.25;
const STEP = 1;
const MOST = 60;

const Grid = styled(DataGrid)(dataGridStyles) as typeof DataGrid;

const glyph = (Glyph: LucideIcon) =>
  function GridGlyph() {
    return <Glyph aria-hidden size="1.125rem" />;
  };

const SLOTS: NonNullable<DataGridProps["slots"]> = {
  columnUnsortedIcon: glyph(ChevronsUpDown),
  columnSortedAscendingIcon: glyph(ArrowUp),
  columnSortedDescendingIcon: glyph(ArrowDown),
  columnMenu: ListColumnMenu,
  rowCheckbox: ListRowCheckbox,
};
const CHECKBOX_FIELD = "__check__";

const sortOf = (model: GridSortModel): ListSort | null => {
  const [first] = model;
  return first?.sort ? { field: first.field, order: first.sort } : null;
};

/** Whether an event comes from something in the cell that has a meaning of its own. */
const isFromControl = ({ target, currentTarget }: { target: EventTarget; currentTarget: EventTarget }) =>
  target !== currentTarget &&
  target instanceof Element &&
  target.closest("a, button, input, select, textarea, label") !== null;

const keyOf = ({ key }: ListEntry) => key;
const asHighAsItsWords = () => "auto" as const;
const opens = () => "opens";

const Around = styled("div")({ display: "contents" });

/**
 * The table remembers its focused cell after the focus has gone elsewhere, and would pull it back as soon as the pager
 * brings other rows. Tab still returns to that cell.
 */
function leave({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>, api: GridApi | null) {
  if (!relatedTarget || currentTarget.contains(relatedTarget)) return;
  const nowhere = { cell: null, columnHeader: null, columnHeaderFilter: null, columnGroupHeader: null };
  api?.setState((state) => ({ ...state, focus: nowhere }));
}

/** Tab enters the table at the cell it was left at. Where other rows have come, that is the same column of the first. */
function keepReachable(api: GridApi, entries: readonly ListEntry[]) {
  const [first] = entries;
  api.setState((state) => {
    const { cell } = state.tabIndex;
    if (!first || !cell || api.getRow(cell.id)) return state;
    return { ...state, tabIndex: { ...state.tabIndex, cell: { id: first.key, field: cell.field } } };
  });
}

interface Props extends RowsProps {
  /** What the rows are the answer to. The table begins at the top again when it is another. */
  readonly shown: ListQuery;
  /** Pixels of 1 rem: the grid counts in pixels, the portal's sizes grow with the screen. */
  readonly rem: number;
  /** Tells those who hear the page. */
  readonly onSay: (words: string) => void;
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
  shown,
  rem,
  onSay,
}: Props) {
  const text = useText();
  const language = useLanguage();
  const api = useGridApiRef();
  const [widths, setWidths] = useState<ReadonlyMap<string, number>>(new Map());
  const [naming] = columns;

  const gridColumns = useMemo(
    () => columns.map((column) => gridColumn(column, { text, rem, width: widths.get(column.field), naming })),
    [columns, text, rem, widths, naming],
  );

  const rowsByKey = useMemo(() => new Map(entries.map(({ key, row }) => [key, row])), [entries]);
  const work = useMemo<GridWork>(() => {
    const resize = (field: string, width: number) => setWidths((now) => new Map(now).set(field, width));
    return {
      nudge: ({ field, headerName, computedWidth }, steps) => {
        const before = widths.get(field) ?? computedWidth;
        const width = Math.min(Math.max(before + steps * STEP * rem, LEAST * rem), MOST * rem);
        resize(field, width);
        onSay(
          text({ id: "kit.list.width", values: { name: headerName ?? field, width: Math.round(width) } }),
        );
      },
      resize,
      open: onOpen,
      nameOf: (key) => {
        const row = rowsByKey.get(key);
        return row && naming ? wordsOf(naming, row, text) : "";
      },
    };
  }, [rowsByKey, naming, onOpen, onSay, rem, text, widths]);

  useEffect(() => {
    const narrowOrWiden: GridEventListener<"columnHeaderKeyDown"> = ({ colDef }, event) => {
      if (
        colDef.resizable === false ||
        !event.shiftKey ||
        !(event.key === "ArrowLeft" || event.key === "ArrowRight")
      )
        return;
      event.defaultMuiPrevented = true;
      event.preventDefault();
      work.nudge(colDef, event.key === "ArrowRight" ? 1 : -1);
    };
    // Before the table's own, which would take the arrow for a move to the next column.
    return api.current?.subscribeEvent("columnHeaderKeyDown", narrowOrWiden, { isFirst: true });
  }, [api, work]);

  useEffect(() => {
    if (api.current) keepReachable(api.current, entries);
  }, [api, entries]);

  useEffect(() => api.current?.scroll({ top: 0 }), [api, shown]);

  const nonce = pageNonce(document);
  const localeText = useMemo(() => {
    // One name for both: whether it is checked is heard anyway.
    const all = text({ id: "kit.list.selectAll" });
    return {
      ...LOCALES[language].components.MuiDataGrid.defaultProps.localeText,
      checkboxSelectionSelectAllRows: all,
      checkboxSelectionUnselectAllRows: all,
      columnMenuSortAsc: text({ id: "kit.list.ascending" }),
      columnMenuSortDesc: text({ id: "kit.list.descending" }),
      columnMenuUnsort: text({ id: "kit.list.unsorted" }),
    };
  }, [language, text]);
  const sortModel = useMemo<GridSortModel>(
    () => (sort ? [{ field: sort.field, sort: sort.order }] : []),
    [sort],
  );
  const chosen = useMemo<GridRowSelectionModel>(
    () => ({ type: "include", ids: new Set(selection?.selected) }),
    [selection?.selected],
  );
  // The menu hangs outside the page's landmarks, so it is one of its own.
  const slotProps = useMemo<NonNullable<DataGridProps["slotProps"]>>(() => {
    const label = text({ id: "kit.list.columnMenu" });
    return {
      basePopper: { material: { sx: columnMenuStyles, role: "region", "aria-label": label } },
      // The button inside has the name; the element without a role that the hint hangs on may have none.
      baseTooltip: { material: { describeChild: true } },
    };
  }, [text]);
  const boxes = useMemo(() => ({ width: BOX * rem }), [rem]);
  const estimate = useCallback(() => ROW * rem, [rem]);
  return (
    <GridWorkContext value={work}>
      <Around onBlur={(event) => leave(event, api.current)}>
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
          {...(onOpen && { getRowClassName: opens })}
          onRowClick={({ row }, event) => {
            if (!isFromControl(event)) onOpen?.((row as ListEntry).row);
          }}
          onCellKeyDown={({ row, field }, event) => {
            if (event.key !== "Enter" || field === CHECKBOX_FIELD || isFromControl(event)) return;
            // What opens takes the focus, and must not get this key as well.
            event.preventDefault();
            onOpen?.((row as ListEntry).row);
          }}
        />
      </Around>
    </GridWorkContext>
  );
}
