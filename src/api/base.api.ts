import type { Envelope, Out } from "../../contract/schemas";
import type { AppGroup } from "../core/menu/apps";
import type { BadgeForm, UnreadCounts } from "../core/menu/unread";
import { readAppGroups, readUnhandled, readUnreadCounts } from "../core/wire/apps";
import { readBadgeForm } from "../core/wire/messageConfig";
import { readThemeAnswer, type ThemeAnswer } from "../core/wire/themeAnswer";
import { call, type Arg } from "./call";
import { recordOf } from "../core/wire/read";
import { portalApi } from "./portalApi";

/** The calls of the base service that every page of the portal makes; the others are in `baseLate.api.ts`. */
export const baseApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    desktopColor: build.query<ThemeAnswer, Arg<"desktopColor">>({
      query: call("desktopColor"),
      transformResponse: readThemeAnswer,
      providesTags: ["theme"],
    }),
    setTheme: build.mutation<Out<"setTheme">, Arg<"setTheme">>({
      query: call("setTheme"),
      invalidatesTags: ["theme"],
    }),
    unhandledCount: build.query<ReturnType<typeof readUnhandled>, Arg<"unhandledCount">>({
      query: call("unhandledCount"),
      transformResponse: readUnhandled,
      providesTags: ["unread"],
    }),
    messageConfig: build.query<BadgeForm, Arg<"messageConfig">>({
      // A matter of taste: a failure need not be shown.
      query: call("messageConfig", { noIntercept: true }),
      transformResponse: ({ data }: Envelope<unknown>) => readBadgeForm(recordOf(data).config),
    }),
    myAppIcons: build.query<readonly AppGroup[], Arg<"myAppIcons">>({
      query: call("myAppIcons"),
      transformResponse: readAppGroups,
      providesTags: ["apps"],
    }),
    unreadCodeCount: build.query<UnreadCounts, Arg<"unreadCodeCount">>({
      query: call("unreadCodeCount"),
      transformResponse: readUnreadCounts,
      providesTags: ["unread"],
    }),
    accessDetail: build.mutation<Envelope<Out<"accessDetail">>, Arg<"accessDetail">>({
      query: call("accessDetail", { noIntercept: true }),
    }),
  }),
});

export const {
  useDesktopColorQuery,
  useSetThemeMutation,
  useUnhandledCountQuery,
  useMessageConfigQuery,
  useMyAppIconsQuery,
  useUnreadCodeCountQuery,
  useAccessDetailMutation,
} = baseApi;
