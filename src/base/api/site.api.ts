import { front } from "../../../contract/front";
import { parseSiteConfig } from "../core/site/siteConfig";
import { START_TIMEOUT } from "../core/wire/request";
import { call } from "./call";
import { portalApi } from "./portalApi";

/** The site's own document; apart from the other documents because every page reads it first. */
export const siteApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    siteConfig: build.query({
      ...call(front.siteConfig, { noIntercept: true, timeout: START_TIMEOUT }),
      transformResponse: parseSiteConfig,
    }),
  }),
});

export const { useSiteConfigQuery } = siteApi;
