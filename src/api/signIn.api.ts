import type { Envelope, Out } from "../../contract/schemas";
import { call, type Arg } from "./call";
import { portalApi } from "./portalApi";
import { READ_LATE_ANSWER } from "./readLateAnswer";

/** Login answers are read as envelopes: their status and code decide what comes next (AUTH-04). */
const signIn = { noIntercept: true, signsIn: true } as const;

/**
 * The account service's ways of signing in and of switching accounts, and what a login page shows of its school; apart from its other calls, because the desktop
 * does not begin with them.
 */
export const signInApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    unitConfig: build.query<Out<"unitConfig">, Arg<"unitConfig">>({
      query: call("unitConfig"),
      transformResponse: READ_LATE_ANSWER.unitConfig,
      providesTags: ["theme"],
    }),
    login: build.mutation<Envelope<Out<"login">>, Arg<"login">>({ query: call("login", signIn) }),
    relogin: build.mutation<Envelope<Out<"relogin">>, Arg<"relogin">>({ query: call("relogin", signIn) }),
    loginUserClient: build.mutation<Envelope<Out<"loginUserClient">>, Arg<"loginUserClient">>({
      query: call("loginUserClient", signIn),
    }),
    refresh: build.mutation<Envelope<Out<"refresh">>, Arg<"refresh">>({
      query: call("refresh", { noIntercept: true }),
    }),
    webAuth: build.mutation<Out<"webAuth">, Arg<"webAuth">>({ query: call("webAuth") }),
    webAuthClient: build.query<Envelope<Out<"webAuthClient">>, Arg<"webAuthClient">>({
      query: call("webAuthClient", { noIntercept: true }),
    }),
    passwordCode: build.mutation<Envelope<Out<"passwordCode">>, Arg<"passwordCode">>({
      query: call("passwordCode", { noIntercept: true }),
    }),
    passwordCheck: build.mutation<Envelope<Out<"passwordCheck">>, Arg<"passwordCheck">>({
      query: call("passwordCheck", { noIntercept: true }),
    }),
    passwordReset: build.mutation<Envelope<Out<"passwordReset">>, Arg<"passwordReset">>({
      query: call("passwordReset", { noIntercept: true }),
    }),
    socialProviderInfo: build.query<Out<"socialProviderInfo">, Arg<"socialProviderInfo">>({
      query: call("socialProviderInfo"),
    }),
    socialLogin: build.mutation<Envelope<Out<"socialLogin">>, Arg<"socialLogin">>({
      query: call("socialLogin", signIn),
    }),
    socialInfo: build.query<Out<"socialInfo">, Arg<"socialInfo">>({
      query: call("socialInfo", { noIntercept: true }),
      transformResponse: (envelope: Envelope<Out<"socialInfo">>) => envelope.data ?? [],
    }),
    socialQrBegin: build.mutation<Envelope<Out<"socialQrBegin">>, Arg<"socialQrBegin">>({
      query: call("socialQrBegin", { noIntercept: true }),
    }),
    socialQrCheck: build.mutation<Envelope<Out<"socialQrCheck">>, Arg<"socialQrCheck">>({
      query: call("socialQrCheck", { noIntercept: true }),
    }),
    ticketLogin: build.mutation<Envelope<Out<"ticketLogin">>, TicketLogin>({
      query: ({ path, method, ...payload }) => ({
        shape: { method: method === "post" ? "POST" : "GET", path, final401: true },
        payload,
        ...signIn,
      }),
    }),
    switchLogin: build.mutation<Out<"switchLogin">, Arg<"switchLogin">>({ query: call("switchLogin") }),
    ssoLoginUrl: build.query<Out<"ssoLoginUrl">, Arg<"ssoLoginUrl">>({ query: call("ssoLoginUrl") }),
  }),
});

/** A ticket, and the call the site configures for it. */
export type TicketLogin = Arg<"ticketLogin"> & {
  readonly path: string;
  readonly method: "get" | "post";
};

export const {
  useUnitConfigQuery,
  useLoginMutation,
  useReloginMutation,
  useLoginUserClientMutation,
  useRefreshMutation,
  useWebAuthMutation,
  useWebAuthClientQuery,
  usePasswordCodeMutation,
  usePasswordCheckMutation,
  usePasswordResetMutation,
  useSocialProviderInfoQuery,
  useSocialLoginMutation,
  useSocialInfoQuery,
  useSocialQrBeginMutation,
  useSocialQrCheckMutation,
  useTicketLoginMutation,
  useSwitchLoginMutation,
  useSsoLoginUrlQuery,
} = signInApi;
