import type { Text } from "../../base/core/wire/text";
import type { ListPage, ListRow } from "../core/listAnswer";
import type { ListSource } from "../core/pageApi";
import type { ListQuery, ListSort } from "../core/query";

/** The state of a list. While another page loads, the rows are still those of the previous page. */
export interface ListState {
  readonly phase: "idle" | "loading" | "ready" | "failed";
  /** Numbers the requests; an answer to any but the latest is too late. */
  readonly request: number;
  /** The same object as long as the request is the same. */
  readonly query: ListQuery;
  readonly rows: readonly ListRow[];
  /** Rows on all pages. */
  readonly total: number;
  /** Why there are no rows; null unless failed. */
  readonly failure: Text | null;
}

/** What happens to a list: actions of the person or the page, and answers that belong to one request. */
export type ListEvent =
  | { readonly type: "reload" }
  | { readonly type: "pageChanged"; readonly page: number }
  | { readonly type: "sizeChanged"; readonly size: number }
  | { readonly type: "sortChanged"; readonly sort: ListSort | null }
  | { readonly type: "fieldsChanged"; readonly fields: ListQuery["fields"] }
  /** The address names what to show. */
  | { readonly type: "queryNamed"; readonly query: ListQuery }
  | ({ readonly type: "answered"; readonly request: number } & ListPage)
  | { readonly type: "failed"; readonly request: number; readonly text: Text };

/** What the loader must do next: abort the running request, and send this one. */
export interface ListEffect {
  readonly run: "load";
  readonly request: number;
  readonly query: ListQuery;
}

type Next = readonly [ListState, ListEffect | null];

/** How a list starts: nothing requested yet. */
export const startOf = (
  { size }: Pick<ListSource, "size">,
  fields: ListQuery["fields"] = {},
  named: Partial<ListQuery> = {},
): ListState => ({
  phase: "idle",
  request: 0,
  query: { page: 1, size, sort: null, fields, ...named },
  rows: [],
  total: 0,
  failure: null,
});

/** How many pages there are; an empty list has one. */
export const pageCount = (total: number, size: number): number => Math.max(1, Math.ceil(total / size));

const ask = (state: ListState, change?: Partial<ListQuery>): Next => {
  const request = state.request + 1;
  const query = change ? { ...state.query, ...change } : state.query;
  return [
    { ...state, phase: "loading", request, query, failure: null },
    { run: "load", request, query },
  ];
};

/**
 * The life of a list [WID-03]. Only the answer to the latest request counts. A page beyond the first that turns out
 * empty, because its rows were deleted, gives way to the one before; a failure leaves an empty list on page 1.
 */
export function stepList(state: ListState, event: ListEvent): Next {
  const { query, total } = state;
  switch (event.type) {
    case "reload":
      return ask(state);
    case "pageChanged": {
      const page = Math.min(Math.max(1, Math.trunc(event.page) || 1), pageCount(total, query.size));
      return page === query.page ? [state, null] : ask(state, { page });
    }
    case "sizeChanged": {
      const { size } = event;
      if (size === query.size) return [state, null];
      // The first visible row stays in view.
      return ask(state, { size, page: Math.floor(((query.page - 1) * query.size) / size) + 1 });
    }
    case "sortChanged":
      return ask(state, { sort: event.sort, page: 1 });
    case "fieldsChanged":
      return ask(state, { fields: event.fields, page: 1 });
    case "queryNamed":
      return (state.phase === "loading" || state.phase === "ready") && isSameQuery(query, event.query)
        ? [state, null]
        : ask(state, event.query);
    case "answered": {
      if (isLate(state, event.request)) return [state, null];
      if (event.rows.length === 0 && query.page > 1)
        return ask(state, { page: Math.min(query.page - 1, pageCount(event.total, query.size)) });
      return [{ ...state, phase: "ready", rows: event.rows, total: event.total }, null];
    }
    case "failed":
      if (isLate(state, event.request)) return [state, null];
      return [
        { ...state, phase: "failed", rows: [], total: 0, failure: event.text, query: { ...query, page: 1 } },
        null,
      ];
  }
}

const isSameQuery = (one: ListQuery, other: ListQuery): boolean =>
  one.page === other.page &&
  one.size === other.size &&
  one.fields === other.fields &&
  one.sort?.field === other.sort?.field &&
  one.sort?.order === other.sort?.order;

const isLate = (state: ListState, request: number): boolean =>
  state.phase !== "loading" || request !== state.request;
