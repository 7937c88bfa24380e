import type { Envelope } from "../../contract/schemas";
import { readAccountLink } from "../core/wire/accountLink";
import { call } from "./call";
import { portalApi } from "./portalApi";

/** The call about the accounts of one human being; apart from the base service's others, because the desktop does not begin with it. */
export const linkedAccountApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    parentTeacherLink: build.query({
      // Nobody asked for it: a platform that knows of no links, or does not answer, is nothing to tell anybody, and a
      // session that has lapsed is no reason to interrupt them.
      ...call("parentTeacherLink", { noIntercept: true, lapseIsAnswer: true }),
      transformResponse: ({ status, data }: Envelope<unknown>) =>
        status === 200 ? readAccountLink(data) : null,
    }),
  }),
});

export const { useParentTeacherLinkQuery } = linkedAccountApi;
