import type { GridApi, GridColDef, GridEventListener } from "@mui/x-data-grid";
import { useEffect, useMemo, useState, type RefObject } from "react";
import { useText } from "../base/i18n/useText";
import { wordsOf, type RowsProps } from "./columns";
import { gridColumn, LEAST } from "./gridColumn";
import type { GridWork } from "./GridWork";

/** How much wider one step makes a column, and the most; in rem. */
const STEP = 1;
const MOST = 60;

interface Options extends Pick<RowsProps, "entries" | "columns" | "onOpen" | "current"> {
  /** Pixels of 1 rem. */
  readonly rem: number;
  /** Tells those who hear the page. */
  readonly onSay: (words: string) => void;
}

/** The columns as the table draws them, in the widths that the person has given them, and the work of its parts. */
export function useGridColumns(
  api: RefObject<GridApi | null>,
  { entries, columns, onOpen, current, rem, onSay }: Options,
): { readonly gridColumns: GridColDef[]; readonly work: GridWork } {
  const text = useText();
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
      current,
      nameOf: (key) => {
        const row = rowsByKey.get(key);
        return row && naming ? wordsOf(naming, row, text) : "";
      },
    };
  }, [rowsByKey, naming, onOpen, current, onSay, rem, text, widths]);

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

  return { gridColumns, work };
}
