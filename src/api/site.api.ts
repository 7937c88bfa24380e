import { parseSiteConfig, type SiteConfig } from "../core/site/siteConfig";
import { START_TIMEOUT } from "../core/wire/request";
import { call, type Arg } from "./call";
import { portalApi } from "./portalApi";

/** The site's own document; apart from the other documents because every page reads it first. */
export const siteApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    siteConfig: build.query<SiteConfig, Arg<"siteConfig">>({
      query: call("siteConfig", { noIntercept: true, timeout: START_TIMEOUT }),
      transformResponse: parseSiteConfig,
    }),
  }),
});

export const { useSiteConfigQuery } = siteApi;
