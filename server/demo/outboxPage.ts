import type { FastifyInstance } from "fastify";
import { resolveBilingual } from "../../src/base/core/wire/text";
import { allowsDemo } from "../platform/auth/signIn";
import { wireDate } from "../platform/dates";
import type { Services } from "../platform/services";
import { sendPlainPage } from "../web/plainPage";
import { escapeHtml } from "../web/escapeHtml";
import { sendNotFound } from "../web/notFound";

const WORDS = {
  "zh-CN": {
    title: "演示发件箱",
    lead: "演示平台不会真的发送邮件或短信，最近十分钟的消息都在这里。刷新页面查看新消息。",
    handedOver: "本平台把邮件和短信交给 MESSAGES_URL 所指的服务发送，这里不保留任何消息。",
    none: "还没有消息。",
    mail: "邮件",
    sms: "短信",
  },
  en: {
    title: "Demo outbox",
    lead: "The demo platform sends neither mail nor text messages. What it would have sent in the last ten minutes is here; reload to see more.",
    handedOver:
      "This platform hands its mail and text messages to the service that MESSAGES_URL names, and keeps none of them here.",
    none: "No messages yet.",
    mail: "Mail",
    sms: "Text message",
  },
} as const;

/** What the platform would have sent, for people who try it out: on this machine alone, like the demo accounts. */
export function outboxPage(app: FastifyInstance, services: Services): void {
  const address = "/demo/outbox";
  app.get(address, async (request, reply) => {
    if (!allowsDemo({ ...services, request })) return sendNotFound(request, reply);
    if (!services.post.demo)
      return sendPlainPage(request, reply, (language) => {
        const { title, handedOver } = WORDS[language];
        return { title, body: `      <p>${handedOver}</p>`, address };
      });
    const messages = await services.outbox.sent();
    return sendPlainPage(request, reply, (language) => {
      const words = WORDS[language];
      const items = messages.map(
        ({ recipient, kind, words: text, at }) => `        <li>
          <p><strong>${escapeHtml(recipient)}</strong> · ${kind === "sms" ? words.sms : words.mail} · <time>${wireDate(at, services.site)}</time></p>
          <p>${escapeHtml(resolveBilingual(text, language))}</p>
        </li>`,
      );
      const list = items.length > 0 ? `<ul>\n${items.join("\n")}\n      </ul>` : `<p>${words.none}</p>`;
      return { title: words.title, body: `      <p>${words.lead}</p>\n      ${list}`, address };
    });
  });
}
