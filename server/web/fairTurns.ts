import type { FastifyInstance, FastifyRequest } from "fastify";
import { tokensOf } from "../platform/auth/cookies";
import { addressKey } from "../platform/auth/throttleRules";
import { inLane, type LanePath } from "../platform/work/lanes";
import { Turns } from "../platform/work/turns";

/** A request's lane until it is known whose session it brings. */
const laneOf = (request: FastifyRequest): LanePath => [
  "address",
  addressKey(request.ip),
  tokensOf(request).access.secrets[0] ?? "",
];

/**
 * Lets requests in by turns, fairly to their senders, and has each of them wait in that lane for what all share. Otherwise
 * hundreds that arrive together would be looked at in one go, before anything that comes after them [SEC-06].
 */
export function takeFairTurns(app: FastifyInstance, turns = new Turns()): void {
  const lanes = new WeakMap<FastifyRequest, LanePath>();
  app.addHook("onRequest", (request, _, done) => {
    const lane = laneOf(request);
    lanes.set(request, lane);
    void turns.take(lane).then(() => {
      try {
        done();
      } finally {
        // A turn that is not given would end all others.
        turns.give();
      }
    });
  });
  // The lane is set here, as a body comes in by events of the connection, which know nothing of its request.
  app.addHook("preHandler", (request, _, done) => inLane(lanes.get(request) ?? laneOf(request), done));
}
