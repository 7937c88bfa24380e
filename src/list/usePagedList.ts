import { useEffect, useMemo, useRef, useState } from "react";
import { keyRows, type ListEntry } from "./core/keyRows";
import type { ListPlace } from "./core/listPlace";
import type { ListPort } from "./core/listPort";
import { DEFAULT_SIZE, readPageApi, type ListSource, type PageApi } from "./core/pageApi";
import { startOf, stepList, type ListEvent, type ListState } from "./flow/step";
import type { ListQuery, ListSort } from "./core/query";
import type { Text } from "../base/core/wire/text";
import { useEngine, type Engine } from "../base/kit/useEngine";
import { ListLoader } from "./flow/ListLoader";

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
 * port must stay the same object. `rowKey` is the field that identifies a row. With a `place`, page, size and order are the
 * address's, and changing them changes the address [VIEW-08].
 */
export function usePagedList(
  port: ListPort,
  pageApi: PageApi | null | undefined,
  rowKey = "id",
  place?: ListPlace,
): PagedListHandle {
  const { source, warning = null } = useSame(readPageApi(pageApi));
  const fields = useSame(pageApi?.fields ?? NO_FIELDS);
  const named = useSame(place && source ? namedQuery(place, source) : null);
  const loader = useLoader(port, source, fields, named);
  const state = useEngine(loader ?? NO_LIST);
  const turns = usePlacedTurns(place, loader, source?.size ?? null);
  const entries = useMemo(() => keyRows(state.rows, rowKey), [state.rows, rowKey]);
  return useMemo(
    () => ({
      state,
      entries,
      warning,
      paged: source?.paged ?? false,
      sizes: source?.sizes ?? [],
      reload: turns?.reload ?? loader?.reload ?? nothing,
      goTo: turns?.goTo ?? loader?.goTo ?? nothing,
      resize: turns?.resize ?? loader?.resize ?? nothing,
      sortBy: turns?.sortBy ?? loader?.sortBy ?? nothing,
    }),
    [state, entries, warning, source, loader, turns],
  );
}

/** What the address names, with the list's usual size where it names none. */
const namedQuery = ({ page, size, sort }: ListPlace, source: ListSource): Omit<ListQuery, "fields"> => ({
  page,
  size: size !== null && source.sizes.includes(size) ? size : source.size,
  sort,
});

function useLoader(
  port: ListPort,
  source: ListSource | undefined,
  fields: ListQuery["fields"],
  named: Omit<ListQuery, "fields"> | null,
) {
  const start = () => source && new ListLoader(port, source, fields, named ?? {});
  const [made, make] = useState(() => ({ port, source, loader: start() }));
  let { loader } = made;
  if (made.port !== port || made.source !== source) {
    loader = start();
    make({ port, source, loader });
  }
  useEffect(() => loader?.start(), [loader]);
  useEffect(
    () => (named ? loader?.show({ ...named, fields }) : loader?.search(fields)),
    [loader, fields, named],
  );
  return loader;
}

/** The steps through a list that go through the address; null for a list without a place there. */
function usePlacedTurns(place: ListPlace | undefined, loader: ListLoader | undefined, usual: number | null) {
  const latest = useRef(place);
  useEffect(() => {
    latest.current = place;
    // The list has stepped back from an empty page by itself.
    const { phase, query } = loader?.getSnapshot() ?? NO_LIST.getSnapshot();
    if (place && phase === "ready" && query.page !== place.page)
      place.show({ ...place, page: query.page }, { replace: true });
  });
  const placed = place !== undefined;
  return useMemo(() => {
    if (!loader || !placed) return null;
    const turn = (event: ListEvent) => {
      const { page, size, sort } = stepList(loader.getSnapshot(), event)[0].query;
      latest.current?.show({ page, size: size === usual ? null : size, sort }, { replace: false });
    };
    return {
      // After a failure the list stands on page 1; the address still names the page to ask for again.
      reload: () => {
        const { phase, query } = loader.getSnapshot();
        if (phase === "failed") loader.show({ ...query, page: latest.current?.page ?? 1 });
        else loader.reload();
      },
      goTo: (page: number) => turn({ type: "pageChanged", page }),
      resize: (size: number) => turn({ type: "sizeChanged", size }),
      sortBy: (sort: ListSort | null) => turn({ type: "sortChanged", sort }),
    };
  }, [loader, placed, usual]);
}
