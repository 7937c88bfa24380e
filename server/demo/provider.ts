import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { loginAddressOf } from "../platform/auth/loginAddress";
import type { GrantKind } from "../platform/auth/socialGrants";
import { sameOrigin } from "../platform/admit";
import { Refusal } from "../platform/envelope";
import type { Language } from "../../src/base/core/language/languages";
import { resolveBilingual } from "../../src/base/core/wire/text";
import type { Services } from "../platform/services";
import { DATA_POLICY } from "../settings/csp";
import { LOGOS } from "./providerLogo";
import { sendPlainDocument } from "../web/plainDocument";
import { textIn } from "../platform/forms";
import { languageOf } from "../web/pageLanguage";
import { providerAccess, type DemoProvider } from "./providerAccess";
import { providerPage, refusalPage, type ProviderPage } from "./providerPage";
import { sendNotFound } from "../web/notFound";

/** The portal's request to the provider, by OAuth's own names. */
interface Asked {
  readonly kind: GrantKind;
  readonly clientId: string;
  readonly redirectUri: string;
  readonly state: string;
  readonly language: Language;
}

const MOST_STATE = 512;

/** The valid request, or null. Nothing is sent to an address that does not match exactly. */
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

/** The demo provider: a page of its own where a person signs in with a campus account and returns to the portal. */
export function providerPages(app: FastifyInstance, services: Services): void {
  const { socialGrants } = services;
  const { providerOf, enter } = providerAccess(services, "redirect");

  const pageOf = (
    { id, name }: DemoProvider,
    asked: Asked,
    rest: Partial<ProviderPage> = {},
  ): ProviderPage => {
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

  const refuse = (request: FastifyRequest, reply: FastifyReply, fields: unknown) =>
    sendPlainDocument(reply.code(400), (nonce) => refusalPage(nonce, languageOf(request, fields)));

  app.get<{ Params: { id: string } }>("/provider/:id", async (request, reply) => {
    const provider = await providerOf(request);
    if (!provider) return sendNotFound(request, reply);
    const asked = read(request, request.query, provider.app_id);
    if (!asked) return refuse(request, reply, request.query);
    return sendPlainDocument(reply, (nonce) => providerPage(nonce, pageOf(provider, asked)));
  });

  app.post<{ Params: { id: string } }>("/provider/:id", async (request, reply) => {
    const provider = await providerOf(request);
    if (!provider) return sendNotFound(request, reply);
    const asked = read(request, request.body, provider.app_id);
    if (!asked || !sameOrigin(request)) return refuse(request, reply, request.body);
    const told = textIn(request.body, "account");
    const again = (fault: ProviderPage["fault"]) =>
      sendPlainDocument(reply, (nonce) =>
        providerPage(nonce, pageOf(provider, asked, { account: told, fault })),
      );
    const account = await enter(provider, request, reply);
    if (account === null) return again("wrong");
    if (account instanceof Refusal) return again({ said: resolveBilingual(account.message, asked.language) });
    const { kind, clientId, redirectUri, state } = asked;
    const grant = await socialGrants.issue({ kind, providerId: provider.id, clientId, redirectUri }, account);
    return reply
      .header("cache-control", "no-store")
      .redirect(`${redirectUri}?${query({ [kind]: grant, state })}`, 303);
  });

  for (const [id, logo] of Object.entries(LOGOS))
    app.get(`/provider/${id}/logo.svg`, (_, reply) =>
      reply
        .headers({ "cache-control": "public, max-age=86400", "content-security-policy": DATA_POLICY })
        .type("image/svg+xml; charset=utf-8")
        .send(logo),
    );
}
