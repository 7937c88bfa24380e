import type { FastifyReply, FastifyRequest } from "fastify";
import { addVary } from "./compress";
import { sendPage } from "./documents";
import { messagePage } from "./messagePage";

const PAGE = messagePage(
  { chinese: "页面不存在", english: "Page not found" },
  {
    chinese: "这个地址没有对应的页面，可能已经移动，或地址有误。",
    english: "There is no page at this address. It may have moved, or the address may be mistyped.",
  },
);

/** Answers an unknown address: people get a page with a way back, programs a short text. */
export function sendNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  addVary(reply, "Accept");
  reply.code(404);
  if (request.headers.accept?.includes("text/html")) return sendPage(reply, PAGE);
  return reply.header("cache-control", "no-store").type("text/plain; charset=utf-8").send("Not found\n");
}
