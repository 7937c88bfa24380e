/**
 * The HTTP contract between the portal and an education platform, as pure data: the client bundles this file,
 * the reference platform builds its routes from it, and the documentation is generated from it.
 */
import { accountCalls } from "./accountCalls";
import { answeredAsIs, type Call, document, get, multipart, post } from "./call";
import { lateAccountCalls } from "./lateAccountCalls";

export type { AnswerForm, BodyForm, Call } from "./call";

/** Every call of the contract: those made without a store first, then those of the desktop and its applications. */
export const calls = {
  ...accountCalls,
  ...lateAccountCalls,

  // --- uaa: accounts and sessions ---------------------------------------------------------------------------
  helpTicket: { ...post, service: "uaa", path: "/api/uaa/help/ticket" },
  faceLogin: { ...answeredAsIs, path: "/api/uaa/oauth/login/face", open: true, final401: true },
  faceClocking: { ...answeredAsIs, path: "/api/uaa/login/face/clocking" },
  faceCheck: { ...answeredAsIs, path: "/api/uaa/face/check" },
  faceUser: { ...get, service: "uaa", path: "/api/uaa/face/user" },

  // --- base: the desktop and what is on it ------------------------------------------------------------------
  desktopColor: { ...get, service: "base", path: "/api/base/my_desktop/color" },
  setTheme: { ...post, service: "base", path: "/api/base/desktop/settheme" },
  themeSyncPreview: { ...get, service: "base", path: "/api/base/desktop/theme_sync" },
  undoThemeSync: { ...post, service: "base", path: "/api/base/desktop/theme_sync_undo" },
  unhandledCount: { ...get, service: "base", path: "/api/base/desktop/unhandlecount" },
  unreadMessages: { ...get, service: "base", path: "/api/base/desktop/message_select_not_read" },
  readAllMessages: { ...post, service: "base", path: "/api/base/desktop/message_update_status_by_me" },
  readMessage: { ...post, service: "base", path: "/api/base/desktop/message_update_statusby_id" },
  popUpBox: { ...get, service: "base", path: "/api/base/desktop/popUpBox_select" },
  messageConfig: { ...get, service: "base", path: "/api/base/desktop/getMessageConfig" },
  myAppIcons: { ...get, service: "base", path: "/api/base/desktop/my_app_icon" },
  unreadCodeCount: { ...get, service: "base", path: "/api/base/desktop/unReadCodeCount" },
  appAccess: { ...get, service: "base", path: "/api/base/desktop/app_access" },
  modules: { ...get, service: "base", path: "/api/base/resource/inside/module" },
  codeTree: { ...get, service: "base", path: "/api/base/resource/user/code/tree" },
  unitLicence: { ...get, service: "base", path: "/api/base/license/unit_oam" },
  moduleLicence: { ...get, service: "base", path: "/api/base/license/unit" },
  parentTeacherLink: { ...get, service: "base", path: "/api/base/select/already/parent/teacher" },
  chooseChild: {
    ...post,
    service: "base",
    path: "/api/base/student/set/parentChildren",
    query: ["parentId"],
  },
  children: { ...get, service: "base", path: "/api/base/student/find_all_student_by_parent_id" },
  currentChild: { ...get, service: "base", path: "/api/base/student/find_stu_by_parent_id" },
  childCounts: { ...get, service: "base", path: "/api/base/student/unread_of_children" },
  adminRole: { ...get, service: "base", path: "/api/base/role/user/{userId}/XX_SYS_/base" },
  voiceToken: { ...get, service: "base", path: "/api/base/get_ali_token" },
  vocabulary: { ...post, service: "base", path: "/api/base/find_by_vocabulary" },
  accessDetail: { ...post, service: "base", path: "/api/base/user_access_detail" },
  tableDownload: {
    ...post,
    service: "base",
    path: "/api/base/common/table2xls",
    answer: "bytes",
    formPost: true,
    // As a form, a Chinese character takes nine bytes and a tag about ten: this holds the largest table in most schools.
    maxBytes: 4 << 20,
  },
  packageVersions: {
    ...get,
    service: "base",
    path: "/api/{service}/nl/{service}_package_versions",
    open: true,
  },

  // --- storage: files ---------------------------------------------------------------------------------------
  fileCheck: { ...post, service: "storage", path: "/api/storage/file_piecewise/second_upload_check" },
  upload: { ...multipart, service: "storage", path: "/zuul/api/storage/upload" },
  chunkCheck: { ...post, service: "storage", path: "/api/storage/file_piecewise/block_upload_check" },
  chunkUpload: { ...multipart, service: "storage", path: "/zuul/api/storage/file_piecewise/upload" },
  mergeFile: { ...post, service: "storage", path: "/api/storage/file_piecewise/merge_file" },
  base64Image: { ...post, service: "storage", path: "/api/storage/upload/base64_convert_image" },

  // --- front: documents beside the pages --------------------------------------------------------------------
  manifest: { ...document, path: "/{app}/manifest.json" },
  frontPackage: { ...document, path: "/{root}/{code}/package.json" },
  frontVersion: { ...document, path: "/{root}/{code}-version/version.json" },
  themeStyles: { ...document, path: "/common/plugins/common-ph/{version}/css/{file}", answer: "bytes" },
} as const satisfies Record<string, Call>;

/** The name of a call, as the endpoints and the handlers are named. */
export type CallName = keyof typeof calls;
