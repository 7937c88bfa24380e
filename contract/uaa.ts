import { z } from "zod";
import { answeredAsIs, defineCalls, get, post } from "./define";
import { address, id, idOut, line, noIntercept, nothing, segment } from "./schemas/common";
import { token, ANY_LENGTH, signedIn, user, provider } from "./schemas/uaa";

/** Calls of the account service. */
export const uaa = defineCalls({
  login: {
    ...answeredAsIs,
    path: "/api/uaa/oauth/login",
    open: true,
    final401: true,
    summary: "Signs in by user name and password",
    in: z.object({
      username: z
        .string()
        .trim()
        .min(1, "用户名不能为空！|||User name cannot be empty!")
        .describe(ANY_LENGTH),
      password: z.string().trim().min(1, "密码不能为空！|||Password cannot be empty!").describe(ANY_LENGTH),
      noIntercept,
      /** From the bind page: the social account to link to this one, as the social login named it. */
      openid: line(128).optional(),
      unionid: line(128).optional(),
      id: id.optional(),
      deviceId: line(128).optional(),
    }),
    out: signedIn,
  },
  relogin: {
    ...post,
    path: "/api/uaa/oauth/relogin",
    open: true,
    final401: true,
    summary: "Signs in again by an access token",
    in: z.object({ accessToken: token }),
    out: signedIn,
  },
  loginUserClient: {
    ...post,
    path: "/api/uaa/oauth/login_user_client",
    open: true,
    final401: true,
    summary: "Signs a shell client in by its client id",
    in: z.object({ userClientId: token }),
    out: signedIn,
  },
  refresh: {
    ...get,
    path: "/api/uaa/oauth/refresh",
    open: true,
    mutates: true,
    final401: true,
    summary: "Exchanges the refresh token for new tokens",
    in: nothing,
    out: z.null(),
  },
  me: {
    ...get,
    path: "/api/uaa/oauth/me",
    summary: "Who is signed in",
    in: nothing,
    out: user,
  },
  logout: {
    ...post,
    path: "/api/uaa/oauth/logout",
    open: true,
    final401: true,
    summary: "Ends the session",
    in: nothing,
    out: z.null(),
  },
  webAuth: {
    ...post,
    path: "/api/uaa/shiyue_webauth",
    summary: "Authorizes a client (OAuth; `response_type` is `code`) and names the address to return to",
    in: z.object({
      response_type: line(64).describe("code; anything else is refused as unsupported_response_type"),
      client_id: token,
      redirect_uri: z.string().max(2048),
      state: z.string().max(512).optional(),
      unitHost: line(255).optional(),
      scope: line(255).optional(),
      /** The person whose name the page showed; the platform refuses if the session is another person's by now. */
      userId: id.optional(),
      code_challenge: line(128).optional(),
      code_challenge_method: line(16).optional(),
    }),
    out: z.object({
      code: z.string(),
      state: z.string().nullable(),
      /** The address the platform matched exactly for this client; the only one to go to. */
      redirect_uri: address,
    }),
  },
  webAuthClient: {
    ...get,
    path: "/api/uaa/shiyue_webauth/client",
    open: true,
    summary: "Who asks for authorization, and for what (an addition of ours)",
    in: z.object({
      client_id: token,
      redirect_uri: z.string().max(2048).optional(),
      scope: line(255).optional(),
    }),
    out: z.object({
      clientId: z.string(),
      /** For people, may be bilingual. */
      clientName: z.string(),
      /** Whether the address is, letter for letter, one that is registered for this client. */
      redirectMatched: z.boolean(),
      /** What it would learn or may do; the texts are for people and may be bilingual. */
      scopes: z.array(z.object({ scope: z.string(), description: z.string() })),
      /** Whether the person signed in has allowed this client all of these before. */
      consented: z.boolean(),
    }),
  },
  passwordCode: {
    ...post,
    path: "/api/uaa/password/code",
    open: true,
    final401: true,
    summary: "Sends a code to a person who forgot their password (an addition of ours)",
    in: z.object({ account: z.string().min(1).describe(ANY_LENGTH), contact: line(254).min(1) }),
    /** A secret of the browser that asked; the code is useless without it. The same for accounts that do not exist. */
    out: z.object({ resetId: z.string() }),
  },
  passwordCheck: {
    ...post,
    path: "/api/uaa/password/check",
    open: true,
    final401: true,
    summary: "Exchanges that code for the right to set a password (an addition of ours)",
    in: z.object({ resetId: token, code: z.string().regex(/^\d{6}$/) }),
    /** Allows the password to be set once. */
    out: z.object({ proof: z.string() }),
  },
  passwordReset: {
    ...post,
    path: "/api/uaa/password/reset",
    open: true,
    final401: true,
    summary: "Sets a new password (an addition of ours)",
    in: z.object({ proof: token, password: line(256).min(1) }),
    out: z.null(),
  },
  socialProviderInfo: {
    ...get,
    path: "/api/uaa/social/{providerId}_info",
    open: true,
    summary: "A social provider's application data",
    in: z.object({ providerId: segment, unitHost: line(255).optional() }),
    out: provider,
  },
  socialLogin: {
    ...post,
    path: "/api/uaa/social/{state}",
    open: true,
    final401: true,
    summary: "Signs in by a social provider's code or token",
    in: z.object({
      /** The provider alone; the random part of the OAuth state never leaves the browser. */
      state: segment,
      code: token.optional(),
      token: token.optional(),
      deviceId: line(128).optional(),
      unitHost: line(255).optional(),
    }),
    out: signedIn,
  },
  socialInfo: {
    ...get,
    path: "/api/uaa/social/info",
    open: true,
    summary: "The social providers on offer",
    in: nothing,
    out: z.array(provider),
  },
  socialQrBegin: {
    ...post,
    path: "/api/uaa/social/{providerId}/qr",
    open: true,
    final401: true,
    summary: "Begins a sign-in by a code to scan, in RFC 8628's names",
    in: z.object({
      providerId: segment,
      /** OAuth's state, returned with the code. */
      state: line(512).min(1),
      unitHost: line(255).optional(),
    }),
    out: z.object({
      /** The page's key for asking; shown nowhere. */
      device_code: z.string(),
      /** Shown on both screens, so that people can see that they belong together. */
      user_code: z.string(),
      /** The address in the picture: the provider's page for the phone. */
      verification_uri_complete: address,
      /** The code as a picture, a `data:image/…` address. */
      picture: address,
      /** Seconds. */
      expires_in: z.number().int().positive(),
      /** Seconds between two checks. */
      interval: z.number().int().positive(),
    }),
  },
  socialQrCheck: {
    ...post,
    path: "/api/uaa/social/{providerId}/qr/check",
    open: true,
    final401: true,
    summary: "What has become of a code to scan; the code of a confirmed one, once",
    in: z.object({ providerId: segment, device_code: token }),
    out: z.object({
      progress: z.enum(["authorization_pending", "scanned", "confirmed", "access_denied", "expired_token"]),
      /** Who has signed in on the phone, as the provider calls them. */
      name: z.string().nullish(),
      code: z.string().nullish(),
      state: z.string().nullish(),
    }),
  },
  ticketLogin: {
    ...get,
    path: "/api/uaa/ticket/login",
    open: true,
    mutates: true,
    final401: true,
    summary: "Signs in by a ticket; method and path can be set in the site's configuration",
    in: z.object({ ticket: token, unitHost: line(255).optional() }),
    out: signedIn,
  },
  switchLogin: {
    ...get,
    path: "/api/uaa/switch/login",
    mutates: true,
    summary: "Switches to a linked account",
    in: z.object({ userId: id }),
    out: signedIn,
  },
  /** Valid for a minute and one request of the help centre's server: who asks for help. It opens no session. */
  helpTicket: {
    ...post,
    path: "/api/uaa/help/ticket",
    summary: "A single-use ticket that tells the help centre who is asking (an addition of ours)",
    in: nothing,
    out: z.object({ ticket: token }),
  },
  /** The picture is a stored PNG, JPEG or GIF of the person's own, seen by everybody of their unit from then on. */
  setPortrait: {
    ...post,
    path: "/api/uaa/user/avatar",
    summary: "Makes a stored picture the person's portrait, or takes it away (an addition of ours)",
    in: z.object({ fileId: id.or(z.literal("")).describe("the stored file; empty = no portrait any more") }),
    /** As `me` answers it. */
    out: z.object({ avatar: address.nullable() }),
  },
  unitConfig: {
    ...get,
    path: "/api/uaa/oauth/login/unit_config",
    open: true,
    summary: "A unit's name, footer and themes, for the login page too",
    in: z.object({ unitId: id.optional() }),
    out: z.object({
      unitId: idOut,
      unitName: z.string(),
      unitEnName: z.string(),
      pcOpen: z.boolean(),
      footer: z.string(),
      link: address.nullable(),
      /** JSON text; see `DecorationSet`. */
      decorationSet: z.string(),
    }),
  },
  ssoLoginUrl: {
    ...get,
    path: "/api/sso/select/login/url",
    open: true,
    summary: "Where single sign-on begins",
    in: nothing,
    out: address.nullable(),
  },
});
