import { createContext, useContext } from "react";
import type { RowsProps } from "./columns";

/** A column as the table keeps it, with its width in pixels. */
interface SizedColumn {
  readonly field: string;
  readonly headerName?: string | undefined;
  readonly computedWidth: number;
}

/** What the parts inside the table need of it. */
export interface GridWork {
  /** Sets a column's width, in pixels. */
  readonly resize: (field: string, width: number) => void;
  /** Makes a column wider by some steps, or narrower by negative ones, and says so. */
  readonly nudge: (column: SizedColumn, steps: number) => void;
  /** Opens a row; undefined where rows do not open. */
  readonly open: RowsProps["onOpen"];
  /** The key of the row that the page is about. */
  readonly current: string | undefined;
  /** The words that name a row. */
  readonly nameOf: (key: string) => string;
}

/** Hands the table's work to the parts it is given as slots. */
export const GridWorkContext = createContext<GridWork | null>(null);

/** The work of the table around. */
export function useGridWork(): GridWork {
  const work = useContext(GridWorkContext);
  if (!work) throw new Error("There is no ListGrid above this component");
  return work;
}
