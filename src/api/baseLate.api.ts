import type { Envelope, Out } from "../../contract/schemas";
import { call, type Arg } from "./call";
import { portalApi } from "./portalApi";
import { inEnvelope, READ_LATE_ANSWER } from "./readLateAnswer";

/** The calls of the base service that come with the part that makes them, so that no page waits for them. */
export const baseLateApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    unreadMessages: build.query<Out<"unreadMessages">, Arg<"unreadMessages">>({
      query: call("unreadMessages"),
      transformResponse: READ_LATE_ANSWER.unreadMessages,
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
      transformResponse: READ_LATE_ANSWER.popUpBox,
      providesTags: ["todo"],
    }),
    modules: build.query<Out<"modules">, Arg<"modules">>({
      query: call("modules"),
      transformResponse: READ_LATE_ANSWER.modules,
      providesTags: ["licence"],
    }),
    codeTree: build.query<Out<"codeTree">, Arg<"codeTree">>({
      query: call("codeTree"),
      transformResponse: READ_LATE_ANSWER.codeTree,
    }),
    unitLicence: build.query<Out<"unitLicence">, Arg<"unitLicence">>({
      query: call("unitLicence"),
      transformResponse: READ_LATE_ANSWER.unitLicence,
      providesTags: ["licence"],
    }),
    moduleLicence: build.query<Out<"moduleLicence">, Arg<"moduleLicence">>({
      query: call("moduleLicence"),
      transformResponse: READ_LATE_ANSWER.moduleLicence,
      providesTags: ["licence"],
    }),
    chooseChild: build.mutation<Out<"chooseChild">, Arg<"chooseChild">>({
      query: call("chooseChild"),
      invalidatesTags: ["child", "unread", "messages", "todo"],
    }),
    children: build.query<Out<"children">, Arg<"children">>({
      query: call("children"),
      transformResponse: READ_LATE_ANSWER.children,
    }),
    currentChild: build.query<Out<"currentChild">, Arg<"currentChild">>({
      query: call("currentChild"),
      transformResponse: READ_LATE_ANSWER.currentChild,
      providesTags: ["child"],
    }),
    adminRole: build.query<Out<"adminRole">, Arg<"adminRole">>({
      query: call("adminRole"),
      transformResponse: READ_LATE_ANSWER.adminRole,
    }),
    tableDownload: build.mutation<Blob, Arg<"tableDownload">>({ query: call("tableDownload") }),
    packageVersions: build.query<Envelope<Out<"packageVersions">>, Arg<"packageVersions">>({
      query: call("packageVersions", { noIntercept: true }),
      transformResponse: inEnvelope(READ_LATE_ANSWER.packageVersions),
    }),
  }),
});

export const {
  useUnreadMessagesQuery,
  useReadAllMessagesMutation,
  useReadMessageMutation,
  usePopUpBoxQuery,
  useModulesQuery,
  useCodeTreeQuery,
  useUnitLicenceQuery,
  useModuleLicenceQuery,
  useChooseChildMutation,
  useChildrenQuery,
  useCurrentChildQuery,
  useAdminRoleQuery,
  useTableDownloadMutation,
  usePackageVersionsQuery,
} = baseLateApi;
