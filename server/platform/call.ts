import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { calls, type Call, type CallName, type Out, type Parsed } from "../../contract/calls";
import { admission, admit } from "./admit";
import { BODY_LIMIT, OPEN_BODY_LIMIT } from "./bodyLimits";
import { accountReader } from "./auth/passwordCalls";
import type { Me } from "./auth/sessionModel";
import { inTurn } from "./auth/signIn";
import { refusals, success } from "./envelope";
import { hasLeft } from "./hasLeft";
import { LongBodies, placesEach, UPLOADS } from "./longBodies";
import { parseInput } from "./parseInput";
import { fieldsOf, routePath } from "./routes";
import { type Sent, SENT } from "./sendFile";
import type { Services } from "./services";
import { takeParts, type Upload, uploadOf } from "./uploads";

type Open<N extends CallName> = (typeof calls)[N] extends { readonly open: true } ? true : false;
type AnswerOf<N extends CallName> = (typeof calls)[N] extends { readonly answer: infer A } ? A : "envelope";

/** A document that is not JSON, with its type. */
export interface Document {
  readonly type: string;
  readonly body: string | Uint8Array;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What a handler is given beside its parameters. An open call may come without a session. */
export interface Context<N extends CallName> extends Services {
  readonly me: Open<N> extends true ? Me | null : Me;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

type Result<N extends CallName> = AnswerOf<N> extends "bytes" ? Document | Sent : Out<N>;

/** One call's own work: parameters in, data out. Session, validation and envelope are `call()`'s. */
export type Handler<N extends CallName> = (
  input: Parsed<N>,
  context: Context<N>,
) => Result<N> | Promise<Result<N>>;

/** A call's own work where its form is read elsewhere: the body comes in as its bytes. */
export type RawHandler<N extends CallName> = (
  body: Uint8Array,
  context: Context<N>,
) => Result<N> | Promise<Result<N>>;

/** A call's own work where its body has parts: the file comes in as a stream, and the parameters with it. */
export type UploadHandler<N extends CallName> = (
  upload: Upload<Parsed<N>>,
  context: Context<N>,
) => Result<N> | Promise<Result<N>>;

/** Registers a call's handler; every handler file gets one. */
export type Register = <N extends CallName>(name: N, handler: Handler<N>) => void;

/** Registers a call whose form is too long to be read on the thread that answers all requests. */
export type RegisterRaw = <N extends CallName>(
  name: N,
  handler: RawHandler<N>,
  /** What lets the forms in, where it is not what lets in those of all such calls. */
  bodies?: LongBodies,
) => void;

/** The calls whose bodies have parts. */
export type UploadName = {
  [N in CallName]: (typeof calls)[N] extends { readonly body: "multipart" } ? N : never;
}[CallName];

/** Registers a call whose body has parts, one of them a file. */
export type RegisterUpload = <N extends UploadName>(name: N, handler: UploadHandler<N>) => void;

/** As many long forms of one person come in, or are worked on, at once. */
const LONG_FORMS = 2;

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

/**
 * The one rule for every call: origin, session, parameters, handler, answer checked against the contract, envelope.
 * Answers leave with exactly the contract's fields, so that no column slips out. `answered` names the calls registered.
 */
export function createRegister(app: FastifyInstance, services: Services) {
  const answered = new Set<CallName>();
  const longForms = new LongBodies(services, placesEach(LONG_FORMS));
  const uploads = new LongBodies(services, placesEach(UPLOADS));

  const add = <N extends CallName>(
    scope: FastifyInstance,
    name: N,
    answerOf: (request: FastifyRequest, context: Context<N>) => Result<N> | Promise<Result<N>>,
    admitted?: LongBodies,
  ): void => {
    const spec: Call = calls[name];
    const { preParsing, senderOf } = admission(spec, services);
    scope.route({
      method: spec.method,
      url: routePath(spec.path),
      bodyLimit: spec.maxBytes ?? (spec.open ? OPEN_BODY_LIMIT : BODY_LIMIT),
      ...(!admitted && { preParsing }),
      handler: async (request, reply) => {
        const me = admitted?.senderOf(request) ?? senderOf(request);
        const answering = () => answerOf(request, { ...services, me, request, reply } as Context<N>);
        // A long body has a place of its own already, which it holds for as long as it takes to come in.
        // Streams take little memory, however slowly they are read.
        const left = spec.answer === "bytes" ? undefined : hasLeft(reply);
        const answer = await (admitted || !me ? answering() : services.callsEach.run(me.id, answering, left));
        if (answer === SENT) return reply;
        if (spec.answer === "bytes" && isDocument(answer)) return sendDocument(reply, answer);
        const checked = calls[name].out.parse(answer);
        return reply
          .type("application/json; charset=utf-8")
          .header("cache-control", spec.cacheable ? "public, max-age=300" : "no-store")
          .send(spec.answer === "json" ? checked : success(checked));
      },
    });
  };

  const call: Register = (name, handler) => {
    answered.add(name);
    const accountOf = accountReader(name);
    const answerOf = async (request: FastifyRequest, context: Context<typeof name>) => {
      const input = parseInput(name, fieldsOf(request));
      if (!accountOf) return handler(input, context);
      return inTurn(accountOf(input), context, async () => handler(input, context));
    };
    add(app, name, answerOf);
  };

  const callRaw: RegisterRaw = (name, handler, bodies = longForms) => {
    answered.add(name);
    app.register((scope, _, done) => {
      takeBytes(scope);
      bodies.guard(scope, calls[name]);
      add(scope, name, (request, context) => handler(bytesOf(request), context), bodies);
      done();
    });
  };

  const callUpload: RegisterUpload = (name, handler) => {
    answered.add(name);
    app.register((scope, _, done) => {
      uploads.guard(scope, calls[name]);
      takeParts(scope, calls[name].maxBytes);
      const answerOf = (request: FastifyRequest, context: Context<typeof name>) =>
        handler(
          uploadOf(request, (fields) => parseInput(name, { ...fieldsOf(request), ...fields })),
          context,
        );
      add(scope, name, answerOf, uploads);
      done();
    });
  };

  return { call, callRaw, callUpload, answered };
}

/** Answers a call of the contract that this platform does not offer yet, so that nothing pretends. */
export function registerMissing(app: FastifyInstance, services: Services, name: CallName): void {
  const spec: Call = calls[name];
  app.route({
    method: spec.method,
    url: routePath(spec.path),
    handler: async (request, reply) => {
      await admit(spec, request, reply, services);
      throw refusals.notYet();
    },
  });
}
