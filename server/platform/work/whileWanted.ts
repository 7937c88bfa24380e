import type { FastifyReply } from "fastify";

/** A signal that is aborted when the client disconnects before its answer is sent. */
export function whileWanted({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  if (raw.destroyed) gone.abort();
  raw.once("close", () => {
    if (!raw.writableFinished) gone.abort();
  });
  return gone.signal;
}
