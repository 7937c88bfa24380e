import type { FastifyInstance, FastifyRequest } from "fastify";
import { createHash } from "node:crypto";
import type { Language } from "../../src/base/core/language/languages";
import { resolveBilingual } from "../../src/base/core/wire/text";
import { CLIENT_PATHS } from "../platform/auth/clientCalls";
import { allowsDemo } from "../platform/auth/signIn";
import { isSame, newToken } from "../platform/auth/tokens";
import { DEMO_CLIENT } from "./seed/clients";
import type { Services } from "../platform/services";
import { sendPlainPage } from "../web/plainPage";
import { escapeHtml } from "../web/escapeHtml";
import { sendNotFound } from "../web/notFound";
import { textIn } from "../platform/forms";
import { languageOf } from "../web/pageLanguage";

const TRIP = "demo_client_trip";
const TRIP_PATH = "/client/demo";
const TRIP_SECONDS = 600;

const WORDS = {
  "zh-CN": {
    lead: "这是一个独立的示例应用，它让人用校园门户的账号登录。",
    start: "用校园门户登录",
    welcome: "登录成功",
    got: "门户告诉了本应用：",
    refused: "您没有同意登录，本应用什么也没有得到。",
    failed: "登录没有完成：",
    strange: "此登录不是从本应用发起的，或已失效。",
    again: "重新开始",
    other: "English",
  },
  en: {
    lead: "This is an application of its own that lets people sign in with their School Portal account.",
    start: "Sign in with School Portal",
    welcome: "You are signed in",
    got: "The portal told this application:",
    refused: "You did not allow the sign-in, so this application has learned nothing.",
    failed: "The sign-in was not completed: ",
    strange: "This sign-in was not started here, or has expired.",
    again: "Start again",
    other: "简体中文",
  },
} as const;

const facts = (values: Readonly<Record<string, unknown>>): string =>
  Object.entries(values)
    .map(([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(String(value))}</dd>`)
    .join("\n        ");

const parsed = (text: string): Readonly<Record<string, unknown>> =>
  JSON.parse(text) as Record<string, unknown>;

/** The result of a return: what the portal answered, or OAuth's code for the error. */
const finish = async (app: FastifyInstance, request: FastifyRequest) => {
  const [state = "", verifier = ""] = (request.cookies[TRIP] ?? "").split(".");
  const told = (field: string) => textIn(request.query, field);
  if (state === "" || !isSame(told("state"), state)) return { fault: "state" };
  if (told("error") !== "") return { fault: told("error") };
  const answer = await app.inject({
    method: "POST",
    url: CLIENT_PATHS.token,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: new URLSearchParams({
      grant_type: "authorization_code",
      code: told("code"),
      redirect_uri: `${request.protocol}://${request.host}${DEMO_CLIENT.back}`,
      client_id: DEMO_CLIENT.id,
      client_secret: DEMO_CLIENT.secret,
      code_verifier: verifier,
    }).toString(),
  });
  const token = parsed(answer.body);
  if (answer.statusCode !== 200) return { fault: String(token.error) };
  const person = await app.inject({
    url: CLIENT_PATHS.userInfo,
    headers: { authorization: `Bearer ${String(token.access_token)}` },
  });
  return { person: { ...parsed(person.body), source: told("source") } };
};

/**
 * The demo client: what another vendor's application does to let people sign in with the portal (docs/authorize.md).
 * It makes the same calls as any other, including state and PKCE, but runs on this very host.
 */
export function demoClientPages(app: FastifyInstance, services: Services): void {
  const isHere = (request: FastifyRequest) => allowsDemo({ ...services, request });
  const name = (language: Language) => resolveBilingual(DEMO_CLIENT.name, language);
  const again = (language: Language) =>
    `<p class="links"><a href="${TRIP_PATH}?ui_locales=${language}">${WORDS[language].again}</a></p>`;

  app.get(TRIP_PATH, async (request, reply) => {
    if (!isHere(request)) return sendNotFound(request, reply);
    return sendPlainPage(request, reply, (language) => {
      const words = WORDS[language];
      const other = language === "en" ? "zh-CN" : "en";
      return {
        title: name(language),
        body: `      <p>${words.lead}</p>
      <p><a class="button" href="${TRIP_PATH}/start?ui_locales=${language}">${words.start}</a></p>
      <p class="links"><a lang="${other}" href="${TRIP_PATH}?ui_locales=${other}">${words.other}</a></p>`,
      };
    });
  });

  app.get(`${TRIP_PATH}/start`, async (request, reply) => {
    if (!isHere(request)) return sendNotFound(request, reply);
    const [state, verifier] = [newToken(), newToken()];
    const query = new URLSearchParams({
      response_type: "code",
      client_id: DEMO_CLIENT.id,
      redirect_uri: `${request.protocol}://${request.host}${DEMO_CLIENT.back}`,
      scope: "profile school",
      state,
      code_challenge: createHash("sha256").update(verifier).digest("base64url"),
      code_challenge_method: "S256",
      language: languageOf(request, request.query),
    });
    return reply
      .setCookie(TRIP, `${state}.${verifier}`, {
        httpOnly: true,
        sameSite: "lax",
        path: TRIP_PATH,
        maxAge: TRIP_SECONDS,
        secure: request.protocol === "https",
      })
      .header("cache-control", "no-store")
      .redirect(`/authorize/?${query.toString()}`, 303);
  });

  app.get(DEMO_CLIENT.back, async (request, reply) => {
    if (!isHere(request)) return sendNotFound(request, reply);
    const end = await finish(app, request);
    reply.clearCookie(TRIP, { path: TRIP_PATH });
    return sendPlainPage(request, reply, (language) => {
      const words = WORDS[language];
      if ("person" in end)
        return {
          title: words.welcome,
          body: `      <p>${words.got}</p>
      <dl>
        ${facts(end.person)}
      </dl>
      ${again(language)}`,
        };
      const said =
        end.fault === "state"
          ? words.strange
          : end.fault === "access_denied"
            ? words.refused
            : `${words.failed}${escapeHtml(end.fault)}`;
      return { title: name(language), body: `      <p role="alert">${said}</p>\n      ${again(language)}` };
    });
  });
}
