import type { FastifyReply } from "fastify";

/** Resolves once an answer has left this process, or its connection is gone. */
export const hasLeft = ({ raw }: FastifyReply): Promise<void> =>
  new Promise((resolve) => {
    if (raw.destroyed) resolve();
    else raw.once("close", resolve);
  });
