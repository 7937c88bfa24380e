import type { FastifyInstance } from "fastify";
import { textIn } from "../forms";
import type { HelpSeeker } from "./helpTickets";

/** The address at which a help centre's server exchanges a ticket for the person who asks. */
export const HELP_EXCHANGE = "/api/uaa/help/exchange";

/**
 * The call of a help centre's own server: whose the ticket is, once. It is not part of the portal's contract, because no
 * browser makes it, and it sets no cookie.
 */
export function helpExchange(
  app: FastifyInstance,
  redeem: (ticket: string) => Promise<HelpSeeker | null>,
): void {
  app.post(HELP_EXCHANGE, async (request, reply) => {
    const seeker = await redeem(textIn(request.body, "ticket"));
    return reply
      .code(seeker ? 200 : 400)
      .header("cache-control", "no-store")
      .send(seeker ?? { error: "invalid_grant" });
  });
}
