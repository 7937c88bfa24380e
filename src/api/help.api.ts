import type { Envelope } from "../../contract/schemas";
import { call, type Arg } from "./call";
import { portalApi } from "./portalApi";

/** Milliseconds that a window waits, empty, for the help centre's ticket. */
const TICKET_TIMEOUT = 4_000;

const isTicket = (value: unknown): value is { readonly ticket: string } =>
  typeof value === "object" && value !== null && "ticket" in value && typeof value.ticket === "string";

/** The call about help; apart from the others, because no page begins with it. */
export const helpApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * The ticket by which the help centre may ask, once, who somebody is; null where the platform has none to give. Nothing
     * is told of that, and a session that has lapsed is no reason to interrupt: help opens without it.
     */
    helpTicket: build.mutation<string | null, Arg<"helpTicket">>({
      query: call("helpTicket", { noIntercept: true, lapseIsAnswer: true, timeout: TICKET_TIMEOUT }),
      transformResponse: ({ status, data }: Envelope<unknown>) =>
        status === 200 && isTicket(data) && data.ticket !== "" ? data.ticket : null,
    }),
  }),
});
