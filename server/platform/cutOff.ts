import type { FastifyReply, FastifyRequest } from "fastify";
import { COMMON_HEADERS } from "../settings/csp";
import { failure, type Refusal, RetryLater } from "./envelope";

/** Answers a request whose body is not waited for any longer, and closes its connection. */
export function cutOff({ raw }: FastifyRequest, reply: FastifyReply, refusal: Refusal): void {
  if (reply.sent || reply.raw.headersSent) {
    raw.socket.destroy();
    return;
  }
  // What still waits for the body must not answer as well.
  reply.hijack();
  const body = JSON.stringify(failure(refusal));
  const headers = {
    ...COMMON_HEADERS,
    "content-type": "application/json; charset=utf-8",
    "content-length": Buffer.byteLength(body),
    "cache-control": "no-store",
    connection: "close",
    ...(refusal instanceof RetryLater && { "retry-after": String(refusal.retryAfter) }),
  };
  reply.raw.writeHead(refusal.status, headers).end(body);
}
