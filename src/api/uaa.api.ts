import type { Envelope, Out } from "../../contract/schemas";
import type { RequestError } from "../core/wire/answer";
import { failureText, readEnvelope } from "../core/wire/envelope";
import { isPlainObject } from "../core/wire/isPlainObject";
import { readUser, type User } from "../core/wire/user";
import { call, type Arg } from "./call";
import { portalApi } from "./portalApi";
import { runtimeOf } from "./runtime";

const asIs = { noIntercept: true } as const;
/** Milliseconds a logout waits for its answer: somebody stands there and wants to leave (AUTH-11). */
export const LOGOUT_TIMEOUT_MS = 8_000;
const leaving = { ...asIs, timeout: LOGOUT_TIMEOUT_MS } as const;
/** Login answers are read as envelopes: their status and code decide what comes next (AUTH-04). */
const signIn = { noIntercept: true, signsIn: true } as const;

/** The calls of the account service. */
export const uaaApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<Envelope<Out<"login">>, Arg<"login">>({ query: call("login", signIn) }),
    relogin: build.mutation<Envelope<Out<"relogin">>, Arg<"relogin">>({ query: call("relogin", signIn) }),
    loginUserClient: build.mutation<Envelope<Out<"loginUserClient">>, Arg<"loginUserClient">>({
      query: call("loginUserClient", signIn),
    }),
    refresh: build.mutation<Envelope<Out<"refresh">>, Arg<"refresh">>({ query: call("refresh", asIs) }),
    /**
     * The person signed in; null for every answer that names nobody (AUTH-10), and an error for what is no answer about
     * the session. A logout that once could not reach the platform is made good first.
     */
    me: build.query<User | null, Arg<"me">>({
      queryFn: async (_arg, { extra }, _options, query) => {
        const { storage } = runtimeOf(extra).ports;
        if (storage.read("logoutOwed")) {
          if (isLoggedOut(await query(call("logout", leaving)()))) storage.remove("logoutOwed");
          return { data: null };
        }
        const { data, error } = await query(call("me", { noIntercept: true, lapseIsAnswer: true })());
        if (error) return saysNobody(error) ? { data: null } : { error };
        return userIn(data);
      },
      providesTags: ["session"],
    }),
    logout: build.mutation<Envelope<Out<"logout">>, Arg<"logout">>({ query: call("logout", leaving) }),
    webAuth: build.mutation<Out<"webAuth">, Arg<"webAuth">>({ query: call("webAuth") }),
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
    ticketLogin: build.mutation<Envelope<Out<"ticketLogin">>, TicketLogin>({
      query: ({ path, method, ...payload }) => ({
        shape: { method: method === "post" ? "POST" : "GET", path, final401: true },
        payload,
        ...signIn,
      }),
    }),
    switchLogin: build.mutation<Out<"switchLogin">, Arg<"switchLogin">>({ query: call("switchLogin") }),
    unitConfig: build.query<Out<"unitConfig">, Arg<"unitConfig">>({
      query: call("unitConfig"),
      providesTags: ["theme"],
    }),
    ssoLoginUrl: build.query<Out<"ssoLoginUrl">, Arg<"ssoLoginUrl">>({ query: call("ssoLoginUrl") }),
  }),
});

/** A ticket, and the call the site configures for it. */
export type TicketLogin = Arg<"ticketLogin"> & {
  readonly path: string;
  readonly method: "get" | "post";
};

const saysNobody = (error: RequestError) => error.kind === "http" && error.status === 401;

/** Whether the platform has ended the session, or had none to end. */
export function isLoggedOut({ data, error }: { readonly data?: unknown; readonly error?: unknown }): boolean {
  if (error !== undefined) return isPlainObject(error) && error.kind === "http" && error.status === 401;
  const status = readEnvelope(data)?.status;
  return status === 200 || status === 401;
}

/** The statuses with which the platform says that nobody is signed in: no session, or none it understands. */
const NOBODY: readonly number[] = [400, 401];

function userIn(answer: unknown): { readonly data: User | null } | { readonly error: RequestError } {
  const envelope = readEnvelope(answer);
  if (envelope?.status === 200) return { data: readUser(envelope.data) };
  if (envelope === null || NOBODY.includes(envelope.status)) return { data: null };
  return { error: { kind: "envelope", status: envelope.status, text: failureText(envelope), envelope } };
}

export const {
  useLoginMutation,
  useReloginMutation,
  useLoginUserClientMutation,
  useRefreshMutation,
  useMeQuery,
  useLogoutMutation,
  useWebAuthMutation,
  useSocialProviderInfoQuery,
  useSocialLoginMutation,
  useSocialInfoQuery,
  useTicketLoginMutation,
  useSwitchLoginMutation,
  useUnitConfigQuery,
  useSsoLoginUrlQuery,
} = uaaApi;
