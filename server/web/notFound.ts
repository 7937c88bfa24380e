import type { FastifyReply, FastifyRequest } from "fastify";
import { addVary } from "./compress";
import { sendPage } from "./documents";
import { messagePage } from "./messagePage";

const PAGE = messagePage(
  { chinese: "页面不存在", english: "Page not found" },
  {
    chinese: "这个地址没有对应的页面：可能已经移动，地址有误，或者它所属的应用还没有安装。",
    english:
      "There is no page at this address. It may have moved, the address may be mistyped, or the application it belongs to is not installed yet.",
  },
);

/** Answers an unknown address: people get a page with a link back, programs a short text. */
export function sendNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  addVary(reply, "Accept");
  reply.code(404);
  if (request.headers.accept?.includes("text/html")) return sendPage(reply, PAGE);
  return reply.header("cache-control", "no-store").type("text/plain; charset=utf-8").send("Not found\n");
}
