import { test, expect, type Page } from "@playwright/test";
import { transform } from "@swc/core";
import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import type { HttpResult } from "../src/base/core/wire/exchange";
import type * as Http from "../src/base/platform/http";
import type { Progress } from "../src/base/platform/ports";
import { countJourneyWork } from "./work";

const root = path.join(__dirname, "..");
const SIZE = 16 << 20;
/** A page with the portal's transport in `window.http`. */
const PAGE = `<!doctype html><title>-</title><script type="module">
  import * as http from "/src/base/platform/http"; window.http = http;
</script>`;

/** The portal's modules as the browser loads them by itself, each by the path it has here. */
async function sendModule(address: string, response: ServerResponse): Promise<void> {
  const code = readFileSync(path.join(root, `${address.replace(/\.ts$/, "")}.ts`), "utf8");
  const jsc = { target: "es2022", parser: { syntax: "typescript" } } as const;
  const { code: script } = await transform(code, { jsc, module: { type: "es6" } });
  response.writeHead(200, { "Content-Type": "text/javascript" }).end(script);
}

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A server of the portal's transport, and of answers to what it sends. */
async function startServer() {
  let answer: Answer = (_request, response) => response.end();
  const server = createServer((request, response) => {
    const { url = "" } = request;
    if (url.startsWith("/src/")) void sendModule(url, response);
    else if (url === "/upload") answer(request, response);
    else response.writeHead(200, { "Content-Type": "text/html" }).end(PAGE);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    answerWith: (next: Answer) => (answer = next),
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Reads as over a slow line, so that the browser still has most to send while it is told to stop. */
function readSlowly(request: IncomingMessage, got: (bytes: number) => void): void {
  request.on("data", (part: Buffer) => {
    got(part.length);
    request.pause();
    setTimeout(() => request.resume(), 2);
  });
}

interface Outcome {
  readonly result: HttpResult;
  readonly sent: readonly Progress[];
}

/** Sends a file by the portal's transport, and gives it up where `abortAt` of its bytes are out. */
const send = (page: Page, abortAt?: number): Promise<Outcome> =>
  page.evaluate(
    async ([size, limit]): Promise<Outcome> => {
      const { createHttp } = (window as unknown as { http: typeof Http }).http;
      const clock = { now: () => 0, after: () => () => undefined };
      const http = createHttp((input, init) => fetch(input, init), clock);
      const controller = new AbortController();
      const sent: Progress[] = [];
      const file = new File([new Uint8Array(size)], "a.bin");
      const request = {
        method: "POST",
        url: "/upload",
        headers: {},
        timeout: 60_000,
        bytes: false,
        body: { form: "multipart", parts: [["file", file]] },
      } as const;
      const result = await http.send(request, controller.signal, {
        sent: (progress) => {
          sent.push(progress);
          if (limit !== null && progress.done >= limit) controller.abort();
        },
      });
      return { result, sent };
    },
    [SIZE, abortAt ?? null] as const,
  );

test("an upload tells in the browser how far it is, can be given up in the middle, and hears a refusal before its end [API-09]", async ({
  page,
}) => {
  countJourneyWork("contexts");
  const server = await startServer();
  try {
    await page.goto(server.url);

    let arrived = 0;
    server.answerWith((request, response) => {
      readSlowly(request, (bytes) => (arrived += bytes));
      request.on("end", () => response.end("{}"));
    });
    const whole = await send(page);
    expect(whole.result).toMatchObject({ kind: "answered", status: 200, body: { text: "{}" } });
    expect(whole.sent.length).toBeGreaterThan(1);
    expect(whole.sent.at(-1)).toEqual({ done: arrived, total: arrived });
    const steps = whole.sent.map(({ done }) => done);
    expect(steps).toEqual([...steps].sort((one, other) => one - other));

    let received = 0;
    const closed = new Promise<void>((resolve) => {
      server.answerWith((request, response) => {
        readSlowly(request, (bytes) => (received += bytes));
        response.once("close", resolve);
      });
    });
    expect((await send(page, 1)).result).toEqual({ kind: "fault", fault: "aborted" });
    await closed;
    expect(received).toBeLessThan(SIZE);

    server.answerWith((request, response) => {
      request.once("data", () => {
        response.writeHead(413, { "Content-Type": "application/json" }).end('{"status":413}');
        request.resume();
      });
    });
    expect((await send(page)).result).toMatchObject({ status: 413, body: { text: '{"status":413}' } });

    server.answerWith((request) => void request.once("data", () => request.socket.destroy()));
    expect((await send(page)).result).toEqual({ kind: "fault", fault: "network" });
  } finally {
    server.stop();
  }
});
