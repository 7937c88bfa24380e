import type { FastifyInstance, FastifyRequest } from "fastify";
import type { DefinedCall } from "../../contract/define";
import { admit } from "./admit";
import type { Me } from "./auth/sessionModel";
import { refusals, success } from "./envelope";
import { LongBodies, UPLOADS } from "./longBodies";
import { parseBy } from "./parseInput";
import { fieldsOf, routePath } from "./routes";
import type { Services } from "./services";
import { takeParts, type Upload, uploadOf } from "./uploads";

/** What answers a module's call: by its parameters, or by its body where that has parts. */
export interface DefinedAnswers {
  readonly ofInput: (input: unknown, me: Me) => unknown;
  readonly ofUpload: (upload: Upload<unknown>, me: Me) => unknown;
}

/** Registers the calls that modules declare, under the same rule; every one of them demands a session. */
export function createDefinedRegister(app: FastifyInstance, services: Services) {
  const uploads = new LongBodies(services, UPLOADS);

  return (
    { method = "GET", path, body, maxBytes, in: schema, out }: DefinedCall,
    answers: DefinedAnswers,
  ) => {
    const add = (scope: FastifyInstance, answerOf: (request: FastifyRequest, me: Me) => unknown) =>
      scope.route({
        method,
        url: routePath(path),
        handler: async (request, reply) => {
          const me = uploads.senderOf(request) ?? (await admit({ method }, request, reply, services));
          if (!me) throw refusals.notSignedIn();
          const answer = await answerOf(request, me);
          return reply
            .type("application/json; charset=utf-8")
            .header("cache-control", "no-store")
            .send(success(out.parse(answer)));
        },
      });
    const parse = (request: FastifyRequest, parts = {}) =>
      parseBy(schema, { ...fieldsOf(request), ...parts });
    if (body !== "multipart") {
      add(app, (request, me) => answers.ofInput(parse(request), me));
      return;
    }
    app.register((scope, _, done) => {
      uploads.guard(scope, { method });
      takeParts(scope, maxBytes);
      add(scope, (request, me) =>
        answers.ofUpload(
          uploadOf(request, (parts) => parse(request, parts)),
          me,
        ),
      );
      done();
    });
  };
}
