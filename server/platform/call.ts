import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { DefinedCall } from "../../contract/define";
import { type Call, type CallName, calls } from "../../contract/paths";
import { type Out, type Parsed, schemas } from "../../contract/schemas";
import { clearNeighbours, formTokenOf, tokensOf } from "./auth/cookies";
import { accountReader } from "./auth/passwordCalls";
import type { Me } from "./auth/sessionModel";
import { inTurn } from "./auth/signIn";
import { refusals, success } from "./envelope";
import { parseBy, parseInput } from "./parseInput";
import type { Services } from "./services";
import { Places } from "./work/places";
import { stillWorking } from "./work/workQueue";

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

type Result<N extends CallName> = AnswerOf<N> extends "bytes" ? Document : Out<N>;

/** One call's own work: parameters in, data out. Session, validation and envelope are `call()`'s. */
export type Handler<N extends CallName> = (
  input: Parsed<N>,
  context: Context<N>,
) => Result<N> | Promise<Result<N>>;

/** What a call needs beyond the rule for all. */
export interface CallOptions {
  /** Most bytes of its body, where that is not the server's own limit. */
  readonly bodyLimit?: number;
}

/** A call's own work where its form is read elsewhere: the body comes in as its bytes. */
export type RawHandler<N extends CallName> = (
  body: Uint8Array,
  context: Context<N>,
) => Result<N> | Promise<Result<N>>;

/** Registers a call's handler; every handler file gets one. */
export type Register = <N extends CallName>(name: N, handler: Handler<N>, options?: CallOptions) => void;

/** Registers a call whose form is too long to be read on the thread that answers all requests. */
export type RegisterRaw = <N extends CallName>(
  name: N,
  handler: RawHandler<N>,
  options?: CallOptions,
) => void;

/** As many long forms of one person come in, or are worked on, at once; and after how many seconds another may come. */
const LONG_FORMS = 2;
const LONG_FORM_AGAIN = 5;

/** Path parameters that share their segment with other text need to be told where they end. */
const PARAMETER_PATTERNS: Readonly<Record<string, string>> = {
  lang: "(zh-CN|en)",
  providerId: "([A-Za-z0-9-]+)",
};

/** The router's form of a contract path: `{name}` → `:name`. */
const routePath = (path: string): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => `:${name}${PARAMETER_PATTERNS[name] ?? ""}`);

/** Whether a form was sent by a page of this very host. */
export function sameOrigin(request: FastifyRequest): boolean {
  const { origin, host } = request.headers;
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === host;
}

/** As much of a call as decides who is let in. */
type AdmittedCall = Pick<Call, "method" | "mutates" | "formPost" | "open">;

/**
 * A call that changes something must carry the device header, which no foreign page can send. A real form cannot
 * either, so its Origin has to be ours.
 */
function demandOrigin(spec: AdmittedCall, request: FastifyRequest, deviceHeader: string): void {
  if (spec.method === "GET" && !spec.mutates) return;
  const known = spec.formPost
    ? sameOrigin(request)
    : request.headers[deviceHeader.toLowerCase()] !== undefined;
  if (!known) throw refusals.noDevice();
}

/** A request's parameters, from wherever it has them. */
function fieldsOf({ body, query, params }: FastifyRequest): Readonly<Record<string, unknown>> {
  const fields = typeof body === "object" && !Array.isArray(body) ? body : {};
  return { ...(query as object), ...fields, ...(params as object) };
}

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

/** Who asks, or a refusal: the part of the rule that holds before the parameters are looked at. */
async function admit(
  spec: AdmittedCall,
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
): Promise<Me | null> {
  demandOrigin(spec, request, services.site.headers.device);
  const access = spec.formPost ? formTokenOf(request) : tokensOf(request).access;
  const me = (await services.sessions.find(access)) ?? null;
  if (me || spec.open) return me;
  // A cookie that opens no session may be a neighbour's, and must not come back.
  clearNeighbours(request, reply, 1);
  throw refusals.notSignedIn();
}

/**
 * The one rule for every call: origin, session, parameters, handler, answer checked against the contract, envelope.
 * Answers leave with exactly the contract's fields, so that no column slips out. `answered` names the calls registered.
 */
export function createRegister(app: FastifyInstance, services: Services) {
  const answered = new Set<CallName>();
  const longForms = new Places(LONG_FORMS);
  /** Who asks, where that was looked at before the body came in. */
  const admitted = new WeakMap<FastifyRequest, Me | null>();

  const add = <N extends CallName>(
    scope: FastifyInstance,
    name: N,
    answerOf: (request: FastifyRequest, context: Context<N>) => Result<N> | Promise<Result<N>>,
    options: CallOptions = {},
  ): void => {
    const spec: Call = calls[name];
    scope.route({
      ...options,
      method: spec.method,
      url: routePath(spec.path),
      handler: async (request, reply) => {
        const me = admitted.get(request) ?? (await admit(spec, request, reply, services));
        const answer = await answerOf(request, { ...services, me, request, reply } as Context<N>);
        if (spec.answer === "bytes" && isDocument(answer)) return sendDocument(reply, answer);
        const checked = schemas[name].out.parse(answer);
        return reply
          .type("application/json; charset=utf-8")
          .header("cache-control", spec.cacheable ? "public, max-age=300" : "no-store")
          .send(spec.answer === "json" ? checked : success(checked));
      },
    });
  };

  const call: Register = (name, handler, options) => {
    answered.add(name);
    const accountOf = accountReader(name);
    const answerOf = async (request: FastifyRequest, context: Context<typeof name>) => {
      const input = parseInput(name, fieldsOf(request));
      if (!accountOf) return handler(input, context);
      return inTurn(accountOf(input), context, async () => handler(input, context));
    };
    add(app, name, answerOf, options);
  };

  const callRaw: RegisterRaw = (name, handler, options) => {
    answered.add(name);
    app.register((scope, _, done) => {
      takeBytes(scope);
      // Nothing is kept of a long form until it is known that its sender may send one, and does not send ever more.
      scope.addHook("preParsing", async (request, reply) => {
        const me = await admit(calls[name], request, reply, services);
        const giveBack = longForms.take(me?.id ?? request.ip);
        if (!giveBack) throw stillWorking(LONG_FORM_AGAIN);
        reply.raw.once("close", giveBack);
        if (reply.raw.destroyed) giveBack();
        admitted.set(request, me);
      });
      add(scope, name, (request, context) => handler(bytesOf(request), context), options);
      done();
    });
  };

  return { call, callRaw, answered };
}

/** Registers a call that a module declares, under the same rule; every one of them demands a session. */
export function registerDefined(
  app: FastifyInstance,
  services: Services,
  { method = "GET", path, in: schema, out }: DefinedCall,
  answerOf: (input: unknown, me: Me) => unknown,
): void {
  app.route({
    method,
    url: routePath(path),
    handler: async (request, reply) => {
      const me = await admit({ method }, request, reply, services);
      if (!me) throw refusals.notSignedIn();
      const answer = await answerOf(parseBy(schema, fieldsOf(request)), me);
      return reply
        .type("application/json; charset=utf-8")
        .header("cache-control", "no-store")
        .send(success(out.parse(answer)));
    },
  });
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
