import { type Call, get, post } from "./call";

/**
 * The calls that are made without a store by code that comes later: ways of signing in, the renewal and the end of a
 * session, and the account pages that few people see.
 */
export const lateAccountCalls = {
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
  ssoLoginUrl: { ...get, service: "uaa", path: "/api/sso/select/login/url", open: true },
} as const satisfies Record<string, Call>;
