import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Language } from "../../src/base/core/language/languages";
import { resolveBilingual } from "../../src/base/core/wire/text";
import { accountName } from "../platform/auth/accountName";
import { loginAddressOf } from "../platform/auth/loginAddress";
import { allowsDemo, inTurn, slowDown, welcome } from "../platform/auth/signIn";
import { sameOrigin } from "../platform/admit";
import { putRetryAfter, Refusal } from "../platform/envelope";
import type { Services } from "../platform/services";
import { escapeHtml } from "../web/escapeHtml";
import { sendNotFound } from "../web/notFound";
import { sendPlainDocument } from "../web/plainDocument";
import { textIn } from "../platform/forms";
import { languageOf } from "../web/pageLanguage";
import { credentialsIn } from "./providerAccess";
import { providerDocument } from "./providerPage";
import { signInForm, type SignInFault } from "./signInForm";

/** Where the demo launcher stands: another portal, from which people come here with a ticket. */
export const LAUNCHER = "/launcher/";

const MOST_STATE = 512;

const WORDS = {
  "zh-CN": {
    title: "澄湖教育云",
    lead: "演示用的另一个门户：在此登录后，凭一次性票据进入校园门户。",
    account: "账号",
    password: "密码",
    submit: "进入校园门户",
    wrong: "账号或密码错误",
    hint: "可用校园门户的演示账号，密码相同。票据一分钟内有效，只能使用一次。",
    other: "English",
  },
  en: {
    title: "Chenghu Education Cloud",
    lead: "Another portal, for demonstration: sign in here and go on to the School Portal with a ticket.",
    account: "Account",
    password: "Password",
    submit: "Open the School Portal",
    wrong: "Wrong account or password",
    hint: "Use the demo accounts of the School Portal. A ticket is good for a minute, and once.",
    other: "简体中文",
  },
} as const satisfies Record<Language, Readonly<Record<string, string>>>;

interface View {
  readonly language: Language;
  readonly state: string;
  readonly account: string;
  readonly fault: SignInFault;
}

function draw(nonce: string, { language, state, account, fault }: View): string {
  const words = WORDS[language];
  const other = new URLSearchParams({
    ui_locales: language === "en" ? "zh-CN" : "en",
    ...(state && { state }),
  });
  return providerDocument(nonce, {
    language,
    title: words.title,
    body: `      <h1>${words.title}</h1>
      <p>${words.lead}</p>
${signInForm({ action: LAUNCHER, fields: { state, ui_locales: language }, account, fault, words })}
      <p class="links">
        <a href="${LAUNCHER}?${escapeHtml(other.toString())}" lang="${language === "en" ? "zh-CN" : "en"}">${words.other}</a>
      </p>
      <p class="hint">${words.hint}</p>`,
  });
}

/** The demo launcher: a form where a demo account gets a ticket for the portal. On this machine alone. */
export function launcherPages(app: FastifyInstance, services: Services): void {
  const { database, checkPassword, signInQueue, throttle, tickets } = services;
  const allowed = (request: FastifyRequest) => allowsDemo({ ...services, request });
  const view = (request: FastifyRequest, fields: unknown): View => ({
    language: languageOf(request, fields),
    state: textIn(fields, "state").slice(0, MOST_STATE),
    account: "",
    fault: null,
  });

  /** Whose name and password the form gives; null for wrong ones. */
  const personIn = async (request: FastifyRequest, reply: FastifyReply) => {
    const { account, password } = credentialsIn(request.body);
    await slowDown({ account }, { throttle, request, reply });
    const person = await database
      .selectFrom("person")
      .where("login_name", "=", account)
      .where("status", "=", 1)
      .where("demo", "=", 1)
      .select(["id", "password"])
      .executeTakeFirst();
    if (!(await checkPassword(person?.password ?? null, password)) || !person) return null;
    await welcome({ account }, { throttle, request, reply });
    return person;
  };

  app.get(LAUNCHER, async (request, reply) => {
    if (!allowed(request)) return sendNotFound(request, reply);
    return sendPlainDocument(reply, (nonce) => draw(nonce, view(request, request.query)));
  });

  app.post(LAUNCHER, async (request, reply) => {
    if (!allowed(request) || !sameOrigin(request)) return sendNotFound(request, reply);
    const seen = { ...view(request, request.body), account: textIn(request.body, "account") };
    const again = (fault: SignInFault) =>
      sendPlainDocument(reply, (nonce) => draw(nonce, { ...seen, fault }));
    try {
      const person = await inTurn(accountName(seen.account), { signInQueue, request, reply }, () =>
        personIn(request, reply),
      );
      if (!person) return await again("wrong");
      const ticket = await tickets.issue(person.id);
      const query = new URLSearchParams({ ticket, ...(seen.state && { state: seen.state }) });
      return await reply
        .header("cache-control", "no-store")
        .redirect(`${loginAddressOf(request)}?${query.toString()}`, 303);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      putRetryAfter(reply, error);
      reply.code(error.status);
      return again({ said: resolveBilingual(error.message, seen.language) });
    }
  });
}
