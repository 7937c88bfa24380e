/**
 * The HTTP contract between the portal and an education platform, as pure data: the client bundles this file,
 * the reference platform builds its routes from it, and the documentation is generated from it.
 */

/** How a POST body travels: form-encoded with dotted keys, JSON, or multipart with a file part. */
export type BodyForm = "form" | "json" | "multipart";

/** What a call answers with: the platform's envelope, or a raw document whose type is its own. */
export type AnswerForm = "envelope" | "json" | "bytes";

/** One row of the contract. `{name}` in the path is a path parameter. */
export interface Call {
  readonly method: "GET" | "POST";
  readonly path: string;
  /** The platform service that owns the call; one client endpoint file per service. */
  readonly service: "uaa" | "base" | "storage" | "front" | "voice" | "notice";
  readonly body?: BodyForm;
  readonly answer?: AnswerForm;
  /** Answers without a session. */
  readonly open?: boolean;
  /** A GET that changes state, so it demands the device header like a POST does. */
  readonly mutates?: boolean;
  /** Sent without the cache-buster, so that the browser may cache the answer. */
  readonly cacheable?: boolean;
  /** Keys that stay in the query string although the call is a POST. */
  readonly query?: readonly string[];
  /** Fields that the client always sends along. */
  readonly fixed?: Readonly<Record<string, unknown>>;
  /** A 401 on this call is an answer, not a lapsed session: it is never refreshed and retried. */
  readonly final401?: boolean;
  /** Posted by a real form, which cannot carry headers: the platform checks the Origin instead of the device header. */
  readonly formPost?: boolean;
}

const get = { method: "GET" } as const;
const post = { method: "POST", body: "form" } as const;
/** Its envelope is the answer, whatever the status; the call says so in a field of its own. */
const answeredAsIs = { ...post, service: "uaa", fixed: { noIntercept: true } } as const;
const multipart = { method: "POST", body: "multipart" } as const;
/** Static documents beside the pages, read without session, cache-buster or envelope. */
const document = { method: "GET", service: "front", answer: "json", open: true, cacheable: true } as const;

