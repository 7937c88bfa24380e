import type { Envelope, Out } from "../../contract/schemas";
import type { RequestError } from "../core/wire/answer";
import { failureText, readEnvelope } from "../core/wire/envelope";
import { isPlainObject } from "../core/wire/isPlainObject";
import { START_TIMEOUT } from "../core/wire/request";
import { readUser, type User } from "../core/wire/user";
import { call, type Arg } from "./call";
import { portalApi } from "./portalApi";
import { runtimeOf } from "./runtime";

/** Milliseconds a logout waits for its answer: somebody stands there and wants to leave (AUTH-11). */
export const LOGOUT_TIMEOUT_MS = 8_000;
const leaving = { noIntercept: true, timeout: LOGOUT_TIMEOUT_MS } as const;

/** The calls of the account service about who somebody is; the ways of signing in are in `signIn.api.ts`. */
export const uaaApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * The person signed in; null for every answer that names nobody (AUTH-10), and an error for what is no answer about
     * the session, none within `START_TIMEOUT` included. A logout that once could not reach the platform is made good
     * first. Asked at the same time as the site's document, so a failure is asked again where that names another base
     * path.
     */
    me: build.query<User | null, Arg<"me">>({
      queryFn: async (_arg, { extra }, _options, query) => {
        const runtime = runtimeOf(extra);
        const { storage } = runtime.ports;
        if (storage.read("logoutOwed")) {
          const left = await query(call("logout", leaving)());
          if (isLoggedOut(left)) storage.remove("logoutOwed");
          return left.error?.kind === "transport" ? { error: left.error } : { data: null };
        }
        const ask = () => {
          const timeout = Math.min(START_TIMEOUT, runtime.settings.timeout);
          return query(call("me", { noIntercept: true, lapseIsAnswer: true, timeout })());
        };
        const { basePath } = runtime.settings;
        let { data, error } = await ask();
        if (error && runtime.settings.basePath !== basePath) ({ data, error } = await ask());
        if (error) return saysNobody(error) ? { data: null } : { error };
        return userIn(data);
      },
      providesTags: ["session"],
    }),
    logout: build.mutation<Envelope<Out<"logout">>, Arg<"logout">>({ query: call("logout", leaving) }),
    unitConfig: build.query<Out<"unitConfig">, Arg<"unitConfig">>({
      query: call("unitConfig"),
      providesTags: ["theme"],
    }),
  }),
});

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

export const { useMeQuery, useLogoutMutation, useUnitConfigQuery } = uaaApi;
