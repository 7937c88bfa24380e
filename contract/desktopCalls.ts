import { type Call, get, post } from "./call";

const fromBase = { ...get, service: "base" } as const;
const toBase = { ...post, service: "base" } as const;

/** The calls that the desktop begins with. They stand apart so that its first load has no row that it does not need. */
export const desktopCalls = {
  me: { ...get, service: "uaa", path: "/api/uaa/oauth/me" },
  logout: { ...post, service: "uaa", path: "/api/uaa/oauth/logout", open: true, final401: true },
  desktopColor: { ...fromBase, path: "/api/base/my_desktop/color" },
  unhandledCount: { ...fromBase, path: "/api/base/desktop/unhandlecount" },
  messageConfig: { ...fromBase, path: "/api/base/desktop/getMessageConfig" },
  myAppIcons: { ...fromBase, path: "/api/base/desktop/my_app_icon" },
  unreadCodeCount: { ...fromBase, path: "/api/base/desktop/unReadCodeCount" },
  accessDetail: { ...toBase, path: "/api/base/user_access_detail" },
} as const satisfies Record<string, Call>;
