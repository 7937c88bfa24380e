import type { FastifyReply, FastifyRequest } from "fastify";
import { REFRESH_MS, type Tokens } from "./sessions";

const ACCESS = "access_token";
const REFRESH = "refresh_token";
/** The refresh token travels only to the calls that need it: refresh and logout. */
const REFRESH_PATH = "/api/uaa/oauth";

const common = { httpOnly: true, sameSite: "lax" } as const;

/** Gives the browser its tokens, out of reach of scripts; `Secure` whenever the connection is. */
export function putTokens(request: FastifyRequest, reply: FastifyReply, tokens: Tokens): void {
  const options = { ...common, secure: request.protocol === "https", maxAge: REFRESH_MS / 1000 };
  reply.setCookie(ACCESS, tokens.access, { ...options, path: "/" });
  reply.setCookie(REFRESH, tokens.refresh, { ...options, path: REFRESH_PATH });
}

/** Takes the tokens back. */
export function clearTokens(reply: FastifyReply): void {
  reply.clearCookie(ACCESS, { ...common, path: "/" });
  reply.clearCookie(REFRESH, { ...common, path: REFRESH_PATH });
}

/** The tokens a request brings. */
export function tokensOf(request: FastifyRequest): { access?: string; refresh?: string } {
  const { [ACCESS]: access, [REFRESH]: refresh } = request.cookies;
  return { ...(access ? { access } : {}), ...(refresh ? { refresh } : {}) };
}
