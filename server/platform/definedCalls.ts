import { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { DefinedCall } from "../../contract/define";
import { DATA_POLICY } from "../settings/csp";
import { admission, admit } from "./admit";
import { BODY_LIMIT, OPEN_BODY_LIMIT } from "./bodyLimits";
import { attachment, keptFileName } from "./attachment";
import type { Me } from "./auth/sessionModel";
import { Refusal, refusals, sendPlainly, success } from "./envelope";
import { hasLeft } from "./hasLeft";
import { LongBodies, placesEach, UPLOADS } from "./longBodies";
import type { FileAnswer } from "./module";
import { parseBy } from "./parseInput";
import { fieldsOf, routePath } from "./routes";
import type { Services } from "./services";
import { Places } from "./work/places";
import { stillWorking } from "./work/workQueue";
import { takeParts, type Upload, uploadOf } from "./uploads";

/** What answers a module's call: by its parameters, or by its body where that has parts. */
export interface DefinedAnswers {
  readonly ofInput: (input: unknown, me: Me) => unknown;
  readonly ofUpload: (upload: Upload<unknown>, me: Me) => unknown;
}

/** Sends a file that is made meanwhile. Whatever is in it, it is saved, and does not run at the portal's origin. */
async function sendMade(
  request: FastifyRequest,
  reply: FastifyReply,
  make: () => Promise<FileAnswer>,
): Promise<FastifyReply> {
  let made: FileAnswer;
  try {
    made = await make();
  } catch (error) {
    // A browser would save a refusal in an envelope as if it were the file.
    if (error instanceof Refusal) return sendPlainly(reply, error);
    throw error;
  }
  const { name, type, size, stream } = made;
  reply.headers({
    "cache-control": "no-store",
    "content-disposition": attachment(keptFileName(name, "file")),
    "content-security-policy": DATA_POLICY,
    "x-content-type-options": "nosniff",
    ...(size !== undefined && { "content-length": size }),
  });
  reply.type(type);
  if (request.method !== "HEAD") return reply.send(stream);
  stream.destroy();
  return reply.send(Readable.from([]));
}

/** As many files of one person are made at once, and after how many seconds another one may be. */
const FILES = 3;
const AGAIN = 5;

/** Takes a place until the answer has been read or given up; refuses a person who has as many as there may be. */
function takePlace(places: Places, personId: string, { raw }: FastifyReply): void {
  const giveBack = places.take(personId);
  if (!giveBack) throw stillWorking(AGAIN);
  raw.once("close", giveBack);
  if (raw.destroyed) giveBack();
}

/** Registers the calls that modules declare, under the same rule; every one of them demands a session. */
export function createDefinedRegister(app: FastifyInstance, services: Services) {
  const uploads = new LongBodies(services, placesEach(UPLOADS));
  const files = new Places({ each: FILES });

  return (
    { method = "GET", path, body, maxBytes, answer: kind, in: schema, out }: DefinedCall,
    answers: DefinedAnswers,
  ) => {
    const { preParsing, senderOf } = admission({ method }, services);
    const isFile = kind === "file";
    const isMultipart = body === "multipart";
    const add = (scope: FastifyInstance, answerOf: (request: FastifyRequest, me: Me) => unknown) =>
      scope.route({
        method,
        url: routePath(path),
        bodyLimit: isFile ? OPEN_BODY_LIMIT : (maxBytes ?? BODY_LIMIT),
        // A call for a file is admitted where its refusals are sent in plain words.
        ...(!isMultipart && !isFile && { preParsing }),
        handler: async (request, reply) => {
          const answered = async () => {
            const me = isFile
              ? await admit({ method }, request, reply, services)
              : (uploads.senderOf(request) ?? senderOf(request));
            if (!me) throw refusals.notSignedIn();
            if (isFile) takePlace(files, me.id, reply);
            // Files and long bodies have places of their own, which they hold for as long as the connection takes.
            if (isFile || isMultipart) return answerOf(request, me);
            return services.callsEach.run(me.id, () => answerOf(request, me), hasLeft(reply));
          };
          if (isFile) return sendMade(request, reply, answered as () => Promise<FileAnswer>);
          const answer = await answered();
          return reply
            .type("application/json; charset=utf-8")
            .header("cache-control", "no-store")
            .send(success(out.parse(answer)));
        },
      });
    const parse = (request: FastifyRequest, parts = {}) =>
      parseBy(schema, { ...fieldsOf(request), ...parts });
    if (!isMultipart) {
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
