import type { GuestCard } from "../core/menu/guests";
import { portalApi } from "./portalApi";

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
