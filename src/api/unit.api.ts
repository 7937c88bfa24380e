import { readFooter } from "../core/wire/footer";
import { call } from "./call";
import { portalApi } from "./portalApi";

/** How a school presents itself. */
export const unitApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    // An adornment: a failure need not be shown.
    footer: build.query({ ...call("unitConfig", { quiet: true }), transformResponse: readFooter }),
  }),
});

export const { useFooterQuery } = unitApi;
