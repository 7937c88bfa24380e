import type { FastifyRequest } from "fastify";

/** The first language a browser asks for, its weights ignored: browsers send them in order. */
export const browserLanguages = (request: FastifyRequest): readonly string[] =>
  (request.headers["accept-language"] ?? "")
    .split(/\s*[,;]\s*/)
    .slice(0, 1)
    .filter((tag) => tag !== "" && tag !== "*");
