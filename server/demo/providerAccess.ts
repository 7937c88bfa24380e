import type { FastifyReply, FastifyRequest } from "fastify";
import { randomBytes } from "node:crypto";
import { chooseLanguage, type Language } from "../../src/core/language/languages";
import { accountName } from "../platform/auth/accountName";
import { allowsDemo, inTurn, slowDown, welcome } from "../platform/auth/signIn";
import { putRetryAfter, Refusal } from "../platform/envelope";
import type { Services } from "../platform/services";
import { browserLanguages } from "../web/browserLanguages";
import { REPORT_PATH } from "../web/csp";

/** The one address of the portal that the demo providers send people back to, as their browser writes it. */
export const loginAddressOf = (request: FastifyRequest): string =>
  `${request.protocol}://${request.host}/login/`;

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

/** Sends a page of a demo provider: without scripts, in nobody's frame, kept nowhere. */
export function sendProviderPage(reply: FastifyReply, draw: (nonce: string) => string): FastifyReply {
  const nonce = randomBytes(16).toString("base64");
  return reply
    .headers({ "content-security-policy": policy(nonce), "cache-control": "no-store" })
    .type("text/html; charset=utf-8")
    .send(draw(nonce));
}

/** A field of a form or a query, empty where it is none. */
export const textIn = (fields: unknown, name: string): string => {
  const value: unknown = typeof fields === "object" && fields !== null ? Reflect.get(fields, name) : null;
  return typeof value === "string" ? value : "";
};

/** The name, as accounts are called, and the password of a form. */
export const credentialsIn = (fields: unknown) => ({
  account: accountName(textIn(fields, "account")),
  password: textIn(fields, "password"),
});

/** The language that the portal asked for, or else the browser's. */
export const languageOf = (request: FastifyRequest, fields: unknown): Language =>
  chooseLanguage({ parameter: textIn(fields, "ui_locales"), browser: browserLanguages(request) });

/** A demo provider, as its pages need it. */
export interface DemoProvider {
  readonly id: string;
  /** Bilingual. */
  readonly name: string;
  readonly app_id: string;
}

/** The way into the demo providers of a kind: who they are, and whose password is right. */
export function providerAccess(services: Services, kind: "redirect" | "qr") {
  const { database, checkPassword, signInQueue, throttle } = services;

  /** The provider that an address names. Demo providers are for this machine alone, like the demo accounts. */
  const providerOf = async (request: FastifyRequest): Promise<DemoProvider | undefined> => {
    if (!allowsDemo({ ...services, request })) return undefined;
    return database
      .selectFrom("social_provider")
      .where("id", "=", textIn(request.params, "id"))
      .where("kind", "=", kind)
      .select(["id", "name", "app_id"])
      .executeTakeFirst();
  };

  /** Whose password the form gives; null for a wrong one. */
  const accountIn = async ({ id }: DemoProvider, request: FastifyRequest, reply: FastifyReply) => {
    const { account, password } = credentialsIn(request.body);
    const guessing = { account: `${id} ${account}` };
    await slowDown(guessing, { throttle, request, reply });
    const found = await database
      .selectFrom("campus_account")
      .where("provider_id", "=", id)
      .where("account", "=", account)
      .selectAll()
      .executeTakeFirst();
    if (!(await checkPassword(found?.password ?? null, password)) || !found) return null;
    await welcome(guessing, { throttle, request, reply });
    return found;
  };

  /** The account whose password the form gives; null for a wrong one, the refusal for one attempt too many. */
  const enter = async (provider: DemoProvider, request: FastifyRequest, reply: FastifyReply) => {
    const { account } = credentialsIn(request.body);
    try {
      return await inTurn(account, { signInQueue, request, reply }, () =>
        accountIn(provider, request, reply),
      );
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      putRetryAfter(reply, error);
      reply.code(error.status);
      return error;
    }
  };

  return { providerOf, enter };
}
