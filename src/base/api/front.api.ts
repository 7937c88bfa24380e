import { front } from "../../../contract/front";
import { mergeMessages } from "../core/language/messages";
import { START_TIMEOUT } from "../core/wire/request";
import { call } from "./call";
import { portalApi } from "./portalApi";

/** The reader of these documents decides what their absence means. */
const quiet = { noIntercept: true } as const;
/** Words that come later than this no longer matter. */
const soon = { ...quiet, timeout: START_TIMEOUT } as const;

/** The documents that lie beside the pages. */
export const frontApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    // Not a query: callers at the same time would share one request, and lose it when the first of them gives up.
    // A deployment may have replaced it, whatever a cache on the way says.
    manifest: build.mutation(call(front.manifest, { ...quiet, shape: { cacheable: false } })),
    sharedMessages: build.query({
      ...call(front.sharedMessages, soon),
      transformResponse: (document: unknown) => mergeMessages(document),
    }),
    appMessages: build.query({
      ...call(front.appMessages, soon),
      transformResponse: (document: unknown) => mergeMessages(document),
    }),
  }),
});
