import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { refusalOf } from "../envelope";
import type { Services } from "../services";
import { CLIENT_TOKEN_MS } from "./clientGrants";
import { allowsDemo } from "./signIn";

const TOKEN_PATH = "/api/uaa/oauth/token";
const USER_INFO_PATH = "/api/uaa/oauth/userinfo";
/** Where a client's own server exchanges its code, and asks who the person is. */
export const CLIENT_PATHS = { token: TOKEN_PATH, userInfo: USER_INFO_PATH } as const;

const textIn = (fields: unknown, name: string): string | undefined => {
  const value: unknown =
    typeof fields === "object" && fields !== null ? Reflect.get(fields, name) : undefined;
  return typeof value === "string" ? value : undefined;
};

const decoded = (text: string): string => {
  try {
    const plain = decodeURIComponent(text.replaceAll("+", " "));
    return plain.includes("\0") ? "" : plain;
  } catch {
    return "";
  }
};

/** Who says to be which client: by HTTP's Basic scheme, or in the form. */
function credentialsOf(request: FastifyRequest): { readonly id: string; readonly secret: string } {
  const [, basic] = /^Basic ([A-Za-z0-9+/=]+)$/i.exec(request.headers.authorization ?? "") ?? [];
  if (basic === undefined)
    return {
      id: textIn(request.body, "client_id") ?? "",
      secret: textIn(request.body, "client_secret") ?? "",
    };
  // The first colon alone parts the two: a secret may have more of them.
  const [, id = "", secret = ""] =
    /^([^:]*):(.*)$/s.exec(Buffer.from(basic, "base64").toString("utf8")) ?? [];
  return { id: decoded(id), secret: decoded(secret) };
}

/** An answer in OAuth's own form: no envelope, and never kept. */
const answer = (reply: FastifyReply, status: number, body: object): FastifyReply =>
  reply.code(status).headers({ "cache-control": "no-store", pragma: "no-cache" }).send(body);

/**
 * The calls that other applications' servers make (RFC 6749, 4.1.3 and RFC 6750). They are no part of the portal's contract:
 * no browser makes them, and they go by the client's secret and its token, never by a cookie.
 */
export function clientCalls(
  app: FastifyInstance,
  services: Services,
  report: (error: unknown) => void,
): void {
  app.register((scope, _, done) => {
    // A client that understands OAuth alone would take an envelope with HTTP status 200 for a token.
    scope.setErrorHandler((error, _request, reply) => {
      const { status } = refusalOf(error, report);
      return answer(reply, status, { error: status < 500 ? "invalid_request" : "server_error" });
    });
    register(scope, services);
    done();
  });
}

function register(app: FastifyInstance, services: Services): void {
  const { clients, throttle } = services;

  app.post(TOKEN_PATH, async (request, reply) => {
    const { id, secret } = credentialsOf(request);
    const guess = { account: `client ${id}`, guessed: "secret", ip: request.ip, devices: [] } as const;
    const wait = await throttle.enter(guess);
    if (wait > 0) return answer(reply.header("retry-after", wait), 429, { error: "slow_down" });
    const client = await clients.find(id);
    const known = (await clients.knowsSecret(id, secret)) && client;
    if (!known || (known.demo && !allowsDemo({ ...services, request })))
      return answer(reply.header("www-authenticate", "Basic"), 401, { error: "invalid_client" });
    await throttle.succeed(guess);
    if (textIn(request.body, "grant_type") !== "authorization_code")
      return answer(reply, 400, { error: "unsupported_grant_type" });
    const granted = await clients.redeem({
      code: textIn(request.body, "code") ?? "",
      clientId: id,
      redirectUri: textIn(request.body, "redirect_uri") ?? "",
      verifier: textIn(request.body, "code_verifier"),
    });
    if (!granted) return answer(reply, 400, { error: "invalid_grant" });
    return answer(reply, 200, {
      access_token: granted.token,
      token_type: "Bearer",
      expires_in: CLIENT_TOKEN_MS / 1000,
      scope: granted.scopes.join(" "),
    });
  });

  app.get(USER_INFO_PATH, async (request, reply) => {
    const [, token] = /^Bearer ([\w-]+)$/i.exec(request.headers.authorization ?? "") ?? [];
    const person = token === undefined ? null : await clients.read(token);
    if (!person)
      return answer(reply.header("www-authenticate", 'Bearer error="invalid_token"'), 401, {
        error: "invalid_token",
      });
    return answer(reply, 200, person);
  });
}
