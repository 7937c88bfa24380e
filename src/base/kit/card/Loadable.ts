/** Something a card shows once it is there: on its way, failed with a way to try again, or ready. */
export type Loadable<Data> =
  | { readonly status: "loading" }
  | { readonly status: "error"; readonly retry: () => void }
  | { readonly status: "ready"; readonly data: Data };

/** What a query's hook answers, as far as it matters here. */
interface QueryState<Data> {
  readonly data?: Data | undefined;
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/** A query as something loadable: what was loaded once stays, and a failed one loads again while it is retried. */
export function loadableOf<Data>({ data, isError, isFetching, refetch }: QueryState<Data>): Loadable<Data> {
  if (data !== undefined) return { status: "ready", data };
  return isError && !isFetching ? { status: "error", retry: () => void refetch() } : { status: "loading" };
}

/** The same loadable with its data in another form. */
export const mapLoadable = <From, To>(from: Loadable<From>, change: (data: From) => To): Loadable<To> =>
  from.status === "ready" ? { status: "ready", data: change(from.data) } : from;
