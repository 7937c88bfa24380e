import type { FastifyReply } from "fastify";

/** A signal that is aborted when the client goes away before its answer has left. */
export function whileWanted({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  if (raw.destroyed) gone.abort();
  raw.once("close", () => {
    if (!raw.writableFinished) gone.abort();
  });
  return gone.signal;
}
