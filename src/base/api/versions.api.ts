import { front } from "../../../contract/front";
import { base } from "../../../contract/base";
import { readBackVersion, readFrontVersion, readReleases } from "../core/wire/versions";
import { call } from "./call";
import { portalApi } from "./portalApi";

/** Which versions run; the reader decides what a failure means. */
export const versionsApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    frontPackage: build.query({
      ...call(front.frontPackage, { noIntercept: true }),
      transformResponse: readFrontVersion,
    }),
    frontVersion: build.query({
      ...call(front.frontVersion, { noIntercept: true }),
      transformResponse: readReleases,
    }),
    packageVersions: build.query({
      ...call(base.packageVersions, { quiet: true }),
      transformResponse: readBackVersion,
    }),
  }),
});

export const { useFrontPackageQuery, usePackageVersionsQuery } = versionsApi;
