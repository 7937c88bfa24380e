/**
 * The browser's own XMLHttpRequest, as jsdom has it, and a server that listens.
 * @jest-environment jsdom
 * @jest-environment-options {"url": "http://localhost/"}
 */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { fakeClock } from "../../../test/fakePorts";
import type { HttpRequest } from "../core/wire/exchange";
import { createHttp } from "./http";
import type { Progress } from "./ports";

const SIZE = 1 << 20;

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** Reads a request to its end. */
const bodyOf = async (request: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
};

let answer: Answer;
const server = createServer((request, response) => {
  response.setHeader("Access-Control-Allow-Origin", "http://localhost");
  response.setHeader("Access-Control-Allow-Credentials", "true");
  response.setHeader("Access-Control-Allow-Headers", "X-Device-Type, X-Browser-Key");
  response.setHeader("Access-Control-Expose-Headers", "Retry-After");
  if (request.method === "OPTIONS") response.end();
  else answer(request, response);
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve)));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const requestOf = (parts: Partial<HttpRequest> = {}): HttpRequest => ({
  method: "POST",
  url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/upload`,
  headers: { "X-Device-Type": "pc" },
  timeout: 60_000,
  bytes: false,
  body: { form: "bytes", content: new Blob([new Uint8Array(SIZE)]) },
  ...parts,
});

const refuse: typeof fetch = () => Promise.reject(new Error("not asked for"));

function setUp() {
  const time = fakeClock();
  const received: Progress[] = [];
  const listeners = {
    sent: () => undefined,
    received: (progress: Progress) => void received.push(progress),
  };
  return { http: createHttp(refuse, time.clock, () => "k".repeat(32)), received, listeners, ...time };
}

const json = (response: ServerResponse, value: unknown, status = 200, headers = {}) =>
  response.writeHead(status, { "Content-Type": "application/json", ...headers }).end(JSON.stringify(value));

describe("a transfer", () => {
  it("sends its parts under the headers of every request [API-01, SEC-08]", async () => {
    let arrived = "";
    const heads: unknown[] = [];
    answer = (request, response) => {
      heads.push([request.headers["x-device-type"], request.headers["x-browser-key"]]);
      void bodyOf(request).then((body) => {
        arrived = body.toString("latin1");
        json(response, { status: 200 });
      });
    };
    const { http, listeners, waiting } = setUp();
    const parts = [
      ["md5", "0".repeat(32)],
      ["file", new File([new Uint8Array(SIZE)], "a.bin")],
    ] as const;
    const result = await http.send(requestOf({ body: { form: "multipart", parts } }), undefined, listeners);
    expect(result).toEqual({
      kind: "answered",
      status: 200,
      statusText: "OK",
      body: { text: '{"status":200}' },
      retryAfter: null,
    });
    expect(heads).toEqual([["pc", "k".repeat(32)]]);
    expect(arrived).toContain('name="file"; filename="a.bin"');
    expect(waiting()).toBe(0);
  });

  it("sends the cookies of a platform at another origin along, as every request does [API-01]", async () => {
    const cookies: unknown[] = [];
    answer = (request, response) => {
      cookies.push(request.headers.cookie);
      void bodyOf(request).then(() => json(response, {}, 200, { "Set-Cookie": "session=s; Path=/" }));
    };
    const { http, listeners } = setUp();
    await http.send(requestOf(), undefined, listeners);
    await http.send(requestOf(), undefined, listeners);
    expect(cookies).toEqual([undefined, "session=s"]);
  });

  it("tells how much of a file has come in, and gives it as bytes [API-12]", async () => {
    const { http, received, listeners } = setUp();
    let end: () => void = () => undefined;
    answer = (_request, response) => {
      response.writeHead(200, { "Content-Type": "application/pdf", "Content-Length": SIZE });
      response.write(Buffer.alloc(SIZE / 2));
      end = () => response.end(Buffer.alloc(SIZE / 2));
    };
    const { method, body, ...asked } = requestOf({ bytes: true });
    expect([method, body?.form]).toEqual(["POST", "bytes"]);
    // The rest follows once the half is told of.
    const listening = {
      ...listeners,
      received: (progress: Progress) => {
        listeners.received(progress);
        end();
      },
    };
    const result = await http.send({ ...asked, method: "GET" }, undefined, listening);
    if (result.kind !== "answered" || !("bytes" in result.body)) throw new Error("no file");
    expect((result.body.bytes as Blob).size).toBe(SIZE);
    expect(received.at(-1)).toEqual({ done: SIZE, total: SIZE });
    expect(received.length).toBeGreaterThan(1);
  });

  it("reads no more of a text than can be held [REL-01, API-12]", async () => {
    answer = (_request, response) => {
      response.writeHead(200, { "Content-Type": "application/json" });
      response.end(Buffer.alloc(17 << 20, 32));
    };
    const { http, listeners } = setUp();
    await expect(http.send(requestOf(), undefined, listeners)).resolves.toEqual({
      kind: "answered",
      status: 200,
      statusText: "OK",
      body: { tooLarge: true },
    });
  });

  it.each([
    [413, { status: 413, code: "too_large" }, null],
    [429, { status: 429 }, "5"],
    [503, "<html>", null],
  ])("gives the answer %i as it is, in place of a file too [API-12]", async (status, body, retryAfter) => {
    answer = (request, response) =>
      void bodyOf(request).then(() =>
        json(response, body, status, retryAfter === null ? {} : { "Retry-After": retryAfter }),
      );
    const { http, listeners } = setUp();
    const expected = { kind: "answered", status, body: { text: JSON.stringify(body) }, retryAfter };
    expect(await http.send(requestOf(), undefined, listeners)).toMatchObject(expected);
    expect(await http.send(requestOf({ bytes: true }), undefined, listeners)).toMatchObject(expected);
  });

  it("is given up in the middle, and the server hears of it [API-09]", async () => {
    const controller = new AbortController();
    const closed = new Promise<void>((resolve) => {
      answer = (request, response) => {
        request.once("data", () => controller.abort());
        response.once("close", resolve);
      };
    });
    const { http, listeners, waiting } = setUp();
    const result = await http.send(requestOf(), controller.signal, listeners);
    expect(result).toEqual({ kind: "fault", fault: "aborted" });
    await closed;
    expect(waiting()).toBe(0);
    const never = await http.send(requestOf(), AbortSignal.abort(), listeners);
    expect(never).toEqual({ kind: "fault", fault: "aborted" });
  });

  it("ends as a fault of the network where the line is cut in the middle [API-09]", async () => {
    answer = (request) => void request.once("data", () => request.socket.destroy());
    const { http, listeners } = setUp();
    jest.spyOn(console, "error").mockImplementation(() => undefined);
    expect(await http.send(requestOf(), undefined, listeners)).toEqual({ kind: "fault", fault: "network" });
  });

  it("gives up after its time-out [API-03]", async () => {
    const { http, listeners, advance } = setUp();
    answer = (request) => void request.once("data", () => advance(60_000));
    expect(await http.send(requestOf(), undefined, listeners)).toEqual({ kind: "fault", fault: "timeout" });
  });

  it("ends as a fault of the network where its code does not come", async () => {
    const { clock, listeners } = setUp();
    const http = createHttp(refuse, clock, undefined, () => Promise.reject(new Error("offline")));
    expect(await http.send(requestOf(), undefined, listeners)).toEqual({ kind: "fault", fault: "network" });
  });
});
