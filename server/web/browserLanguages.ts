import type { FastifyRequest } from "fastify";

/** The first language a browser asks for, its weights ignored: browsers send them in order. */
export const browserLanguages = (request: FastifyRequest): readonly string[] =>
  (request.headers["accept-language"] ?? "")
    .split(/[,;]/, 1)
    .map((tag) => tag.trim())
    .filter((tag) => tag !== "" && tag !== "*");
