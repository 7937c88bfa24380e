import { versionsApi } from "../base/api/versions.api";
import { PORTAL_CODE, type KnownVersions } from "../base/core/version/known";
import { siteHere } from "../base/state/siteHere";
import type { AppThunk } from "../base/state/types";

/** The services that the portal works with. */
const SERVICES = [PORTAL_CODE, "uaa", "storage"] as const;
const once = { subscribe: false } as const;

/** Looks up the versions that run. What fails is left out: About shows what is known [FOOT-02]. */
export const loadVersions = (): AppThunk<Promise<KnownVersions>> => async (dispatch) => {
  const { root } = await dispatch(siteHere());
  const own = { root, code: PORTAL_CODE };
  // Under development no package has been made.
  const isPackaged = process.env["NODE_ENV"] !== "development";
  const [front, releases, ...back] = await Promise.all([
    isPackaged ? dispatch(versionsApi.endpoints.frontPackage.initiate(own, once)) : null,
    isPackaged ? dispatch(versionsApi.endpoints.frontVersion.initiate(own, once)) : null,
    ...SERVICES.map((service) => dispatch(versionsApi.endpoints.packageVersions.initiate({ service }, once))),
  ]);
  return {
    front: front?.data ?? null,
    back: SERVICES.map((service, place) => ({ service, version: back[place]?.data ?? null })),
    releases: releases?.data ?? [],
  };
};
