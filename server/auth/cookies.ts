import type { FastifyReply, FastifyRequest } from "fastify";
import { BIND_MS } from "./socialLinks";
import { REFRESH_MS, type Tokens } from "./sessions";

// Names of our own: a cookie of the whole domain that another product of the school sets lies beside ours.
const ACCESS = "portal_access";
const REFRESH = "portal_refresh";
/** The refresh token travels only to the calls that need it: refresh and logout. */
const REFRESH_PATH = "/api/uaa/oauth";
const BIND = "portal_bind";
/** Binding is a login with a word more; no other page or site makes the browser send this along. */
const BIND_COOKIE = { httpOnly: true, sameSite: "strict", path: "/api/uaa/oauth/login" } as const;

const PATHS = { [ACCESS]: "/", [REFRESH]: REFRESH_PATH, [BIND]: BIND_COOKIE.path };

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

/** How often a request brings a cookie of this name. */
const timesBrought = ({ headers }: FastifyRequest, name: string): number =>
  (headers.cookie ?? "").split(";").filter((pair) => pair.split("=", 1)[0]?.trim() === name).length;

/**
 * A cookie that a request brings once. We never set two of a name, so one of two is a stranger's, laid over ours from a
 * neighbouring sub-domain or by plain HTTP; which one, nothing tells, and to take it would be to sign its browser in as
 * somebody of their choice.
 */
function onlyCookie(request: FastifyRequest, name: string): string | undefined {
  return timesBrought(request, name) === 1 ? request.cookies[name] : undefined;
}

/** The domains whose cookies a host gets: its own and those above it; an address of numbers has none. */
function domainsOver(host: string): readonly string[] {
  if (/^[\d.]*$|:/.test(host)) return [];
  const labels = host.split(".");
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join("."));
}

/**
 * Takes the stranger's of two cookies of one name away, so that it keeps nobody out beyond one request. Ours belong to
 * the host alone, and stay. So does a stranger's on a path that is neither ours nor the root, which only malice sets.
 */
export function clearOverlaid(request: FastifyRequest, reply: FastifyReply): void {
  for (const [name, own] of Object.entries(PATHS))
    if (timesBrought(request, name) > 1)
      for (const domain of domainsOver(request.hostname))
        for (const path of new Set(["/", own])) reply.clearCookie(name, { path, domain });
}

/** The tokens a request brings. */
export function tokensOf(request: FastifyRequest): { access?: string; refresh?: string } {
  const [access, refresh] = [onlyCookie(request, ACCESS), onlyCookie(request, REFRESH)];
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
export const bindSecretOf = (request: FastifyRequest): string | undefined => onlyCookie(request, BIND);