export const calls = {
  // --- uaa: who somebody is ---------------------------------------------------------------------------------
  login: { ...answeredAsIs, path: "/api/uaa/oauth/login", open: true, final401: true },
  relogin: { ...post, service: "uaa", path: "/api/uaa/oauth/relogin", open: true, final401: true },
  loginUserClient: {
    ...post,
    service: "uaa",
    path: "/api/uaa/oauth/login_user_client",
    open: true,
    final401: true,
  },
  refresh: {
    ...get,
    service: "uaa",
    path: "/api/uaa/oauth/refresh",
    open: true,
    mutates: true,
    final401: true,
  },
  me: { ...get, service: "uaa", path: "/api/uaa/oauth/me" },
  logout: { ...post, service: "uaa", path: "/api/uaa/oauth/logout", open: true, final401: true },
  webAuth: { ...post, service: "uaa", path: "/api/uaa/shiyue_webauth" },
  webAuthClient: { ...get, service: "uaa", path: "/api/uaa/shiyue_webauth/client", open: true },
  socialProviderInfo: { ...get, service: "uaa", path: "/api/uaa/social/{providerId}_info", open: true },
  socialLogin: { ...post, service: "uaa", path: "/api/uaa/social/{state}", open: true, final401: true },
  socialInfo: { ...get, service: "uaa", path: "/api/uaa/social/info", open: true },
  socialQrBegin: {
    ...post,
    service: "uaa",
    path: "/api/uaa/social/{providerId}/qr",
    open: true,
    final401: true,
  },
  socialQrCheck: {
    ...post,
    service: "uaa",
    path: "/api/uaa/social/{providerId}/qr/check",
    open: true,
    final401: true,
  },
  ticketLogin: {
    ...get,
    service: "uaa",
    path: "/api/uaa/ticket/login",
    open: true,
    mutates: true,
    final401: true,
  },
  switchLogin: { ...get, service: "uaa", path: "/api/uaa/switch/login", mutates: true },
  passwordCode: { ...post, service: "uaa", path: "/api/uaa/password/code", open: true, final401: true },
  passwordCheck: { ...post, service: "uaa", path: "/api/uaa/password/check", open: true, final401: true },
  passwordReset: { ...post, service: "uaa", path: "/api/uaa/password/reset", open: true, final401: true },
  helpTicket: { ...post, service: "uaa", path: "/api/uaa/help/ticket" },
  unitConfig: { ...get, service: "uaa", path: "/api/uaa/oauth/login/unit_config", open: true },
  ssoLoginUrl: { ...get, service: "uaa", path: "/api/sso/select/login/url", open: true },
  faceLogin: { ...answeredAsIs, path: "/api/uaa/oauth/login/face", open: true, final401: true },
  faceClocking: { ...answeredAsIs, path: "/api/uaa/login/face/clocking" },
  faceCheck: { ...answeredAsIs, path: "/api/uaa/face/check" },
  faceUser: { ...get, service: "uaa", path: "/api/uaa/face/user" },

  // --- base: the desktop and what is on it ------------------------------------------------------------------
  desktopColor: { ...get, service: "base", path: "/api/base/my_desktop/color" },
  setTheme: { ...post, service: "base", path: "/api/base/desktop/settheme" },
  unhandledCount: { ...get, service: "base", path: "/api/base/desktop/unhandlecount" },
  unreadMessages: { ...get, service: "base", path: "/api/base/desktop/message_select_not_read" },
  readAllMessages: { ...post, service: "base", path: "/api/base/desktop/message_update_status_by_me" },
  readMessage: { ...post, service: "base", path: "/api/base/desktop/message_update_statusby_id" },
  popUpBox: { ...get, service: "base", path: "/api/base/desktop/popUpBox_select" },
  messageConfig: { ...get, service: "base", path: "/api/base/desktop/getMessageConfig" },
  myAppIcons: { ...get, service: "base", path: "/api/base/desktop/my_app_icon" },
  unreadCodeCount: { ...get, service: "base", path: "/api/base/desktop/unReadCodeCount" },
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
  },
  packageVersions: {
    ...get,
    service: "base",
    path: "/api/{service}/nl/{service}_package_versions",
    open: true,
  },

  // --- storage: files ---------------------------------------------------------------------------------------
  unitLogo: {
    ...get,
    service: "storage",
    path: "/api/storage/show/unit/{unitId}",
    answer: "bytes",
    open: true,
  },
  fileCheck: { ...post, service: "storage", path: "/api/storage/file_piecewise/second_upload_check" },
  upload: { ...multipart, service: "storage", path: "/zuul/api/storage/upload" },
  chunkCheck: { ...post, service: "storage", path: "/api/storage/file_piecewise/block_upload_check" },
  chunkUpload: { ...multipart, service: "storage", path: "/zuul/api/storage/file_piecewise/upload" },
  mergeFile: { ...post, service: "storage", path: "/api/storage/file_piecewise/merge_file" },
  base64Image: { ...post, service: "storage", path: "/api/storage/upload/base64_convert_image" },

  // --- front: documents that lie beside the pages -----------------------------------------------------------
  manifest: { ...document, path: "/{app}/manifest.json" },
  frontPackage: { ...document, path: "/{root}/{code}/package.json" },
  frontVersion: { ...document, path: "/{root}/{code}-version/version.json" },
  sharedMessages: { ...document, path: "/common/plugins/common-ph/{version}/lang/{lang}-ph.json" },
  appMessages: { ...document, path: "/{root}/{code}/lang/{lang}-{appCode}.json" },
  themeStyles: { ...document, path: "/common/plugins/common-ph/{version}/css/{file}", answer: "bytes" },
  siteConfig: { ...document, path: "/common/site.json", cacheable: false },

  // --- the services behind the sub-applications shipped here ------------------------------------------------
  notices: { ...get, service: "notice", path: "/api/notice/list" },
  saveNotice: { ...post, service: "notice", path: "/api/notice/save" },
  readNotice: { ...post, service: "notice", path: "/api/notice/read" },
} as const satisfies Record<string, Call>;

/** The name of a call, as the endpoints and the handlers are named. */
export type CallName = keyof typeof calls;
