import type { FastifyReply, FastifyRequest } from "fastify";
import { addVary } from "./compress";
import { sendPage } from "./documents";

const PAGE = `<!doctype html>
<html lang="zh-CN">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>页面不存在 · Page not found</title>
    <style nonce="__CSP_NONCE__">
      body { margin: 0; min-height: 100vh; display: grid; place-items: center; font: 1.125rem/1.6 system-ui, "PingFang SC", "Microsoft YaHei", sans-serif; }
      main { max-width: 34rem; padding: 2rem; }
      h1 { font-size: 1.5rem; line-height: 1.3; }
      a { display: inline-block; padding: 0.5rem 0; }
    </style>
  </head>
  <body>
    <main>
      <h1>页面不存在 <span lang="en">Page not found</span></h1>
      <p>这个地址没有对应的页面，可能已经移动，或地址有误。</p>
      <p lang="en">There is no page at this address. It may have moved, or the address may be mistyped.</p>
      <a href="/">返回首页 <span lang="en">Back to the start</span></a>
    </main>
  </body>
</html>
`;

/** Answers an unknown address: people get a page with a way back, programs a short text. */
export function sendNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  addVary(reply, "Accept");
  reply.code(404);
  if (request.headers.accept?.includes("text/html")) return sendPage(reply, PAGE);
  return reply.header("cache-control", "no-store").type("text/plain; charset=utf-8").send("Not found\n");
}
