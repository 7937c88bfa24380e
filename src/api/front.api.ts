import { calls } from "../../contract/paths";
import type { Out } from "../../contract/schemas";
import { mergeMessages, type Messages } from "../core/language/messages";
import { START_TIMEOUT } from "../core/wire/request";
import { call, type Arg } from "./call";
import { portalApi } from "./portalApi";

/** The reader of these documents decides what their absence means. */
const quiet = { noIntercept: true } as const;
/** Words that come later than this no longer matter. */
const soon = { ...quiet, timeout: START_TIMEOUT } as const;

/** The documents that lie beside the pages. */
export const frontApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    // Not a query: callers at the same time would share one request, and lose it when the first of them gives up.
    manifest: build.mutation<Out<"manifest">, Arg<"manifest">>({
      // A deployment may have replaced it, whatever a cache on the way says.
      query: (payload) => ({ shape: { ...calls.manifest, cacheable: false }, payload, ...quiet }),
    }),
    frontPackage: build.query<Out<"frontPackage">, Arg<"frontPackage">>({
      query: call("frontPackage", quiet),
    }),
    frontVersion: build.query<Out<"frontVersion">, Arg<"frontVersion">>({
      query: call("frontVersion", quiet),
    }),
    sharedMessages: build.query<Messages, Arg<"sharedMessages">>({
      query: call("sharedMessages", soon),
      transformResponse: (document) => mergeMessages(document),
    }),
    appMessages: build.query<Messages, Arg<"appMessages">>({
      query: call("appMessages", soon),
      transformResponse: (document) => mergeMessages(document),
    }),
    themeStyles: build.query<Blob, Arg<"themeStyles">>({ query: call("themeStyles", quiet) }),
  }),
});

export const {
  useFrontPackageQuery,
  useFrontVersionQuery,
  useSharedMessagesQuery,
  useAppMessagesQuery,
  useThemeStylesQuery,
} = frontApi;
