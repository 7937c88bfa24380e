import type { FastifyBodyParser, FastifyInstance } from "fastify";
import { parseForm } from "./forms";
import { Turns } from "./work/turns";

/**
 * Reads forms and JSON one after the other, with room between them for what else the thread has to do: bodies that come
 * together would otherwise be read in one go, with everybody else waiting for the last of them [SEC-06].
 */
export function readBodiesInTurns(app: FastifyInstance, turns = new Turns()): void {
  const inTurn =
    (parse: FastifyBodyParser<string>): FastifyBodyParser<string> =>
    (request, body, done) => {
      void turns.take().then(() => {
        try {
          void parse(request, body, done);
        } catch (error) {
          done(error instanceof Error ? error : new Error(String(error)));
        } finally {
          turns.give();
        }
      });
    };
  app.addContentTypeParser(
    "application/json",
    { parseAs: "string" },
    inTurn(app.getDefaultJsonParser("error", "error")),
  );
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string" },
    inTurn((_, body, done) => done(null, parseForm(body))),
  );
}
