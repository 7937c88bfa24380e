import { base } from "../../../contract/base";
import type { Envelope } from "../../../contract/envelope";
import { readAppGroups, readUnhandled, readUnreadCounts } from "../core/wire/apps";
import { readBadgeForm } from "../core/wire/messageConfig";
import { readThemeAnswer } from "../core/wire/themeAnswer";
import { call } from "./call";
import { recordOf } from "../core/wire/read";
import { portalApi } from "./portalApi";

/** A figure that cannot be read again stays as it was; what the person does says by itself where it fails. */
const FIGURE = { quiet: true } as const;

/** The calls of the base service that every page of the portal makes; the others are in `baseLate.api.ts`. */
export const baseApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    desktopColor: build.query({
      ...call(base.desktopColor),
      transformResponse: readThemeAnswer,
      providesTags: ["theme"],
    }),
    unhandledCount: build.query({
      ...call(base.unhandledCount, FIGURE),
      transformResponse: readUnhandled,
      providesTags: ["unread"],
    }),
    messageConfig: build.query({
      // A matter of taste: a failure need not be shown.
      ...call(base.messageConfig, { noIntercept: true }),
      transformResponse: ({ data }: Envelope<unknown>) => readBadgeForm(recordOf(data).config),
    }),
    myAppIcons: build.query({
      // The desktop says so in their place; a toast would only cover the way to try again there.
      ...call(base.myAppIcons, { quiet: true }),
      transformResponse: readAppGroups,
      providesTags: ["apps"],
    }),
    unreadCodeCount: build.query({
      ...call(base.unreadCodeCount, FIGURE),
      transformResponse: readUnreadCounts,
      providesTags: ["unread"],
    }),
    accessDetail: build.mutation(call(base.accessDetail, { noIntercept: true })),
  }),
});

export const {
  useDesktopColorQuery,
  useUnhandledCountQuery,
  useMessageConfigQuery,
  useMyAppIconsQuery,
  useUnreadCodeCountQuery,
  useAccessDetailMutation,
} = baseApi;
