import { base } from "../../contract/base";
import { readClosedApps } from "./core/closedApps";
import { readSearchItems } from "./core/searchItems";
import { call } from "../base/api/call";
import { portalApi } from "../base/api/portalApi";

/** As many as each application may answer. */
const MOST_ITEMS = 5;
/** What was found may be out of date after so long, in seconds. */
const KEPT_SECONDS = 30;

/** The calls behind the search. Nothing that they do not answer is told: what others answer is there [REL-01]. */
export const searchApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    /** What an application finds by these words. */
    guestSearch: build.query({
      query: ({ path, q }: { readonly path: string; readonly q: string }) => ({
        shape: { method: "GET" as const, path },
        payload: { q, size: MOST_ITEMS },
        quiet: true,
      }),
      transformResponse: (data: unknown) => readSearchItems(data, MOST_ITEMS),
      keepUnusedDataFor: KEPT_SECONDS,
    }),
    /** Applications that exist and that the person may not open; a platform that knows no such call says nothing [MORE-07]. */
    appAccess: build.query({
      ...call(base.appAccess, { quiet: true }),
      transformResponse: readClosedApps,
      keepUnusedDataFor: KEPT_SECONDS,
    }),
  }),
});

export const { useAppAccessQuery } = searchApi;
