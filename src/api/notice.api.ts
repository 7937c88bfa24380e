import type { Out } from "../../contract/schemas";
import { call, type Arg } from "./call";
import { portalApi } from "./portalApi";

/** The calls of the notices service. */
export const noticeApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    notices: build.query<Out<"notices">, Arg<"notices">>({
      query: call("notices"),
      providesTags: ["notices"],
    }),
  }),
});

export const { useNoticesQuery } = noticeApi;
