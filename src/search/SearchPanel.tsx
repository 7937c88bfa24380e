import { useState, type ReactElement } from "react";
import type { PanelProps } from "../bars";
import { SearchDialog } from "./SearchDialog";
import type { SearchRows } from "./useGroups";

interface Props extends PanelProps {
  readonly rows: SearchRows;
}

/**
 * The search as a panel of the header. It begins afresh each time it is opened, even while the last one is still fading
 * out, so that its field has the focus and takes the letters that follow [DESK-10, A11Y-02].
 */
export function SearchPanel({ anchor, onClose, rows }: Props): ReactElement | null {
  const open = anchor !== null;
  const [wasOpen, setWasOpen] = useState(false);
  /** Which opening is drawn, counted from 1; none at first, and after it has faded out. */
  const [opening, setOpening] = useState({ count: 0, drawn: false });
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setOpening(({ count }) => ({ count: count + 1, drawn: true }));
  }
  if (!opening.drawn) return null;
  return (
    <SearchDialog
      key={opening.count}
      {...rows}
      open={open}
      onClose={onClose}
      onExited={() => setOpening(({ count }) => ({ count, drawn: false }))}
    />
  );
}
