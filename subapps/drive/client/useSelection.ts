import { useEffect, useMemo, useReducer, useRef } from "react";
import { NOTHING_CHOSEN, stepSelection, type Selection, type SelectionEvent } from "./selection";
import { useBeyond } from "./useBeyond";
import type { Items } from "./useItems";

/** The selection in a list of things; it follows what the list has, and reaches beyond what is loaded. */
export function useSelection({ here, items, total, showPages }: Items) {
  const ids = useMemo(() => items.map(({ id }) => id), [items]);
  const [selection, select] = useReducer(
    (now: Selection, [event, listed]: readonly [SelectionEvent, readonly string[]]) =>
      stepSelection(now, listed, event),
    NOTHING_CHOSEN,
  );
  const before = useRef(ids);
  /** What has just been put into the folder shown, and is chosen once it is listed. */
  const arrived = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    select([{ type: "listed", before: before.current }, ids]);
    before.current = ids;
    const { current: pasted } = arrived;
    if (!ids.some((id) => pasted.has(id))) return;
    select([{ type: "these", ids: pasted }, ids]);
    arrived.current = new Set();
  }, [ids]);
  const apply = (event: SelectionEvent) => select([event, ids]);
  const beyond = useBeyond({ here, ids, total, show: showPages, select: apply });
  return {
    selection,
    chosen: items.filter(({ id }) => selection.chosen.has(id)),
    select: (event: SelectionEvent) => {
      beyond.forget();
      apply(event);
    },
    reach: beyond.reach,
    /** Notes what has just been put into the folder shown. */
    expect: (put: readonly string[]) => {
      arrived.current = new Set(put);
    },
  };
}
