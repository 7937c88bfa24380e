import type { FastifyBodyParser, FastifyInstance } from "fastify";
import { refusals } from "../platform/envelope";
import { parseForm } from "../platform/forms";
import { isDeeper } from "./jsonDepth";
import { Turns } from "../platform/work/turns";

/**
 * Reads JSON that is nested no deeper than a call could mean, so that no code behind it has to mind the depth. A deeper
 * body is malformed, and so is one that names a prototype.
 */
function jsonParser(app: FastifyInstance, mostDepth: number): FastifyBodyParser<string> {
  const parse = app.getDefaultJsonParser("error", "error");
  return (request, body, done) => {
    if (isDeeper(body, mostDepth)) done(refusals.malformed());
    else void parse(request, body, done);
  };
}

/**
 * Reads forms and JSON one after the other, with pauses for what else the thread has to do: bodies that arrive
 * together would otherwise be read in one go, while every other request waits for the last of them [SEC-06].
 */
export function readBodiesInTurns(app: FastifyInstance, jsonDepth: number, turns = new Turns()): void {
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
  app.addContentTypeParser("application/json", { parseAs: "string" }, inTurn(jsonParser(app, jsonDepth)));
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string" },
    inTurn((_, body, done) => done(null, parseForm(body))),
  );
}
