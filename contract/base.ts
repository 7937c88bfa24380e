import { z } from "zod";
import { defineCalls, get, post } from "./define";
import {
  address,
  bytes,
  id,
  idOut,
  line,
  nothing,
  paging,
  segment,
  userType,
  version,
  whole,
  wholeFrom,
  words,
} from "./schemas/common";
import { name, icon, closedApp, theme, codeNode, message, todo, child, moduleLicence } from "./schemas/base";

/** Calls of the base service: the desktop and what is on it. */
export const base = defineCalls({
  desktopColor: {
    ...get,
    path: "/api/base/my_desktop/color",
    summary: "The person's theme and the unit's default",
    in: nothing,
    out: z.object({ color: z.string().nullable(), defaultColor: z.string().nullable() }),
  },
  setTheme: {
    ...post,
    path: "/api/base/desktop/settheme",
    summary: "Stores the person's theme, or the unit's default (admins)",
    in: z.object({ type: z.enum(["color", "default_color"]), theme }),
    out: z.literal("success"),
  },
  themeSyncPreview: {
    ...get,
    path: "/api/base/desktop/theme_sync",
    summary: "Extension, for admins: how many people a theme for all would change, and the last one",
    in: z.object({ theme }),
    out: z.object({
      /** Active people of the unit who would be shown another theme. */
      people: z.number().int().min(0),
      /** The last theme that was set for all, as long as it can be taken back: 24 hours. */
      last: z
        .object({
          theme: z.string(),
          /** The unit's default before it; null = none. */
          former: z.string().nullable(),
          /** When, milliseconds since 1970; names it when it is taken back. */
          at: z.number().int(),
          /** The administrator's name. */
          by: z.string(),
        })
        .nullable(),
    }),
  },
  undoThemeSync: {
    ...post,
    path: "/api/base/desktop/theme_sync_undo",
    summary: "Extension, for admins: takes the last theme for all back within 24 hours",
    in: z.object({ at: whole }),
    out: z.literal("success"),
  },
  unhandledCount: {
    ...get,
    path: "/api/base/desktop/unhandlecount",
    summary: "How many to-dos and messages wait",
    in: nothing,
    out: z.object({ todo: z.number().int().min(0), message: z.number().int().min(0) }),
  },
  unreadMessages: {
    ...get,
    path: "/api/base/desktop/message_select_not_read",
    summary:
      "The unread messages; extensions: `most` asks for so many of the most important and of the newest alone, `id` for one, read or not",
    in: z.object({ most: wholeFrom(1, 1_000).optional(), id: id.optional() }),
    out: z.array(message),
  },
  messageHistory: {
    ...get,
    path: "/api/base/desktop/message_history",
    summary: "Extension: unread messages, and those read within 90 days, the newest first",
    in: z.object({
      ...paging.shape,
      /** Those of one place alone, as `module` has it. */
      module: line(200).optional(),
      /** Words that stand in the title, the text or the place. */
      q: line(60).optional(),
    }),
    out: z.object({
      list: z.array(message),
      total: z.number().int().min(0),
      /** All places from which there are messages. */
      modules: z.array(z.string()),
    }),
  },
  readAllMessages: {
    ...post,
    path: "/api/base/desktop/message_update_status_by_me",
    summary: "Marks all messages read",
    in: nothing,
    out: z.null(),
  },
  undoReadAll: {
    ...post,
    path: "/api/base/desktop/message_undo_read_all",
    summary: "Extension: has the messages wait again that were marked read together last, within an hour",
    in: nothing,
    out: z.null(),
  },
  readMessage: {
    ...post,
    path: "/api/base/desktop/message_update_statusby_id",
    summary: "Marks one message read",
    in: z.object({ desktopMessageId: id }),
    out: z.null(),
  },
  popUpBox: {
    ...get,
    path: "/api/base/desktop/popUpBox_select",
    summary: "The to-dos of the pop-up dialog, paged",
    in: z.object({ start: paging.shape.start, size: wholeFrom(1, 100).default(3) }),
    out: z.object({ list: z.array(todo), pages: z.number().int(), total: z.number().int() }),
  },
  messageConfig: {
    ...get,
    path: "/api/base/desktop/getMessageConfig",
    summary: "Whether unread messages show as a count or a dot",
    in: nothing,
    /** `config` is JSON text: `{ pcOpen: boolean }`, true = counts, false = a dot. */
    out: z.object({ config: z.string() }),
  },
  myAppIcons: {
    ...get,
    path: "/api/base/desktop/my_app_icon",
    summary: "The person's applications, grouped by category for teachers and staff",
    in: z.object({ userId: id.optional(), unitId: id.optional(), appType: whole.default(1) }),
    out: z.array(z.object({ code: z.string(), name, iconVMs: z.array(icon) })),
  },
  unreadCodeCount: {
    ...get,
    path: "/api/base/desktop/unReadCodeCount",
    summary: "Unread counts by application",
    in: nothing,
    out: z.array(z.object({ code: z.string(), num: z.number().int().min(0) })),
  },
  appAccess: {
    ...get,
    path: "/api/base/desktop/app_access",
    summary: "Applications of the unit that a word finds but the person may not open: why, and whom to ask",
    in: z.object({ q: words(60).regex(/\S/) }),
    out: z.array(closedApp).max(5),
  },
  modules: {
    ...get,
    path: "/api/base/resource/inside/module",
    summary: "The unit's licensed modules and when they end",
    in: nothing,
    out: z.array(moduleLicence),
  },
  codeTree: {
    ...get,
    path: "/api/base/resource/user/code/tree",
    summary: "The permission codes below an application's code",
    in: z.object({ code: segment }),
    out: z.array(codeNode),
  },
  unitLicence: {
    ...get,
    path: "/api/base/license/unit_oam",
    summary: "Whether the unit's licence runs",
    in: z.object({ unitId: id.optional() }),
    out: z.boolean(),
  },
  moduleLicence: {
    ...get,
    path: "/api/base/license/unit",
    summary: "Whether a module's licence runs",
    in: z.object({ unitId: id.optional(), serverId: segment }),
    out: z.boolean(),
  },
  parentTeacherLink: {
    ...get,
    path: "/api/base/select/already/parent/teacher",
    summary: "The parent and teacher accounts of one human being",
    in: z.object({ parentId: id.optional(), teacherId: id.optional() }),
    out: z
      .object({ parentId: idOut, parentName: z.string(), teacherId: idOut, teacherName: z.string() })
      .nullable(),
  },
  chooseChild: {
    ...post,
    path: "/api/base/student/set/parentChildren",
    query: ["parentId"],
    summary: "Makes a child the current one",
    in: z.object({
      parentId: id,
      id,
      realName: line(64).optional(),
      gradeName: line(64).optional(),
      className: line(64).optional(),
      status: whole.optional(),
    }),
    out: z.null(),
  },
  children: {
    ...get,
    path: "/api/base/student/find_all_student_by_parent_id",
    summary: "A parent's children",
    in: z.object({ parentId: id }),
    out: z.array(child),
  },
  currentChild: {
    ...get,
    path: "/api/base/student/find_stu_by_parent_id",
    summary: "A parent's current child",
    in: z.object({ parentId: id }),
    out: z.object({ id: idOut, realName: z.string() }).nullable(),
  },
  childCounts: {
    ...get,
    path: "/api/base/student/unread_of_children",
    summary: "Extension: how much waits for a parent, by child; a platform without it answers 404",
    in: nothing,
    out: z.array(z.object({ id: idOut, todo: z.number().int().min(0), message: z.number().int().min(0) })),
  },
  adminRole: {
    ...get,
    path: "/api/base/role/user/{userId}/XX_SYS_/base",
    summary: "Whether the person holds the system base role",
    in: z.object({ userId: id }),
    out: z.boolean(),
  },
  voiceToken: {
    ...get,
    path: "/api/base/get_ali_token",
    summary: "A token for the speech recogniser",
    in: z.object({ language: z.enum(["zh-CN", "en"]).default("zh-CN") }),
    out: z.object({ token: z.string(), appKey: z.string(), url: address, expireTime: z.number().int() }),
  },
  vocabulary: {
    ...post,
    path: "/api/base/find_by_vocabulary",
    summary: "The address that a spoken phrase means",
    in: z.object({ vocabulary: words(200).min(1) }),
    out: z.object({ url: address.nullable() }),
  },
  accessDetail: {
    ...post,
    path: "/api/base/user_access_detail",
    summary: "Logs that an application was opened",
    in: z.object({
      userId: id.optional(),
      userType: whole.pipe(userType).optional(),
      unitId: id.optional(),
      resId: id,
      resName: words(120),
      type: wholeFrom(0, 32_767).default(1),
    }),
    out: z.null(),
  },
  tableDownload: {
    ...post,
    path: "/api/base/common/table2xls",
    answer: "bytes",
    formPost: true,
    // As a form, a Chinese character takes nine bytes and a tag about ten: this holds the largest table in most schools.
    maxBytes: 4 << 20,
    summary: "Turns an HTML table into a spreadsheet",
    in: z.object({
      title: words(120).default(""),
      data: z.string().max(16_000_000),
      /** Names this download; a platform that begins to answer it with a file says so by a cookie of that name. */
      mark: z
        .string()
        .regex(/^download-[0-9a-f]{16}$/)
        .optional(),
    }),
    out: bytes,
  },
  packageVersions: {
    ...get,
    path: "/api/{service}/nl/{service}_package_versions",
    open: true,
    summary: "Versions of a back-end service",
    in: z.object({ service: z.string().regex(/^[a-z][a-z0-9]{0,30}$/) }),
    out: z.object({
      name: z.string(),
      serverVersion: version,
      /** The lowest front end this service works with. */
      webCodeVersion: version,
      date: z.string(),
    }),
  },
});
