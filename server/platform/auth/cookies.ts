import type { FastifyReply, FastifyRequest } from "fastify";
import { BROWSER_KEY_HEADER } from "../../../src/base/core/wire/browserKey";
import type { Claim, SessionClaim } from "./claims";
import { cookieValues, domainsOver, pathsOver } from "./cookieHeader";
import { isForwarded } from "../../settings/via";
import { REFRESH_MS, type Tokens } from "./sessionModel";
import { BIND_MS } from "./socialLinks";

/** How long a browser is known for the accounts that have signed in with it, seconds: the most that browsers keep. */
const DEVICE_SECONDS = 400 * 24 * 3600;

/** A cookie of ours, by plain HTTP: over https each has the path `/`, which `__Host-` demands. */
interface Row {
  readonly name: string;
  readonly path: string;
  readonly sameSite: "lax" | "strict";
  readonly seconds: number;
}

const ROWS = {
  access: { name: "portal_access", path: "/", sameSite: "lax", seconds: REFRESH_MS / 1000 },
  /** By plain HTTP it travels only to the calls that need it: refresh and logout. */
  refresh: { name: "portal_refresh", path: "/api/uaa/oauth", sameSite: "lax", seconds: REFRESH_MS / 1000 },
  /** Binding is a login with a word more; no other page or site makes the browser send this along. */
  bind: {
    name: "portal_bind",
    path: "/api/uaa/oauth/login",
    sameSite: "strict",
    seconds: BIND_MS / 1000,
  },
  device: { name: "portal_device", path: "/", sameSite: "lax", seconds: DEVICE_SECONDS },
} as const satisfies Readonly<Record<string, Row>>;

const isSecure = (request: Pick<FastifyRequest, "protocol">): boolean => request.protocol === "https";

/** No neighbour can set a cookie of this name for us: browsers take it from our own host alone. */
const secureName = (name: string): string => `__Host-${name}`;

/** Whether a neighbouring sub-domain could have set the cookies that this request has under our names. */
export const hasNeighbours = (request: Pick<FastifyRequest, "protocol" | "hostname">): boolean =>
  !isSecure(request) && domainsOver(request.hostname).length > 0;

const optionsOf = ({ path, sameSite }: Row, secure: boolean) => ({
  httpOnly: true,
  sameSite,
  path: secure ? "/" : path,
  secure,
});

function put(request: FastifyRequest, reply: FastifyReply, row: Row, value: string): void {
  const secure = isSecure(request);
  const name = secure ? secureName(row.name) : row.name;
  reply.setCookie(name, value, { ...optionsOf(row, secure), maxAge: row.seconds });
}

function clear(request: FastifyRequest, reply: FastifyReply, row: Row): void {
  if (isSecure(request)) reply.clearCookie(secureName(row.name), optionsOf(row, true));
  // Over https as well, where ours once had this name.
  reply.clearCookie(row.name, optionsOf(row, false));
}

const valuesOf = (request: FastifyRequest, { name }: Row): readonly string[] =>
  cookieValues(request.headers.cookie, isSecure(request) ? secureName(name) : name);

/** Whether a request brings a cookie that may open a session. */
export const bringsSession = (request: FastifyRequest): boolean => valuesOf(request, ROWS.access).length > 0;

const SECRET = /^[\w-]{43}$/;

/** The key that the portal's pages keep for this browser and send along; null for a client that has none. */
export function browserKeyOf({ headers }: FastifyRequest): string | null {
  const key = headers[BROWSER_KEY_HEADER.toLowerCase()];
  return typeof key === "string" && /^[\w-]{16,128}$/.test(key) ? key : null;
}

/**
 * What a request claims by one of our cookies. Where no other site can have set it, a single one counts by itself. Otherwise
 * the browser's key decides, which no neighbour can read or write: it chooses ours among several, and none where all are
 * another site's. Without a key, ours cannot be told from the others, so all count as none (ADR 15).
 */
