import { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import type { Limits } from "../settings/limits";

/**
 * Ends connections whose client reads nothing of a whole answer for so long: until it is read it lies in memory [SEC-06]. Files are sent
 * as they are read, so they take none.
 */
export function limitAnswers(app: FastifyInstance, { pace }: Pick<Limits, "pace">): void {
  app.addHook("onSend", (request, _, payload, done) => {
    // Node gives the connection its usual time again at the end of the answer.
    const { socket } = request.raw;
    // A request that this process makes to itself has none.
    if (socket instanceof Socket && (typeof payload === "string" || Buffer.isBuffer(payload)))
      socket.setTimeout(pace);
    done(null, payload);
  });
}
