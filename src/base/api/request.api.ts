import { shapeOf, type CallerRequest } from "../core/wire/method";
import { portalApi } from "./portalApi";
import { runtimeOf } from "./runtime";

/** The call that sub-applications word themselves. */
export const requestApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    /** Get, post or upload on any path of the platform; what else is asked for never leaves the page (API-10). */
    request: build.mutation<unknown, CallerRequest>({
      queryFn: (asked, { extra }, _options, query) => {
        const shaped = shapeOf(asked);
        if ("error" in shaped) {
          if (shaped.warn) runtimeOf(extra).ports.notify({ severity: "warning", text: shaped.error.text });
          return { error: shaped.error };
        }
        const { data: payload, noIntercept = false, appCode, timeout } = asked;
        return Promise.resolve(
          query({
            shape: shaped.shape,
            payload,
            noIntercept,
            appCode,
            // Applications also read of their own accord.
            awaited: shaped.shape.method !== "GET",
            ...(timeout !== undefined && { timeout }),
          }),
        );
      },
    }),
  }),
});
