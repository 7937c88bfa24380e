import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { resolveBilingual } from "../../src/base/core/wire/text";
import { sameOrigin } from "../platform/admit";
import { wireDate } from "../platform/dates";
import { Refusal } from "../platform/envelope";
import type { Services } from "../platform/services";
import { sendNotFound } from "../web/notFound";
import { sendPlainDocument } from "../web/plainDocument";
import { textIn } from "../platform/forms";
import { languageOf } from "../web/pageLanguage";
import { providerAccess, type DemoProvider } from "./providerAccess";
import { refusalPage } from "./providerPage";
import { confirmPage, scanEndPage, scanPage, type ScanPage } from "./qrPages";

type End = Parameters<typeof scanEndPage>[2];

/**
 * The phone's side of the demo provider with a code to scan: the person who opens the code's address signs in at the
 * provider, sees which site asks and from where, and confirms or refuses. This does not sign the phone itself in to the portal.
 */
export function qrProviderPages(app: FastifyInstance, services: Services): void {
  const { socialQr, site } = services;
  const { providerOf, enter } = providerAccess(services, "qr");

  const pageOf = ({ id, name }: DemoProvider, request: FastifyRequest, fields: unknown) => ({
    id,
    name,
    language: languageOf(request, fields),
  });
  type Page = ReturnType<typeof pageOf>;

  const end = (reply: FastifyReply, page: Page, what: End) =>
    sendPlainDocument(reply.code(what === "over" ? 410 : 200), (nonce) => scanEndPage(nonce, page, what));

  const sendForm = (reply: FastifyReply, page: ScanPage) =>
    sendPlainDocument(reply, (nonce) => scanPage(nonce, page));

  app.get("/provider/:id/scan", async (request, reply) => {
    const provider = await providerOf(request);
    if (!provider) return sendNotFound(request, reply);
    const page = pageOf(provider, request, request.query);
    const code = textIn(request.query, "code");
    const qr = await socialQr.open(provider.id, code);
    return qr ? sendForm(reply, { ...page, code, account: "", fault: null }) : end(reply, page, "over");
  });

  /** A form sent by our own page; another site's is refused before it is parsed. */
  const formFrom = async (request: FastifyRequest, reply: FastifyReply) => {
    const provider = await providerOf(request);
    if (!provider) {
      sendNotFound(request, reply);
      return null;
    }
    const page = pageOf(provider, request, request.body);
    if (sameOrigin(request)) return { provider, page };
    sendPlainDocument(reply.code(400), (nonce) => refusalPage(nonce, page.language));
    return null;
  };

  app.post("/provider/:id/scan", async (request, reply) => {
    const form = await formFrom(request, reply);
    if (!form) return reply;
    const { provider, page } = form;
    const code = textIn(request.body, "code");
    if (!(await socialQr.open(provider.id, code))) return end(reply, page, "over");
    const again = (fault: ScanPage["fault"]) =>
      sendForm(reply, { ...page, code, account: textIn(request.body, "account"), fault });
    const account = await enter(provider, request, reply);
    if (account === null) return again("wrong");
    if (account instanceof Refusal) return again({ said: resolveBilingual(account.message, page.language) });
    const claimed = await socialQr.claim(provider.id, code, account);
    if (!claimed) return end(reply, page, "over");
    const { qr, confirmCode } = claimed;
    return sendPlainDocument(reply, (nonce) =>
      confirmPage(nonce, {
        ...page,
        confirm: confirmCode,
        userCode: qr.user_code,
        device: qr.device,
        address: qr.address,
        time: wireDate(qr.at, site),
        person: `${account.name} (${account.account})`,
      }),
    );
  });

  app.post("/provider/:id/confirm", async (request, reply) => {
    const form = await formFrom(request, reply);
    if (!form) return reply;
    const { provider, page } = form;
    const yes = textIn(request.body, "decision") === "yes";
    const done = await socialQr.decide(provider.id, textIn(request.body, "confirm"), yes);
    return end(reply, page, done ? (yes ? "confirmed" : "denied") : "over");
  });
}
