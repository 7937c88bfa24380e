import type { FastifyBodyParser, FastifyInstance } from "fastify";
import { refusals } from "../platform/envelope";
import { parseForm } from "../platform/forms";
import { laneOf } from "../platform/laneOf";
import { isBeyond, type JsonBounds } from "./jsonBounds";
import { Turns } from "../platform/work/turns";

/**
 * Reads JSON that is nested no deeper, and has no more values, than a call could mean, so that no code behind it has to mind either.
 * Any other body is malformed, and so is one that names a prototype.
 */
function jsonParser(app: FastifyInstance, bounds: JsonBounds): FastifyBodyParser<string> {
  const parse = app.getDefaultJsonParser("error", "error");
  return (request, body, done) => {
    if (isBeyond(body, bounds)) done(refusals.malformed());
    else void parse(request, body, done);
  };
}

/**
 * Reads forms and JSON one after the other, by turns of their senders, with pauses for what else the thread has to do: bodies that
 * arrive together would otherwise be read in one go, while every other request waits for the last of them [SEC-06].
 */
export function readBodiesInTurns(app: FastifyInstance, bounds: JsonBounds, turns = new Turns()): void {
  const inTurn =
    (parse: FastifyBodyParser<string>): FastifyBodyParser<string> =>
    (request, body, done) => {
      void turns.take(laneOf(request).path).then(() => {
        try {
          void parse(request, body, done);
        } catch (error) {
          done(error instanceof Error ? error : new Error(String(error)));
        } finally {
          turns.give();
        }
      });
    };
  app.addContentTypeParser("application/json", { parseAs: "string" }, inTurn(jsonParser(app, bounds)));
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string" },
    inTurn((_, body, done) => done(null, parseForm(body))),
  );
}
