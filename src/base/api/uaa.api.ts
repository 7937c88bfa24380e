import { uaa } from "../../../contract/uaa";
import { UNREADABLE, whoIsHere } from "../core/session/whoIsHere";
import { START_TIMEOUT } from "../core/wire/request";
import { type User } from "../core/wire/user";
import { call, type ArgOf } from "./call";
import { LOGOUT_TIMEOUT_MS, sendPendingLogout } from "./pendingLogout";
import { portalApi } from "./portalApi";
import { runtimeOf } from "./runtime";

const leaving = { quiet: true, timeout: LOGOUT_TIMEOUT_MS } as const;

/** The calls of the account service about who is signed in; the ways of signing in are called without a store (`ask.ts`). */
export const uaaApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * The person signed in; null for every answer without a person (AUTH-10), and an error for an answer that is not about
     * the session, or none within `START_TIMEOUT`. A pending logout is sent
     * first. Requested at the same time as the site's document, so a failure is requested again if that names another base
     * path.
     */
    me: build.query<User | null, ArgOf<typeof uaa.me>>({
      queryFn: async (_arg, { extra }, _options, query) => {
        const runtime = runtimeOf(extra);
        runtime.beforeAsking();
        const left = runtime.ports.storage.read("logoutOwed") ? await sendPendingLogout(runtime) : null;
        if (left) {
          const unreachable = left.kind === "failed" && left.error.kind === "transport";
          return unreachable ? { error: left.error } : { data: null };
        }
        const ask = () => {
          const timeout = Math.min(START_TIMEOUT, runtime.settings.timeout);
          return query(call(uaa.me, { quiet: true, lapseIsAnswer: true, asksWho: true, timeout }).query());
        };
        const { basePath } = runtime.settings;
        let { data, error } = await ask();
        if (error && runtime.settings.basePath !== basePath) ({ data, error } = await ask());
        const who = whoIsHere(error ? { error: error } : { data });
        return "user" in who ? { data: who.user } : { error: error ?? UNREADABLE };
      },
      providesTags: ["session"],
    }),
    logout: build.mutation(call(uaa.logout, leaving)),
  }),
});

export const { useMeQuery } = uaaApi;
