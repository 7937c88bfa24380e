import { yesOf } from "../core/wire/shape";
import { call } from "./call";
import { portalApi } from "./portalApi";

/** The calls of the base service that come with the part that makes them, so that no page waits for them. */
export const baseLateApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    setTheme: build.mutation({ ...call("setTheme"), invalidatesTags: ["theme"] }),
    adminRole: build.query({ ...call("adminRole"), transformResponse: yesOf }),
  }),
});

export const { useAdminRoleQuery, useSetThemeMutation } = baseLateApi;
