import { useState, type ReactElement } from "react";
import type { PanelProps } from "../../kit/header/panel";
import { SearchDialog } from "./SearchDialog";
import type { SearchRows } from "./useGroups";

interface Props extends PanelProps {
  readonly rows: SearchRows;
}

/** The search as a panel of the header; it begins afresh each time it is opened. */
export function SearchPanel({ anchor, onClose, rows }: Props): ReactElement | null {
  const open = anchor !== null;
  const [drawn, setDrawn] = useState(false);
  if (open && !drawn) setDrawn(true);
  if (!drawn) return null;
  return <SearchDialog {...rows} open={open} onClose={onClose} onExited={() => setDrawn(false)} />;
}
