import { once } from "node:events";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import path from "node:path";
import { calls } from "../../contract/calls";
import { manualTimer } from "../../test/manualTimer";
import { OPEN_BODY_LIMIT } from "../platform/bodyLimits";
import { TestPlatform } from "../testing/platform";
import { answerOf, asking, openSocket, type RawAnswer, rawRequest } from "../testing/rawRequest";
import { until } from "../../test/until";
import { Upstream } from "../testing/upstream";

jest.setTimeout(60_000);

const LOGIN = calls.login.path;
const JSON_TYPE = "application/json";

/**
 * What the server bears with. Node itself waits for heads, by the real clock: a second is the least in which one that was sent has come
 * on any machine. For bodies the time of a test passes.
 */
const LIMITS = { head: 1000, look: 50, pace: 200, body: 500, leastBytes: 10, ordinaryBytes: 1000 };

describe("the platform's door", () => {
  const time = manualTimer();
  const platform = new TestPlatform({}, { limits: LIMITS, timer: time.start });

  /** What lets an upload in: the bodies of others are not read. */
  let signedIn: readonly string[];
  beforeAll(async () => {
    await platform.start();
    const { cookies } = await platform.client().signIn("teacher");
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    signedIn = [`Cookie: ${cookie}`, "X-Device-Type: pc", "Content-Type: multipart/form-data; boundary=x"];
  });
  beforeEach(() => {
    platform.log.length = 0;
  });
  afterAll(() => platform.remove());

  it("logs nothing of connections that are reset before their requests are looked at [SEC-06]", async () => {
    const requests = `GET ${LOGIN} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`.repeat(8);
    const reset = async () => {
      const socket = openSocket(platform.url);
      socket.on("error", () => undefined);
      await once(socket, "connect");
      socket.write(requests, () => socket.resetAndDestroy());
      await once(socket, "close");
    };
    await Promise.all(Array.from({ length: 100 }, reset));
    expect((await platform.client().fetch("/common/site.json")).status).toBe(200);
    expect(platform.log).toEqual([]);
  });

  /** As deep as the limit of a body's bytes allows. */
  const nested = (open: string, middle: string, close: string) => {
    const depth = Math.floor((OPEN_BODY_LIMIT - 100) / (open.length + close.length));
    return open.repeat(depth) + middle + close.repeat(depth);
  };

  it.each([
    ["lists", LOGIN, nested("[", "", "]"), JSON_TYPE],
    ["objects", LOGIN, nested('{"a":', "1", "}"), JSON_TYPE],
    ["objects with a field", LOGIN, `{"username":${nested('{"a":', "1", "}")},"password":"x"}`, JSON_TYPE],
    ["a constructor", LOGIN, '{"constructor":{"prototype":{"a":1}}}', JSON_TYPE],
    ["a prototype", LOGIN, '{"username":{"__proto__":{"a":1}}}', JSON_TYPE],
    ["lists just too deep", LOGIN, "[".repeat(65) + "]".repeat(65), JSON_TYPE],
  ])(
    "finds %s in each other malformed, and logs nothing [API-12, SEC-04]",
    async (_, address, body, type) => {
      const headers = { "content-type": type, "x-device-type": "pc" };
      const answer = await platform.client().fetch(address, { method: "POST", body, headers });
      expect([answer.status, await answer.json()]).toEqual([
        200,
        expect.objectContaining({ status: 400, code: "malformed", data: null }),
      ]);
      expect(platform.log).toEqual([]);
    },
  );

  it("takes a policy report as deep as its limit of bytes allows, without a trace of a fault [API-12]", async () => {
    const report = "[".repeat(8000) + "]".repeat(8000);
    const headers = { "content-type": "application/csp-report" };
    const answer = await fetch(`${platform.url}/csp-report`, { method: "POST", body: report, headers });
    expect(answer.status).toBe(204);
    expect(platform.log.join("\n")).not.toMatch(/ at |RangeError/);
  });

  /** A request whose body never comes to its end; how much of it comes, and how. */
  const promised = (target: string, length: number, lines: readonly string[] = []) =>
    asking(platform.url, target, [`Content-Length: ${length}`, ...lines], "POST");

  it("ends what promises a body and sends none, sends it too slowly, or sends no head [SEC-04]", async () => {
    const FORM = "Content-Type: application/x-www-form-urlencoded\r\nX-Device-Type: pc";
    const heads: readonly (readonly [head: string, drip: string])[] = [
      [promised(LOGIN, 900, [FORM]), ""],
      [promised(LOGIN, 900, [FORM]), "username=abcdefghijklmnop"],
      [promised(LOGIN, 16_000, [FORM]), "a"],
      [promised(calls.upload.path, 900_000, signedIn), "a"],
      [asking(platform.url, LOGIN, ["Transfer-Encoding: chunked", FORM], "POST"), "1\r\na\r\n"],
      [promised("/nowhere", 900), ""],
      [asking(platform.url, "/login/", ["Content-Length: 900"]).replace("close", "keep-alive"), ""],
      ["GET / HT", ""],
      ["GET /login/ HTTP/1.1\r\nHost: a\r\nX-", ""],
      ["", ""],
    ];
    const sockets = heads.map(([head, drip]) => {
      const socket = openSocket(platform.url);
      if (head) socket.write(head);
      return { socket, drip, answer: answerOf(socket) };
    });
    const pass = setInterval(() => {
      for (const { socket, drip } of sockets) if (drip && socket.writable) socket.write(drip);
      time.pass(50);
    }, 50);
    const told = await Promise.all(sockets.map(({ answer }) => answer));
    clearInterval(pass);
    expect(told.map(({ status }) => status)).toEqual([408, 408, 408, 408, 408, 405, 200, 408, 408, 408]);
    for (const { status, headers } of told)
      if (status >= 400) expect(headers).toMatchObject({ "cache-control": "no-store", connection: "close" });
    expect(platform.log).toEqual([]);
  });

  it("refuses by its head who may not send a body, and a body that is longer than a sign-in needs [SEC-06]", async () => {
    const JSON_HEAD = ["Content-Type: application/json", "X-Device-Type: pc"];
    const answers = [
      promised("/api/drive/remove", 200_000, JSON_HEAD),
      promised(calls.webAuth.path, 200_000, JSON_HEAD),
      promised(LOGIN, OPEN_BODY_LIMIT + 1, JSON_HEAD),
      promised("/nowhere", OPEN_BODY_LIMIT + 1, JSON_HEAD),
    ].map(async (head) => {
      const socket = openSocket(platform.url);
      // No body follows.
      socket.write(head);
      const { status, body } = await answerOf(socket);
      return [status, /"status":(\d+)/.exec(body)?.[1]];
    });
    expect(await Promise.all(answers)).toEqual([
      [200, "401"],
      [200, "401"],
      [413, "413"],
      [413, undefined],
    ]);
  });

  it("waits for an upload that goes on, however long it takes as a whole [SEC-04]", async () => {
    const length = 24 * 100;
    const socket = openSocket(platform.url);
    const answer = answerOf(socket);
    const came = once(platform.server, "request") as Promise<[IncomingMessage]>;
    socket.write(promised(calls.upload.path, length, signedIn));
    const [request] = await came;
    const head = request.socket.bytesRead;
    for (let sent = 100; sent <= length; sent += 100) {
      socket.write("x".repeat(100));
      await until(() => request.socket.bytesRead === head + sent);
      time.pass(LIMITS.pace);
    }
    expect(JSON.parse((await answer).body)).toMatchObject({ status: 400, code: "malformed" });
  });

  const refused: readonly (readonly [name: string, send: () => Promise<RawAnswer>])[] = (
    [
      ["a call without a session", calls.me.path],
      ["an unknown call", "/api/nothing"],
      ["an unknown page", "/nowhere", ["Accept: text/html"]],
      ["an unknown document", "/nowhere"],
      ["an address that cannot be decoded", "/%zz"],
      ["a parameter beyond all length", `/provider/${"a".repeat(300)}`],
      ["a method that pages have not", "/login/", [], "DELETE"],
      ["a method that calls have not", LOGIN, [], "DELETE"],
      ["a body that is no JSON", LOGIN, ["Content-Type: application/json", "Content-Length: 1"], "POST"],
      ["an absolute address", "http://portal.example/api/uaa/oauth/me"],
      ["an absolute address of a page", "http://portal.example/login/"],
      ["an expectation", "/login/", ["Expect: miracles"]],
      ["a head of 100 kB", `/${"a".repeat(100_000)}`],
      ["a broken head", "/ \0"],
      ["another application's server", "/api/uaa/oauth/token", ["Content-Length: 0"], "POST"],
      ["a demo page", "/provider/none"],
    ] as readonly (readonly [string, string, string[]?, string?])[]
  ).map(([name, target, lines = [], method = "GET"]) => [
    name,
    () =>
      rawRequest(
        platform.url,
        `${asking(platform.url, target, lines, method)}${lines.includes("Content-Length: 1") ? "{" : ""}`,
      ),
  ]);

  it.each([
    ...refused,
    ["no host", () => rawRequest(platform.url, "GET /login/ HTTP/1.1\r\nConnection: close\r\n\r\n")] as const,
    ["two hosts", () => rawRequest(platform.url, asking(platform.url, "/login/", ["Host: b"]))] as const,
  ])("refuses %s with an answer that nothing keeps [SEC-04]", async (_, send) => {
    const { status, headers, body } = await send();
    expect([status >= 400 || /"status":4\d\d/.test(body), status, body.slice(0, 200)]).toEqual([
      true,
      status,
      body.slice(0, 200),
    ]);
    expect(headers).toMatchObject({ "cache-control": "no-store", "x-content-type-options": "nosniff" });
    expect(platform.log).toEqual([]);
  });

  it("answers 404 for a file of the build that was deleted since it was listed, or is no longer readable [API-12]", async () => {
    const asset = path.join(platform.folder, "dist/web/assets/app.0123abcd.js");
    const ask = (encoding: string) =>
      fetch(`${platform.url}/assets/app.0123abcd.js`, { headers: { "accept-encoding": encoding } });
    expect((await ask("identity")).status).toBe(200);
    rmSync(asset);
    rmSync(`${asset}.br`);
    mkdirSync(`${asset}.br`);
    for (const encoding of ["identity", "br"]) {
      const answer = await ask(encoding);
      expect([encoding, answer.status, answer.headers.get("cache-control")]).toEqual([
        encoding,
        404,
        "no-store",
      ]);
    }
    expect((await ask("gzip")).status).toBe(200);
    expect(platform.log).toEqual([]);
  });

  it("shows a page as it was while the build is replaced, and says so where it never was [API-12]", async () => {
    const web = path.join(platform.folder, "dist/web");
    expect((await fetch(`${platform.url}/pages/base/pc_desktop_all/index.html`)).status).toBe(200);
    for (const name of ["portal.html", "account.html"]) rmSync(path.join(web, name));
    expect((await fetch(`${platform.url}/pages/base/pc_desktop_all/index.html`)).status).toBe(200);
    const never = await fetch(`${platform.url}/bind/`);
    expect([never.status, never.headers.get("cache-control")]).toEqual([503, "no-store"]);
    writeFileSync(path.join(web, "account.html"), "<!doctype html>");
    expect((await fetch(`${platform.url}/bind/`)).status).toBe(200);
    expect(platform.log).toEqual([]);
  });
});

