/**
 * The HTTP contract between the portal and an education platform, as pure data: the client bundles this file,
 * the reference platform builds its routes from it, and the documentation is generated from it.
 */
import { accountCalls } from "./accountCalls";
import { type Call, document, get, multipart, post } from "./call";
import { desktopCalls } from "./desktopCalls";
import { faceCalls } from "./faceCalls";
import { lateAccountCalls } from "./lateAccountCalls";

export type { AnswerForm, BodyForm, Call } from "./call";

const toUaa = { ...post, service: "uaa" } as const;
const fromBase = { ...get, service: "base" } as const;
const toBase = { ...post, service: "base" } as const;
const toStorage = { ...post, service: "storage" } as const;
const fileToStorage = { ...multipart, service: "storage" } as const;

/** Every call of the contract: those made without a store first, then those that the desktop begins with, then all others. */
export const calls = {
  ...accountCalls,
  ...lateAccountCalls,
  ...desktopCalls,

  // --- uaa: accounts and sessions ---------------------------------------------------------------------------
  helpTicket: { ...toUaa, path: "/api/uaa/help/ticket" },
  setPortrait: { ...toUaa, path: "/api/uaa/user/avatar" },

  ...faceCalls,

  // --- base: the desktop and what is on it ------------------------------------------------------------------
  setTheme: { ...toBase, path: "/api/base/desktop/settheme" },
  themeSyncPreview: { ...fromBase, path: "/api/base/desktop/theme_sync" },
  undoThemeSync: { ...toBase, path: "/api/base/desktop/theme_sync_undo" },
  unreadMessages: { ...fromBase, path: "/api/base/desktop/message_select_not_read" },
  messageHistory: { ...fromBase, path: "/api/base/desktop/message_history" },
  readAllMessages: { ...toBase, path: "/api/base/desktop/message_update_status_by_me" },
  undoReadAll: { ...toBase, path: "/api/base/desktop/message_undo_read_all" },
  readMessage: { ...toBase, path: "/api/base/desktop/message_update_statusby_id" },
  popUpBox: { ...fromBase, path: "/api/base/desktop/popUpBox_select" },
  appAccess: { ...fromBase, path: "/api/base/desktop/app_access" },
  modules: { ...fromBase, path: "/api/base/resource/inside/module" },
  codeTree: { ...fromBase, path: "/api/base/resource/user/code/tree" },
  unitLicence: { ...fromBase, path: "/api/base/license/unit_oam" },
  moduleLicence: { ...fromBase, path: "/api/base/license/unit" },
  parentTeacherLink: { ...fromBase, path: "/api/base/select/already/parent/teacher" },
  chooseChild: {
    ...toBase,
    path: "/api/base/student/set/parentChildren",
    query: ["parentId"],
  },
  children: { ...fromBase, path: "/api/base/student/find_all_student_by_parent_id" },
  currentChild: { ...fromBase, path: "/api/base/student/find_stu_by_parent_id" },
  childCounts: { ...fromBase, path: "/api/base/student/unread_of_children" },
  adminRole: { ...fromBase, path: "/api/base/role/user/{userId}/XX_SYS_/base" },
  voiceToken: { ...fromBase, path: "/api/base/get_ali_token" },
  vocabulary: { ...toBase, path: "/api/base/find_by_vocabulary" },
  tableDownload: {
    ...toBase,
    path: "/api/base/common/table2xls",
    answer: "bytes",
    formPost: true,
    // As a form, a Chinese character takes nine bytes and a tag about ten: this holds the largest table in most schools.
    maxBytes: 4 << 20,
  },
  packageVersions: {
    ...fromBase,
    path: "/api/{service}/nl/{service}_package_versions",
    open: true,
  },

  // --- storage: files ---------------------------------------------------------------------------------------
  fileCheck: { ...toStorage, path: "/api/storage/file_piecewise/second_upload_check" },
  upload: { ...fileToStorage, path: "/zuul/api/storage/upload" },
  chunkCheck: { ...toStorage, path: "/api/storage/file_piecewise/block_upload_check" },
  chunkUpload: { ...fileToStorage, path: "/zuul/api/storage/file_piecewise/upload" },
  mergeFile: { ...toStorage, path: "/api/storage/file_piecewise/merge_file" },
  base64Image: { ...toStorage, path: "/api/storage/upload/base64_convert_image", maxBytes: 8 << 20 },
  releaseFile: { ...toStorage, path: "/api/storage/release" },
  showThumbnail: {
    ...get,
    service: "storage",
    path: "/api/storage/show/thumbnail/{fileId}",
    answer: "bytes",
  },
  showFile: { ...get, service: "storage", path: "/api/storage/show/file/{fileId}", answer: "bytes" },

  // --- front: documents beside the pages --------------------------------------------------------------------
  manifest: { ...document, path: "/{app}/manifest.json" },
  frontPackage: { ...document, path: "/{root}/{code}/package.json" },
  frontVersion: { ...document, path: "/{root}/{code}-version/version.json" },
  themeStyles: { ...document, path: "/common/plugins/common-ph/{version}/css/{file}", answer: "bytes" },
} as const satisfies Record<string, Call>;

/** The name of a call, as the endpoints and the handlers are named. */
export type CallName = keyof typeof calls;
