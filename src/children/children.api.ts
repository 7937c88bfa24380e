import { base } from "../../contract/base";
import type { Envelope } from "../../contract/envelope";
import { readChildCounts, readChildren, readCurrentChild } from "../base/core/wire/children";
import { call } from "../base/api/call";
import { portalApi } from "../base/api/portalApi";

/** Nothing is said of their failures: without an answer a parent sees what the platform shows by itself. */
const quiet = { quiet: true } as const;

/** The calls about a parent's children. */
export const childrenApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    children: build.query({ ...call(base.children, quiet), transformResponse: readChildren }),
    currentChild: build.query({
      ...call(base.currentChild, quiet),
      transformResponse: readCurrentChild,
      providesTags: ["child"],
    }),
    childCounts: build.query({
      // An extension: a platform without it shows no counts.
      ...call(base.childCounts, { noIntercept: true }),
      transformResponse: ({ status, data }: Envelope<unknown>) =>
        readChildCounts(status === 200 ? data : null),
      providesTags: ["unread"],
    }),
    chooseChild: build.mutation(call(base.chooseChild, quiet)),
  }),
});

export const { useChildrenQuery, useCurrentChildQuery, useChildCountsQuery } = childrenApi;
