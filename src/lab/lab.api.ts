import { base } from "../../contract/base";
import { front } from "../../contract/front";
import { call } from "../base/api/call";
import { portalApi } from "../base/api/portalApi";
import { readCodeTree } from "../base/core/permission/codeTree";

/** What the lab asks for, apart from what the viewport asks for as well. */
export const labApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    /** The person's codes in the portal's own permission tree. A failure leaves them unknown, and the lab is not offered. */
    codeTree: build.query({ ...call(base.codeTree, { quiet: true }), transformResponse: readCodeTree }),
    /** An application's `app.json`; a deployment may have replaced it. */
    appFile: build.mutation(call(front.appFile, { noIntercept: true, shape: { cacheable: false } })),
  }),
});

export const { useCodeTreeQuery } = labApi;
