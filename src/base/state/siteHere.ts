import { siteApi } from "../api/site.api";
import { DEFAULT_SITE, type SiteConfig } from "../core/site/siteConfig";
import type { AppThunk } from "./types";

/** What the deployment decides, once its document has come; the defaults where it does not come. */
export const siteHere = (): AppThunk<Promise<SiteConfig>> => async (dispatch) => {
  const { data = DEFAULT_SITE } = await dispatch(
    siteApi.endpoints.siteConfig.initiate(undefined, { subscribe: false }),
  );
  return data;
};
