import { call } from "./call";
import { portalApi } from "./portalApi";
import { READ_ANSWER } from "./readAnswer";

/** The calls of the notices service. */
export const noticeApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    notices: build.query({
      ...call("notices"),
      transformResponse: READ_ANSWER.notices,
      providesTags: ["notices"],
    }),
  }),
});

export const { useNoticesQuery } = noticeApi;
