import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { randomBytes } from "node:crypto";
import { allowsDemo, slowDown } from "../auth/signIn";
import type { GrantKind } from "../auth/socialGrants";
import { sameOrigin } from "../call";
import { Refusal } from "../envelope";
import { browserLanguages } from "./browserLanguages";
import { chooseLanguage } from "../../src/core/language/languages";
import type { Language } from "../../src/core/language/languages";
import { resolveBilingual } from "../../src/core/wire/text";
import type { Services } from "../services";
import { DATA_POLICY, REPORT_PATH } from "./csp";
import { CAMPUS_LOGO } from "./providerLogo";
import { providerPage, refusalPage, type ProviderPage } from "./providerPage";
import { sendNotFound } from "./notFound";

/** The one address of the portal that the demo provider sends people back to, as their browser writes it. */
export const loginAddressOf = (request: FastifyRequest): string =>
  `${request.protocol}://${request.host}/login/`;

/** What a portal asks of the provider, by OAuth's own names. */
interface Asked {
  readonly kind: GrantKind;
  readonly clientId: string;
  readonly redirectUri: string;
  readonly state: string;
  readonly language: Language;
}

const MOST_STATE = 512;

const policy = (nonce: string): string =>
  [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    "img-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    `report-uri ${REPORT_PATH}`,
  ].join("; ");

function send(reply: FastifyReply, draw: (nonce: string) => string): FastifyReply {
  const nonce = randomBytes(16).toString("base64");
  return reply
    .headers({ "content-security-policy": policy(nonce), "cache-control": "no-store" })
    .type("text/html; charset=utf-8")
    .send(draw(nonce));
}

const textIn = (fields: unknown, name: string): string => {
  const value: unknown = typeof fields === "object" && fields !== null ? Reflect.get(fields, name) : null;
  return typeof value === "string" ? value : "";
};

const languageOf = (request: FastifyRequest, fields: unknown): Language =>
  chooseLanguage({ parameter: textIn(fields, "ui_locales"), browser: browserLanguages(request) });

/** The request as far as it is right, or null. Nothing is sent to an address that does not match exactly. */
function read(request: FastifyRequest, fields: unknown, appId: string): Asked | null {
  const kind = textIn(fields, "response_type");
  const state = textIn(fields, "state");
  const redirectUri = textIn(fields, "redirect_uri");
  const right =
    (kind === "code" || kind === "token") &&
    textIn(fields, "client_id") === appId &&
    redirectUri === loginAddressOf(request) &&
    state !== "" &&
    state.length <= MOST_STATE;
  return right ? { kind, clientId: appId, redirectUri, state, language: languageOf(request, fields) } : null;
}

const query = (fields: Readonly<Record<string, string>>) => new URLSearchParams(fields).toString();

/** The demo provider: a page of its own where somebody signs in with a campus account and is sent back to the portal. */
export function providerPages(app: FastifyInstance, services: Services): void {
  const { database, checkPassword, throttle, socialGrants } = services;

  const providerOf = (id: string) =>
    database
      .selectFrom("social_provider")
      .where("id", "=", id)
      .select(["id", "name", "app_id"])
      .executeTakeFirst();

  type Provider = NonNullable<Awaited<ReturnType<typeof providerOf>>>;

  const pageOf = ({ id, name }: Provider, asked: Asked, rest: Partial<ProviderPage> = {}): ProviderPage => {
    const fields = {
      response_type: asked.kind,
      client_id: asked.clientId,
      redirect_uri: asked.redirectUri,
      state: asked.state,
    };
    const other = asked.language === "en" ? "zh-CN" : "en";
    return {
      language: asked.language,
      provider: resolveBilingual(name, asked.language),
      action: `/provider/${id}`,
      fields: { ...fields, ui_locales: asked.language },
      otherLanguage: `/provider/${id}?${query({ ...fields, ui_locales: other })}`,
      cancel: `${asked.redirectUri}?${query({ error: "access_denied", state: asked.state })}`,
      account: "",
      fault: null,
      ...rest,
    };
  };

  /** The account whose password was given, or why there is none. */
  const enter = async (provider: Provider, request: FastifyRequest, reply: FastifyReply) => {
    const account = textIn(request.body, "account").trim().normalize("NFKC").toLowerCase().slice(0, 64);
    const key = `${provider.id} ${account}`;
    await slowDown(key, { throttle, request, reply });
    const found = await database
      .selectFrom("campus_account")
      .where("provider_id", "=", provider.id)
      .where("account", "=", account)
      .selectAll()
      .executeTakeFirst();
    const right = await checkPassword(
      found?.password ?? null,
      textIn(request.body, "password").slice(0, 256),
    );
    if (!right || !found) return null;
    await throttle.succeed(key, request.ip);
    return found;
  };

  const refuse = (request: FastifyRequest, reply: FastifyReply, fields: unknown) =>
    send(reply.code(400), (nonce) => refusalPage(nonce, languageOf(request, fields)));

  app.get<{ Params: { id: string } }>("/provider/:id", async (request, reply) => {
    const provider = allowsDemo({ ...services, request }) ? await providerOf(request.params.id) : undefined;
    if (!provider) return sendNotFound(request, reply);
    const asked = read(request, request.query, provider.app_id);
    if (!asked) return refuse(request, reply, request.query);
    return send(reply, (nonce) => providerPage(nonce, pageOf(provider, asked)));
  });

  app.post<{ Params: { id: string } }>("/provider/:id", async (request, reply) => {
    const provider = allowsDemo({ ...services, request }) ? await providerOf(request.params.id) : undefined;
    if (!provider) return sendNotFound(request, reply);
    const asked = read(request, request.body, provider.app_id);
    if (!asked || !sameOrigin(request)) return refuse(request, reply, request.body);
    const told = textIn(request.body, "account");
    const again = (fault: ProviderPage["fault"]) =>
      send(reply, (nonce) => providerPage(nonce, pageOf(provider, asked, { account: told, fault })));
    const account = await enter(provider, request, reply).catch((error: unknown) => {
      if (error instanceof Refusal) return error;
      throw error;
    });
    if (account === null) return again("wrong");
    if (account instanceof Refusal) {
      reply.code(account.status);
      return again({ said: resolveBilingual(account.message, asked.language) });
    }
    const { kind, clientId, redirectUri, state } = asked;
    const grant = await socialGrants.issue({ kind, providerId: provider.id, clientId, redirectUri }, account);
    return reply
      .header("cache-control", "no-store")
      .redirect(`${redirectUri}?${query({ [kind]: grant, state })}`, 303);
  });

  app.get("/provider/campus/logo.svg", (_, reply) =>
    reply
      .headers({ "cache-control": "public, max-age=86400", "content-security-policy": DATA_POLICY })
      .type("image/svg+xml; charset=utf-8")
      .send(CAMPUS_LOGO),
  );
}
