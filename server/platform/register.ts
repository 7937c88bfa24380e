import { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Call } from "../../contract/call";
import { DATA_POLICY } from "../settings/csp";
import { admission, admit } from "./admit";
import { attachment, keptFileName } from "./attachment";
import { BODY_LIMIT, OPEN_BODY_LIMIT } from "./bodyLimits";
import { type Asked, type Document, isLongForm } from "./defineHandlers";
import { Refusal, refusals, sendPlainly, success } from "./envelope";
import { hasLeft } from "./hasLeft";
import { LongBodies, placesEach, UPLOADS } from "./longBodies";
import type { FileAnswer } from "./module";
import { parseBy } from "./parseInput";
import { fieldsOf, routePath } from "./routes";
import { SENT } from "./sendFile";
import type { Services } from "./services";
import { takeParts, uploadOf } from "./uploads";
import { Places } from "./work/places";
import { stillWorking } from "./work/workQueue";

/** A call as it is served: one of the platform's own, or of an application, which may answer a file that is made meanwhile. */
type ServedCall = Omit<Call, "method" | "answer" | "summary"> & {
  readonly method?: Call["method"];
  readonly answer?: Call["answer"] | "file";
};

/** Answers a call by its parameters, its upload or the bytes of its form, as its declaration says. */
export type AnswerCall = (given: unknown, asked: Asked) => unknown;

/** Registers a call; `forms` lets the long forms of some calls in by rules of their own. */
export type Register = (call: ServedCall, answer: AnswerCall, forms?: LongBodies) => void;

/** Most long forms of one person that come in, or are worked on, at once. */
const LONG_FORMS = 2;

/** Most files of one person that are made at once, and the seconds after which another one may be. */
const FILES = 3;
const AGAIN = 5;

/** Has a form's body come in as its bytes, in this scope of the server alone. */
function takeBytes(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "buffer" },
    (_, body: Buffer, done) => done(null, body),
  );
}

const bytesOf = ({ body }: FastifyRequest): Uint8Array =>
  body instanceof Uint8Array ? body : new Uint8Array();

function sendDocument(reply: FastifyReply, { type, body, headers = {} }: Document): FastifyReply {
  return reply.type(type).headers(headers).send(body);
}

const isDocument = (value: unknown): value is Document =>
  typeof value === "object" && value !== null && "type" in value && "body" in value;

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

/** Takes a place until the answer has been read or given up; refuses a person who has as many as there may be. */
function takePlace(places: Places, personId: string, { raw }: FastifyReply): void {
  const giveBack = places.take(personId);
  if (!giveBack) throw stillWorking(AGAIN);
  raw.once("close", giveBack);
  if (raw.destroyed) giveBack();
}

/** Sends what a handler has answered, with exactly the fields of the contract, so that no column slips out. */
function sendAnswer(reply: FastifyReply, call: ServedCall, answer: unknown): FastifyReply {
  if (answer === SENT) return reply;
  if (call.answer === "bytes" && isDocument(answer)) return sendDocument(reply, answer);
  const checked = call.out.parse(answer);
  return reply
    .type("application/json; charset=utf-8")
    .header("cache-control", call.cacheable ? "public, max-age=300" : "no-store")
    .send(call.answer === "json" ? checked : success(checked));
}

type RegisterServices = Pick<Services, "sessions" | "site" | "callsEach" | "bodiesEach">;
type AnswerRequest = (request: FastifyRequest, asked: Asked) => unknown;

/**
 * The one rule for every call, the platform's own and those of applications: origin, session, parameters, handler, answer checked
 * against the contract, envelope.
 */
export function createRegister(app: FastifyInstance, services: RegisterServices): Register {
  const longForms = new LongBodies(services, placesEach(LONG_FORMS));
  const uploads = new LongBodies(services, placesEach(UPLOADS));
  const files = new Places({ each: FILES });

  const addFile = (call: ServedCall, answerOf: AnswerRequest) => {
    const { method = "GET", path } = call;
    app.route({
      method,
      url: routePath(path),
      bodyLimit: OPEN_BODY_LIMIT,
      handler: (request, reply) =>
        sendMade(request, reply, async () => {
          // A call for a file is admitted where its refusals are sent in plain words.
          const me = await admit({ ...call, method }, request, reply, services);
          if (!me) throw refusals.notSignedIn();
          takePlace(files, me.id, reply);
          return answerOf(request, { me, request, reply }) as Promise<FileAnswer>;
        }),
    });
  };

  const add = (scope: FastifyInstance, call: ServedCall, answerOf: AnswerRequest, bodies?: LongBodies) => {
    const { method = "GET", path, open, maxBytes } = call;
    const { preParsing, senderOf } = admission({ ...call, method }, services);
    scope.route({
      method,
      url: routePath(path),
      bodyLimit: maxBytes ?? (open ? OPEN_BODY_LIMIT : BODY_LIMIT),
      ...(!bodies && { preParsing }),
      handler: async (request, reply) => {
        const me = bodies?.senderOf(request) ?? senderOf(request);
        const answering = () => answerOf(request, { me, request, reply });
        // A long body has a place of its own already, which it holds for as long as it takes to come in.
        // Streams take little memory, however slowly they are read.
        const left = call.answer === "bytes" ? undefined : hasLeft(reply);
        return sendAnswer(
          reply,
          call,
          await (bodies || !me ? answering() : services.callsEach.run(me.id, answering, left)),
        );
      },
    });
  };

  /** Registers a call with a long body in a scope of its own, where that is read in its own way. */
  const addLong = (
    call: ServedCall,
    bodies: LongBodies,
    take: (scope: FastifyInstance) => void,
    answerOf: AnswerRequest,
  ) =>
    app.register((scope, _, done) => {
      bodies.guard(scope, { ...call, method: call.method ?? "GET" });
      take(scope);
      add(scope, call, answerOf, bodies);
      done();
    });

  return (call, answer, forms = longForms) => {
    const parse = (request: FastifyRequest, parts = {}) =>
      parseBy(call.in, { ...fieldsOf(request), ...parts });
    const ofInput: AnswerRequest = (request, asked) => answer(parse(request), asked);
    if (call.answer === "file") addFile(call, ofInput);
    else if (call.body === "multipart") {
      const take = (scope: FastifyInstance) => takeParts(scope, call.maxBytes);
      addLong(call, uploads, take, (request, asked) =>
        answer(
          uploadOf(request, (parts) => parse(request, parts)),
          asked,
        ),
      );
    } else if (isLongForm(call))
      addLong(call, forms, takeBytes, (request, asked) => answer(bytesOf(request), asked));
    else add(app, call, ofInput);
  };
}

/** Answers a call of the contract that this platform does not offer, so that nothing pretends. */
export function registerMissing(app: FastifyInstance, services: RegisterServices, call: Call): void {
  app.route({
    method: call.method,
    url: routePath(call.path),
    handler: async (request, reply) => {
      await admit(call, request, reply, services);
      throw refusals.notYet();
    },
  });
}
