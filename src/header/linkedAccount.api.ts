import { base } from "../../contract/base";
import type { Envelope } from "../../contract/envelope";
import { readAccountLink } from "./core/accountLink";
import { call } from "../base/api/call";
import { portalApi } from "../base/api/portalApi";

/** The call about the accounts of one human being; separate from the base service's others, because the desktop does not load it first. */
export const linkedAccountApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    parentTeacherLink: build.query({
      // A background request: a platform without links, or without an answer, is not worth a message, and a
      // lapsed session is no reason to interrupt the person.
      ...call(base.parentTeacherLink, { noIntercept: true, lapseIsAnswer: true }),
      transformResponse: ({ status, data }: Envelope<unknown>) =>
        status === 200 ? readAccountLink(data) : null,
    }),
  }),
});

export const { useParentTeacherLinkQuery } = linkedAccountApi;
