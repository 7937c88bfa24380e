import replyFrom from "@fastify/reply-from";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { Refusal, refusalOf, refusals, sendPlainly, sendRefusal } from "../../platform/envelope";
import { codeOf, oneLine } from "../../settings/fault";
import { limitedLog } from "../../settings/limitedLog";
import { type Answer, FORWARDED_HEADERS, type Headers, passAnswer } from "./answerHeaders";
import { connectPlatform, type PlatformClient } from "./platformClient";
import { readTarget, type Target } from "./readTarget";
import { requestHeaders } from "./requestHeaders";
import { matches, methodsOf, type Row } from "../../settings/rows";

/** Another deployment of the contract, and what is forwarded to it. */
export interface Forwarding {
  /** Where it lives; its path is put before every address. */
  readonly platform: URL;
  readonly rows: readonly Row[];
  /** The origins that its redirects may lead to beside the portal's own. */
  readonly allowedOrigins: readonly string[];
  /** Milliseconds that it may stay silent. */
  readonly silence: number;
  readonly log: (line: string) => void;
}

const MOST_LINES_A_MINUTE = 20;

const unreachable = () =>
  new Refusal(
    502,
    "无法连接教育平台，请稍后再试|||The education platform cannot be reached, please try again later",
    "platform_unreachable",
  );
const unusable = () =>
  new Refusal(
    502,
    "教育平台的回答无法使用，请稍后再试|||The education platform’s answer cannot be used, please try again later",
    "platform_answer",
  );

/** Refuses in the form that the address is for, without anything that the platform's answer has left on the reply. */
function refuse(reply: FastifyReply, { kind }: Row, refusal: Refusal): void {
  if (reply.sent) return;
  for (const name of FORWARDED_HEADERS) {
    reply.removeHeader(name);
    reply.raw.removeHeader(name);
  }
  (kind === "call" ? sendRefusal : sendPlainly)(reply, refusal);
}

/** A signal that is aborted when the browser disconnects before its answer is complete. */
function goneSignal(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once("close", () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  return gone.signal;
}

/** The platform's answer as reply-from gives it, whose types say too little. */
interface GivenAnswer {
  readonly statusCode: number;
  readonly headers: Headers;
  readonly stream: NodeJS.ReadableStream & { destroy(): void };
}

const answerOf = ({ statusCode, headers }: GivenAnswer): Answer => ({ status: statusCode, headers });

/** Sends one request that has been read to the platform, and its answer back. */
function createSend({ platform, allowedOrigins, log }: Forwarding, { until }: PlatformClient) {
  const base = platform.pathname.replace(/\/$/, "");

  return (row: Row, { path, query }: Target, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const { method, ip, protocol, host } = request;
    const world = {
      row,
      platform,
      asked: new URL(base + path + query, platform),
      portal: `${protocol}://${host}`,
      secure: protocol === "https",
      allowedOrigins,
    };
    const gone = goneSignal(reply);
    return until(gone, () =>
      reply.from(base + path, {
        queryString: () => query.slice(1),
        rewriteRequestHeaders: (_, headers) =>
          requestHeaders({ method, headers, ip, protocol, host }, platform),
        // They are decided on together with the status.
        rewriteHeaders: () => ({}),
        onError: (_, { error }) => {
          // A status that is none: the answer is judged as a whole below.
          if (codeOf(error) === "FST_REPLY_FROM_BAD_GATEWAY") return;
          if (!gone.aborted)
            log(`The platform gave no answer to ${method} ${path}: ${oneLine(error.cause ?? error)}`);
          refuse(reply, row, unreachable());
        },
        onResponse: (_request, _reply, answer) => {
          const given = answer as unknown as GivenAnswer;
          const passing = passAnswer(answerOf(given), world);
          if (!reply.sent && "headers" in passing) {
            reply.code(given.statusCode).headers(passing.headers).send(given.stream);
            return;
          }
          given.stream.on("error", () => undefined).destroy();
          if ("fault" in passing)
            log(`The platform's answer to ${method} ${path} cannot be used: ${passing.fault}`);
          refuse(reply, row, unusable());
        },
      }),
    );
  };
}

/**
 * Forwards the platform's addresses to another deployment of the contract; this process then serves pages alone. A target that
 * can be read in two ways goes nowhere, and what is sent is the form in which it was compared with its row [SEC-05].
 */
export function forwardToPlatform(app: FastifyInstance, forwarding: Forwarding): void {
  const client = connectPlatform(forwarding.silence);
  const log = limitedLog(forwarding.log, MOST_LINES_A_MINUTE);
  const send = createSend({ ...forwarding, log }, client);
  app.addHook("onClose", () => client.close());
  app.register(async (scope) => {
    await scope.register(replyFrom, {
      base: forwarding.platform.origin,
      undici: { request: client.request },
      // Whether to ask again is the client's to decide: it knows what the call does.
      retryMethods: [],
      disableCache: true,
      disableRequestLogging: true,
    });
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", (_request, payload, parsed) => parsed(null, payload));
    for (const row of forwarding.rows)
      scope.route({
        method: [...methodsOf(row)],
        url: row.path,
        handler: (request, reply) => {
          const target = readTarget(request.raw.url ?? "");
          if (!target) sendPlainly(reply, refusals.malformed());
          else if (matches(row.path, target.segments)) send(row, target, request, reply);
          else reply.callNotFound();
        },
        errorHandler: (error, request, reply) => {
          // An answer that breaks off before its first byte is out comes here, too.
          const isOurs = error instanceof Refusal || (error.statusCode ?? 500) < 500;
          if (!isOurs) {
            const path = readTarget(request.raw.url ?? "")?.path ?? "/";
            log(`The platform's answer to ${request.method} ${path} broke off: ${oneLine(error)}`);
          }
          refuse(reply, row, isOurs ? refusalOf(error, () => undefined) : unreachable());
        },
      });
  });
}
