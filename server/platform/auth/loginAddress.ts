import type { FastifyRequest } from "fastify";

/** The one address of the portal to which providers send people back, as their browser writes it. */
export const loginAddressOf = ({ protocol, host }: Pick<FastifyRequest, "protocol" | "host">): string =>
  `${protocol}://${host}/login/`;
