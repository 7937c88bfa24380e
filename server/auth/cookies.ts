import type { FastifyReply, FastifyRequest } from "fastify";
import { BIND_MS } from "./socialLinks";
import { REFRESH_MS, type Tokens } from "./sessions";

const ACCESS = "access_token";
const REFRESH = "refresh_token";
/** The refresh token travels only to the calls that need it: refresh and logout. */
const REFRESH_PATH = "/api/uaa/oauth";
const BIND = "bind_ticket";
/** Binding is a login with a word more; no other page or site makes the browser send this along. */
const BIND_COOKIE = { httpOnly: true, sameSite: "strict", path: "/api/uaa/oauth/login" } as const;

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

/** Gives the browser that has proven an openid the secret with which it may tie it to an account. */
export function putBindSecret(request: FastifyRequest, reply: FastifyReply, secret: string): void {
  reply.setCookie(BIND, secret, {
    ...BIND_COOKIE,
    secure: request.protocol === "https",
    maxAge: BIND_MS / 1000,
  });
}

/** Takes the bind secret back. */
export function clearBindSecret(reply: FastifyReply): void {
  reply.clearCookie(BIND, BIND_COOKIE);
}

/** The bind secret a request brings. */
export const bindSecretOf = (request: FastifyRequest): string | undefined => request.cookies[BIND];
