import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import {
  Agent as HttpAgent,
  type ClientRequest,
  type IncomingMessage,
  request as httpRequest,
} from "node:http";
import { Agent as HttpsAgent, request as httpsRequest } from "node:https";
import type { Readable } from "node:stream";
import { Refusal, sendRefusal } from "./envelope";
import { codeOf, oneLine } from "./fault";

/** Addresses that belong to the platform; everything else is ours. */
const FORWARDED = [
  "/api/*",
  "/zuul/*",
  "/common/app-icons/*",
  "/provider/*",
  "/launcher/",
  "/client/*",
  "/demo/*",
  "/common/plugins/common-ph/:version/lang/*",
  "/:root/:code/lang/*",
];

/** Headers of one connection, which end at a proxy. */
const HOP_BY_HOP = new Set([
  "connection",
  "keep-alive",
  "proxy-authenticate",
  "proxy-authorization",
  "proxy-connection",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
]);

/** How long the platform may stay silent; the client itself waits no longer. */
const SILENCE_MS = 1_200_000;
const PROBE_MS = 3000;

const unreachable = () =>
  new Refusal(
    502,
    "无法连接教育平台，请稍后再试|||The education platform cannot be reached, please try again later",
    "platform_unreachable",
  );

/** The header names that `Connection` declares to end here as well. */
const namedIn = (connection: string | string[] | undefined) =>
  new Set(
    String(connection ?? "")
      .toLowerCase()
      .split(/\s*,\s*/),
  );

type Headers = NodeJS.Dict<string | string[]>;

function endToEnd(headers: Headers): Headers {
  const named = namedIn(headers["connection"]);
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !HOP_BY_HOP.has(name) && !named.has(name)),
  );
}

/**
 * A cookie of the platform as one of ours: bound to our host, and without `Secure` where the browser speaks plain
 * HTTP to us, as it would drop the cookie. Where the platform lives below a path (`base`), the cookie's path loses it,
 * for our own addresses do not have it.
 */
export function ownCookie(cookie: string, secure: boolean, base = ""): string {
  const parts = cookie
    .split(/;\s*/)
    .filter((part) => !/^domain=/i.test(part))
    .map((part) => withoutBase(part, base));
  if (secure) return parts.join("; ");
  return parts
    .filter((part) => !/^secure$/i.test(part))
    .map((part) => (/^samesite=none$/i.test(part) ? "SameSite=Lax" : part))
    .join("; ");
}

function withoutBase(part: string, base: string): string {
  const path = /^path=(.*)$/i.exec(part)?.[1];
  if (base === "" || path === undefined) return part;
  return path === base || path.startsWith(`${base}/`) ? `Path=${path.slice(base.length) || "/"}` : part;
}

function requestHeaders(request: FastifyRequest, target: URL): Headers {
  const { host, ...headers } = endToEnd(request.headers);
  const origin =
    headers["origin"] === `${request.protocol}://${String(host)}` ? { origin: target.origin } : {};
  return {
    ...headers,
    ...origin,
    host: target.host,
    "x-forwarded-for": request.ip,
    "x-forwarded-host": String(host ?? ""),
    "x-forwarded-proto": request.protocol,
  };
}

function answerHeaders(answer: IncomingMessage, request: FastifyRequest, target: URL): Headers {
  const headers = endToEnd(answer.headers);
  const secure = request.protocol === "https";
  const base = target.pathname.replace(/\/$/, "");
  const cookies = answer.headers["set-cookie"]?.map((cookie) => ownCookie(cookie, secure, base));
  const location = headers["location"];
  return {
    ...headers,
    ...(cookies ? { "set-cookie": cookies } : {}),
    ...(typeof location === "string" && location.startsWith(`${target.origin}/`)
      ? { location: location.slice(target.origin.length) }
      : {}),
  };
}

interface Connector {
  open(path: string, options: { method: string; headers: Headers }): ClientRequest;
  close(): void;
}

function connectorTo(target: URL): Connector {
  const secure = target.protocol === "https:";
  const agent = secure ? new HttpsAgent({ keepAlive: true }) : new HttpAgent({ keepAlive: true });
  const base = target.pathname.replace(/\/$/, "");
  const send = secure ? httpsRequest : httpRequest;
  return {
    open: (path, options) => send(new URL(base + path, target), { ...options, agent, timeout: SILENCE_MS }),
    close: () => agent.destroy(),
  };
}

/** Streams one request to the platform and its answer back. */
function forward(request: FastifyRequest, reply: FastifyReply, target: URL, connector: Connector): void {
  const body = request.body as Readable | undefined;
  const { "content-length": length, ...headers } = requestHeaders(request, target);
  const outgoing = connector.open(request.raw.url ?? "/", {
    method: request.method,
    headers: body && length !== undefined ? { ...headers, "content-length": length } : headers,
  });

  outgoing.on("timeout", () => outgoing.destroy(new Error("no answer in time")));
  outgoing.on("error", () => {
    if (reply.raw.headersSent) reply.raw.destroy();
    else if (!reply.sent) sendRefusal(reply, unreachable());
  });
  outgoing.on("response", (answer) => {
    reply.hijack();
    reply.raw.writeHead(answer.statusCode ?? 502, {
      ...ownHeaders(reply),
      ...answerHeaders(answer, request, target),
    });
    // An answer that breaks off must break off for the browser too, or half of it would pass for the whole.
    answer.on("error", () => reply.raw.destroy());
    answer.on("aborted", () => reply.raw.destroy());
    answer.pipe(reply.raw);
  });
  reply.raw.on("close", () => {
    if (!reply.raw.writableFinished) outgoing.destroy();
  });
  if (body) body.pipe(outgoing);
  else outgoing.end();
}

const ownHeaders = (reply: FastifyReply): Headers =>
  Object.fromEntries(Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)]));

/** Forwards the platform's addresses to another deployment of the contract; this process then serves pages alone. */
export function forwardToPlatform(app: FastifyInstance, target: URL): void {
  const connector = connectorTo(target);
  app.addHook("onClose", (_, done) => {
    connector.close();
    done();
  });
  app.register((scope, _, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", (_request, payload, parsed) => parsed(null, payload));
    for (const url of FORWARDED)
      scope.route({
        method: ["GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS"],
        url,
        handler: (request, reply) => {
          forward(request, reply, target, connector);
          return reply;
        },
      });
    done();
  });
}

/** Whether the platform answers at all; the reason when it does not. */
export function probePlatform(target: URL): Promise<string | null> {
  const connector = connectorTo(target);
  return new Promise<string | null>((resolve) => {
    const probe = connector.open("/api/uaa/oauth/login/unit_config", { method: "GET", headers: {} });
    probe.setTimeout(PROBE_MS, () => probe.destroy(new Error("no answer in time")));
    probe.on("error", (error) => resolve(codeOf(error) || oneLine(error)));
    probe.on("response", (answer) => {
      answer.resume();
      resolve(null);
    });
    probe.end();
  }).finally(() => connector.close());
}
