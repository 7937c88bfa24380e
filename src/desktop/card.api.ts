import type { GuestCard } from "../base/core/apps/guests";
import { portalApi } from "../base/api/portalApi";

/** The calls behind the desktop cards of applications. */
export const cardApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    cardRows: build.query<unknown, Pick<GuestCard, "path" | "query" | "refreshedBy">>({
      // The card says so in its place, with a way to try again.
      query: ({ path, query }) => ({ shape: { method: "GET", path }, payload: query, quiet: true }),
      providesTags: (_answer, _error, { refreshedBy }) => refreshedBy.map((id) => ({ type: "card", id })),
    }),
  }),
});

export const { useCardRowsQuery } = cardApi;
