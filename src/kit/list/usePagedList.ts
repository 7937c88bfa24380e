import { useEffect, useMemo, useState } from "react";
import { keyRows, type ListEntry } from "../../core/paging/keyRows";
import type { ListPort } from "../../core/paging/listPort";
import { DEFAULT_SIZE, readPageApi, type ListSource, type PageApi } from "../../core/paging/pageApi";
import { startOf, type ListState } from "../../flows/list/step";
import type { ListQuery, ListSort } from "../../core/paging/query";
import type { Text } from "../../core/wire/text";
import { useEngine, type Engine } from "../useEngine";
import { ListLoader } from "../../flows/list/ListLoader";

/** The state of a list on its page, and its actions. */
export interface PagedListHandle {
  readonly state: ListState;
  /** The rows shown, each with its name. */
  readonly entries: readonly ListEntry[];
  /** What the configuration lacks; nothing is requested then. */
  readonly warning: Text | null;
  readonly paged: boolean;
  readonly sizes: readonly number[];
  /** Requests the shown page again: after a failure, or after a change. */
  readonly reload: () => void;
  readonly goTo: (page: number) => void;
  readonly resize: (size: number) => void;
  readonly sortBy: (sort: ListSort | null) => void;
}

const NO_FIELDS: ListQuery["fields"] = {};
const nothing = () => undefined;

const NO_LIST: Engine<ListState> = {
  subscribe: () => nothing,
  getSnapshot: (
    (state) => () =>
      state
  )(startOf({ size: DEFAULT_SIZE })),
};

/** The same object as long as its content is the same, so that a configuration may be written inline. */
function useSame<Value>(value: Value): Value {
  const [kept, keep] = useState(value);
  if (kept === value || JSON.stringify(kept) === JSON.stringify(value)) return kept;
  keep(value);
  return value;
}

/**
 * A list loaded page by page [WID-03]. Other fields request page 1 again; another path, method or port starts over. The
 * port must stay the same object. `rowKey` is the field that identifies a row.
 */
export function usePagedList(
  port: ListPort,
  pageApi: PageApi | null | undefined,
  rowKey = "id",
): PagedListHandle {
  const { source, warning = null } = useSame(readPageApi(pageApi));
  const fields = useSame(pageApi?.fields ?? NO_FIELDS);
  const loader = useLoader(port, source, fields);
  const state = useEngine(loader ?? NO_LIST);
  const entries = useMemo(() => keyRows(state.rows, rowKey), [state.rows, rowKey]);
  return useMemo(
    () => ({
      state,
      entries,
      warning,
      paged: source?.paged ?? false,
      sizes: source?.sizes ?? [],
      reload: loader?.reload ?? nothing,
      goTo: loader?.goTo ?? nothing,
      resize: loader?.resize ?? nothing,
      sortBy: loader?.sortBy ?? nothing,
    }),
    [state, entries, warning, source, loader],
  );
}

function useLoader(port: ListPort, source: ListSource | undefined, fields: ListQuery["fields"]) {
  const [made, make] = useState({ port, source, loader: source && new ListLoader(port, source, fields) });
  let { loader } = made;
  if (made.port !== port || made.source !== source) {
    loader = source && new ListLoader(port, source, fields);
    make({ port, source, loader });
  }
  useEffect(() => loader?.start(), [loader]);
  useEffect(() => loader?.search(fields), [loader, fields]);
  return loader;
}
