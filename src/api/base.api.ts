import type { Envelope, Out } from "../../contract/schemas";
import type { AppGroup } from "../core/menu/apps";
import type { BadgeForm, UnreadCounts } from "../core/menu/unread";
import { readAppGroups, readUnhandled, readUnreadCounts } from "../core/wire/apps";
import { readBadgeForm } from "../core/wire/messageConfig";
import { readThemeAnswer, type ThemeAnswer } from "../core/wire/themeAnswer";
import { call, type Arg } from "./call";
import { recordOf } from "../core/wire/read";
import { portalApi } from "./portalApi";
import { inEnvelope, READ_ANSWER } from "./readAnswer";

/** The calls of the base service: the desktop and what is on it. */
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
    unreadMessages: build.query<Out<"unreadMessages">, Arg<"unreadMessages">>({
      query: call("unreadMessages"),
      transformResponse: READ_ANSWER.unreadMessages,
      providesTags: ["messages"],
    }),
    readAllMessages: build.mutation<Out<"readAllMessages">, Arg<"readAllMessages">>({
      query: call("readAllMessages"),
      invalidatesTags: ["messages", "unread"],
    }),
    readMessage: build.mutation<Out<"readMessage">, Arg<"readMessage">>({
      query: call("readMessage"),
      invalidatesTags: ["messages", "unread"],
    }),
    popUpBox: build.query<Out<"popUpBox">, Arg<"popUpBox">>({
      query: call("popUpBox"),
      transformResponse: READ_ANSWER.popUpBox,
      providesTags: ["todo"],
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
    modules: build.query<Out<"modules">, Arg<"modules">>({
      query: call("modules"),
      transformResponse: READ_ANSWER.modules,
      providesTags: ["licence"],
    }),
    codeTree: build.query<Out<"codeTree">, Arg<"codeTree">>({
      query: call("codeTree"),
      transformResponse: READ_ANSWER.codeTree,
    }),
    unitLicence: build.query<Out<"unitLicence">, Arg<"unitLicence">>({
      query: call("unitLicence"),
      transformResponse: READ_ANSWER.unitLicence,
      providesTags: ["licence"],
    }),
    moduleLicence: build.query<Out<"moduleLicence">, Arg<"moduleLicence">>({
      query: call("moduleLicence"),
      transformResponse: READ_ANSWER.moduleLicence,
      providesTags: ["licence"],
    }),
    chooseChild: build.mutation<Out<"chooseChild">, Arg<"chooseChild">>({
      query: call("chooseChild"),
      invalidatesTags: ["child", "unread", "messages", "todo"],
    }),
    children: build.query<Out<"children">, Arg<"children">>({
      query: call("children"),
      transformResponse: READ_ANSWER.children,
    }),
    currentChild: build.query<Out<"currentChild">, Arg<"currentChild">>({
      query: call("currentChild"),
      transformResponse: READ_ANSWER.currentChild,
      providesTags: ["child"],
    }),
    adminRole: build.query<Out<"adminRole">, Arg<"adminRole">>({
      query: call("adminRole"),
      transformResponse: READ_ANSWER.adminRole,
    }),
    accessDetail: build.mutation<Envelope<Out<"accessDetail">>, Arg<"accessDetail">>({
      query: call("accessDetail", { noIntercept: true }),
    }),
    tableDownload: build.mutation<Blob, Arg<"tableDownload">>({ query: call("tableDownload") }),
    packageVersions: build.query<Envelope<Out<"packageVersions">>, Arg<"packageVersions">>({
      query: call("packageVersions", { noIntercept: true }),
      transformResponse: inEnvelope(READ_ANSWER.packageVersions),
    }),
  }),
});

export const {
  useDesktopColorQuery,
  useSetThemeMutation,
  useUnhandledCountQuery,
  useUnreadMessagesQuery,
  useReadAllMessagesMutation,
  useReadMessageMutation,
  usePopUpBoxQuery,
  useMessageConfigQuery,
  useMyAppIconsQuery,
  useUnreadCodeCountQuery,
  useModulesQuery,
  useCodeTreeQuery,
  useUnitLicenceQuery,
  useModuleLicenceQuery,
  useChooseChildMutation,
  useChildrenQuery,
  useCurrentChildQuery,
  useAdminRoleQuery,
  useAccessDetailMutation,
  useTableDownloadMutation,
  usePackageVersionsQuery,
} = baseApi;