describe("the door of a portal over another platform", () => {
  it("ends an upload that no longer comes, and leaves alone one that the platform does not read [SEC-04, SEC-05]", async () => {
    const upstream = new Upstream();
    const platformUrl = await upstream.start();
    upstream.answer = (_, response, body) => response.end(String(body.length));
    const time = manualTimer();
    const portal = await new TestPlatform({ platformUrl }, { limits: LIMITS, timer: time.start }).start();
    const come: IncomingMessage[] = [];
    portal.server.on("request", (request: IncomingMessage) => come.push(request));
    const unread: IncomingMessage[] = [];
    upstream.begin = (request) => void unread.push(request.pause());
    try {
      const stalled = rawRequest(
        portal.url,
        asking(portal.url, "/zuul/api/x", ["Content-Length: 5000000"], "POST"),
      );
      const body = new Uint8Array(20_000_000);
      const held = fetch(`${portal.url}/zuul/api/x`, { method: "POST", body });
      let read = 0;
      await until(() => {
        const before = read;
        const full = come.find(({ readableLength }) => readableLength > 0);
        read = full?.socket.bytesRead ?? 0;
        return time.count() === 2 && read > 0 && read === before;
      });
      // What has come before it counts for the first time; in the second nothing comes of either.
      for (const _ of ["first", "second"]) time.pass(LIMITS.pace);
      expect(await stalled).toMatchObject({ status: 408, headers: { connection: "close" } });
      for (const request of unread) request.resume();
      const answer = await held;
      expect([answer.status, await answer.text()]).toEqual([200, String(body.length)]);
    } finally {
      await portal.remove();
      await upstream.stop();
    }
  });
});