function claimOf(request: FastifyRequest, row: Row): Claim {
  const values = valuesOf(request, row);
  const secrets = values.filter((value) => SECRET.test(value));
  const key = browserKeyOf(request);
  if (values.length === 1 && !hasNeighbours(request)) return { secrets, key: undefined };
  return { secrets: values.length > 1 && key === null ? [] : secrets, key };
}

/** Gives the browser its tokens, out of reach of scripts; `Secure` whenever the connection is. */
export function putTokens(request: FastifyRequest, reply: FastifyReply, tokens: Tokens): void {
  for (const [row, token] of [
    [ROWS.access, tokens.access],
    [ROWS.refresh, tokens.refresh],
  ] as const) {
    put(request, reply, row, token);
    // Over https ours once had this name.
    if (isSecure(request) && cookieValues(request.headers.cookie, row.name).length > 0)
      reply.clearCookie(row.name, optionsOf(row, false));
  }
}

/** Takes the tokens back. */
export function clearTokens(request: FastifyRequest, reply: FastifyReply): void {
  clear(request, reply, ROWS.access);
  clear(request, reply, ROWS.refresh);
}

/** The tokens of a request. */
export const tokensOf = (request: FastifyRequest): SessionClaim => ({
  access: claimOf(request, ROWS.access),
  refresh: claimOf(request, ROWS.refresh),
});

/**
 * The same for a real form, which can carry no key: any of the sessions it comes with lets it in. It is for calls that
 * come from our own origin and give every person the same answer.
 */
export const formTokenOf = (request: FastifyRequest): Claim => ({
  secrets: valuesOf(request, ROWS.access).filter((value) => SECRET.test(value)),
  key: undefined,
});

/** Gives the browser that has proven an openid the secret with which it may tie it to an account. */
export const putBindSecret = (request: FastifyRequest, reply: FastifyReply, secret: string): void =>
  put(request, reply, ROWS.bind, secret);

/** Takes the bind secret back. */
export const clearBindSecret = (request: FastifyRequest, reply: FastifyReply): void =>
  clear(request, reply, ROWS.bind);

/** The bind secret of a request. */
export const bindSecretOf = (request: FastifyRequest): Claim => claimOf(request, ROWS.bind);

/** How many accounts of one browser are remembered. */
const MOST_DEVICES = 12;

/** Gives the browser the tokens by which it is known for the accounts that have signed in with it. */
export const putDevices = (request: FastifyRequest, reply: FastifyReply, devices: readonly string[]): void =>
  put(request, reply, ROWS.device, devices.slice(0, MOST_DEVICES).join("."));

/** The tokens by which the browser is known; a neighbour's cookie beside ours hides none of them. */
export const devicesOf = (request: FastifyRequest): readonly string[] =>
  valuesOf(request, ROWS.device)
    .flatMap((value) => value.split("."))
    .filter((token) => SECRET.test(token))
    .slice(0, 10 * MOST_DEVICES);

const SHORTEST_PAST = "Max-Age=0; Expires=Thu, 01 Jan 1970 00:00:00 GMT";

/**
 * Takes a neighbour's cookies of our names away: on every domain above ours and every path by which they may have come.
 * Ours belong to the host alone, which no `Domain` names, and stay. Another portal in front makes every cookie its own,
 * without a `Domain`, so that the person's would go instead; through it nothing is taken away.
 */
export function clearNeighbours(request: FastifyRequest, reply: FastifyReply, least = 2): void {
  if (!hasNeighbours(request) || isForwarded(request)) return;
  const rows = Object.values(ROWS).filter((row) => valuesOf(request, row).length >= least);
  if (rows.length === 0) return;
  const paths = new Set([...pathsOver(request.url), ...rows.map(({ path }) => path)]);
  for (const domain of domainsOver(request.hostname))
    for (const path of paths) {
      for (const { name } of rows) reply.clearCookie(name, { path, domain });
      // A cookie without a name whose value is `portal_access=…` looks like ours on its way here.
      reply.header("set-cookie", `=none; Domain=${domain}; Path=${path}; ${SHORTEST_PAST}`);
    }
}
