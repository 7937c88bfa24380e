import type { FastifyReply, FastifyRequest } from "fastify";
import { addVary } from "./compress";
import { sendPlainPage } from "./plainPage";

const WORDS = {
  "zh-CN": {
    title: "没有找到这个页面",
    text: "这个地址没有对应的页面：可能已经移动，地址有误，或者它所属的应用还没有安装。",
    start: "返回首页",
  },
  en: {
    title: "Page not found",
    text: "There is no page at this address. It may have moved, the address may be mistyped, or the application it belongs to is not installed yet.",
    start: "Back to the start",
  },
} as const;

/** Answers an unknown address: people get a page in their language with a link back, programs a short text. */
export function sendNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  addVary(reply, "Accept");
  reply.code(404);
  if (!request.headers.accept?.includes("text/html"))
    return reply.header("cache-control", "no-store").type("text/plain; charset=utf-8").send("Not found\n");
  return sendPlainPage(request, reply, (language) => {
    const { title, text, start } = WORDS[language];
    return { title, body: `      <p>${text}</p>\n      <a class="button" href="/">${start}</a>` };
  });
}
