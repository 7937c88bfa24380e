import type { FastifyInstance } from "fastify";
import { refusals } from "./envelope";

/** A host as browsers write it; none at all is HTTP 1.0's. */
const HOST = /^[\w.:[\]-]{0,260}$/;

/** Refuses a request for a host that no browser could have asked for, as hosts are written into pages and pictures. */
export function refuseOddHosts(app: FastifyInstance): void {
  app.addHook("onRequest", (request, _, done) => {
    done(HOST.test(request.host) ? undefined : refusals.malformed());
  });
}

const hasZeroByte = (value: unknown): boolean => {
  if (typeof value === "string") return value.includes("\0");
  // Bytes that have not been read yet are looked at where they are.
  if (value instanceof Uint8Array) return false;
  return typeof value === "object" && value !== null && Object.values(value).some(hasZeroByte);
};

/** Where pages and their files are; nothing that an address says there reaches the database. */
const PAGES = "/*";

/** Refuses text with a zero byte in it, which PostgreSQL stores nowhere and nobody types; pages make do with it themselves. */
export function refuseZeroBytes(app: FastifyInstance): void {
  app.addHook("preHandler", ({ query, params, body, is404, routeOptions }, reply, done) => {
    if (is404 || routeOptions.url === PAGES) done();
    else if ([query, body].some(hasZeroByte)) done(refusals.malformed());
    else if (hasZeroByte(params)) reply.callNotFound();
    else done();
  });
}
