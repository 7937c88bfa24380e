import { useCallback, useMemo, useState } from "react";
import type { ListEntry } from "./core/keyRows";
import type { ListRow } from "./core/listAnswer";

/** The chosen rows of the page shown. */
export interface RowSelection {
  readonly selected: ReadonlySet<string>;
  readonly rows: readonly ListRow[];
  readonly select: (keys: ReadonlySet<string>) => void;
  readonly clear: () => void;
}

const NONE: ReadonlySet<string> = new Set();

/**
 * Lets rows be chosen. Only shown rows can be: a person who deletes ten rows sees which ten, and rows that are gone after
 * a reload are not chosen any more.
 */
export function useRowSelection({ entries }: { readonly entries: readonly ListEntry[] }): RowSelection {
  const [made, make] = useState({ entries, selected: NONE });
  let { selected } = made;
  if (made.entries !== entries) {
    const kept = entries.filter(({ key }) => selected.has(key)).map(({ key }) => key);
    selected = kept.length === 0 ? NONE : new Set(kept);
    make({ entries, selected });
  }
  const select = useCallback((keys: ReadonlySet<string>) => make((now) => ({ ...now, selected: keys })), []);
  const clear = useCallback(() => select(NONE), [select]);
  const rows = useMemo(
    () => entries.filter(({ key }) => selected.has(key)).map(({ row }) => row),
    [entries, selected],
  );
  return useMemo(() => ({ selected, rows, select, clear }), [selected, rows, select, clear]);
}
