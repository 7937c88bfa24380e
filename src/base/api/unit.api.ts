import { uaa } from "../../../contract/uaa";
import { call } from "./call";
import { portalApi } from "./portalApi";

/** How a school presents itself. */
export const unitApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    /** As the platform sent it: the footer and the themes are read where they are shown. An adornment: a failure need not be shown. */
    unitConfig: build.query(call(uaa.unitConfig, { quiet: true })),
  }),
});

export const { useUnitConfigQuery } = unitApi;
