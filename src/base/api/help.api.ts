import { uaa } from "../../../contract/uaa";
import type { Envelope } from "../../../contract/envelope";
import { readHelpTicket } from "../core/wire/helpTicket";
import { call } from "./call";
import { portalApi } from "./portalApi";

/** Milliseconds that a window waits, empty, for the help centre's ticket. */
const TICKET_TIMEOUT = 4_000;

/** The call about help; apart from the others, because no page begins with it. */
export const helpApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * The single-use ticket that tells the help centre who is asking; null where the platform gives none. That is not an
     * error to show, and a lapsed session is no reason to interrupt: help opens without a ticket.
     */
    helpTicket: build.mutation({
      ...call(uaa.helpTicket, { noIntercept: true, lapseIsAnswer: true, timeout: TICKET_TIMEOUT }),
      transformResponse: ({ status, data }: Envelope<unknown>) =>
        status === 200 ? readHelpTicket(data) : null,
    }),
  }),
});
