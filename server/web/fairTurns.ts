import type { FastifyInstance } from "fastify";
import { laneOf } from "../platform/laneOf";
import { inLane } from "../platform/work/lanes";
import { Turns } from "../platform/work/turns";

/**
 * Lets requests in by turns, fairly to their senders, and has each of them wait in that lane for what all share. Otherwise
 * hundreds that arrive together would be looked at in one go, before anything that comes after them [SEC-06].
 */
export function takeFairTurns(app: FastifyInstance, turns = new Turns()): void {
  app.addHook("onRequest", (request, _, done) => {
    void turns.take(laneOf(request).path).then(() => {
      try {
        done();
      } finally {
        // A turn that is not given would end all others.
        turns.give();
      }
    });
  });
  app.addHook("preHandler", (request, _, done) => inLane(laneOf(request), done));
}
