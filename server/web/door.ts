import type { FastifyInstance, FastifyRequest } from "fastify";
import { refusals, sendPlainly, unusableText } from "../platform/envelope";

/** A host as browsers write it; none at all is HTTP 1.0's. */
const HOST = /^[\w.:[\]-]{0,260}$/;

/** Whether a request names one host, as a browser does, or, in HTTP 1.0, none. */
function hasPlainHost({ host, raw }: FastifyRequest): boolean {
  const named = raw.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === "host");
  return HOST.test(host) && (named.length === 1 || (named.length === 0 && raw.httpVersion === "1.0"));
}

/** Refuses a request for a host that no browser can send, because hosts are written into pages and pictures. */
export function refuseOddHosts(app: FastifyInstance): void {
  app.addHook("onRequest", (request, _, done) => {
    done(hasPlainHost(request) ? undefined : refusals.malformed());
  });
}

/**
 * Refuses a request whose target is no path: the router reads the path of an absolute address, while the address
 * stays in `url` for all later readers.
 */
export function refuseOddTargets(app: FastifyInstance): void {
  app.addHook("onRequest", async ({ raw }, reply) => {
    if (!raw.url?.startsWith("/")) return sendPlainly(reply, refusals.malformed());
  });
}

/** Keeps refusals out of every cache, whichever part of the server sends them. */
export function keepNoRefusals(app: FastifyInstance): void {
  app.addHook("onSend", (_, reply, payload, done) => {
    if (reply.statusCode >= 400) reply.header("cache-control", "no-store");
    done(null, payload);
  });
}

/** The way to a text with a zero byte in what came in; null where there is none. */
function zeroByteAt(value: unknown): readonly string[] | null {
  if (typeof value === "string") return value.includes("\0") ? [] : null;
  // Bytes that have not been read yet are checked where they are.
  if (value instanceof Uint8Array || typeof value !== "object" || value === null) return null;
  for (const name in value) {
    const found = zeroByteAt((value as Readonly<Record<string, unknown>>)[name]);
    if (found !== null) return [name, ...found];
  }
  return null;
}

/** Where pages and their files are; nothing in such an address reaches the database. */
const PAGES = "/*";

/** Refuses text with a zero byte, which PostgreSQL cannot store and people cannot type; pages handle it themselves. */
export function refuseZeroBytes(app: FastifyInstance): void {
  app.addHook("preHandler", ({ query, params, body, is404, routeOptions }, reply, done) => {
    if (is404 || routeOptions.url === PAGES) {
      done();
      return;
    }
    const field = zeroByteAt(query) ?? zeroByteAt(body);
    if (field !== null) done(unusableText(field.join(".") || "body"));
    else if (zeroByteAt(params) !== null) reply.callNotFound();
    else done();
  });
}
