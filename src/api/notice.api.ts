import type { Out } from "../../contract/schemas";
import { call, type Arg } from "./call";
import { portalApi } from "./portalApi";
import { READ_ANSWER } from "./readAnswer";

/** The calls of the notices service. */
export const noticeApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    notices: build.query<Out<"notices">, Arg<"notices">>({
      query: call("notices"),
      transformResponse: READ_ANSWER.notices,
      providesTags: ["notices"],
    }),
    saveNotice: build.mutation<Out<"saveNotice">, Arg<"saveNotice">>({
      query: call("saveNotice"),
      transformResponse: READ_ANSWER.saveNotice,
      invalidatesTags: ["notices", "unread"],
    }),
    readNotice: build.mutation<Out<"readNotice">, Arg<"readNotice">>({
      query: call("readNotice"),
      invalidatesTags: ["notices", "unread"],
    }),
  }),
});

export const { useNoticesQuery, useSaveNoticeMutation, useReadNoticeMutation } = noticeApi;
