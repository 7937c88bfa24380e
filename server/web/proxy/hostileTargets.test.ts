import { asking, rawRequest } from "../../testing/rawRequest";
import { TestPlatform } from "../../testing/platform";
import { Upstream } from "../../testing/upstream";

jest.setTimeout(60_000);

describe("a portal over another platform", () => {
  const upstream = new Upstream();
  const attacker = new Upstream();
  let platform: TestPlatform;
  let url: string;
  let evil: string;

  beforeAll(async () => {
    upstream.answer = (_, response) => response.end("theirs");
    attacker.answer = (_, response) => response.end("the attacker's");
    const platformUrl = new URL("/edu/", await upstream.start());
    evil = (await attacker.start()).host;
    platform = await new TestPlatform({ platformUrl }).start();
    url = platform.url;
    // The start asks whether the platform is there.
    attacker.seen.length = 0;
  });
  beforeEach(() => {
    upstream.seen.length = 0;
    platform.log.length = 0;
  });
  afterAll(async () => {
    await platform.remove();
    await upstream.stop();
    await attacker.stop();
  });

  const NAMES = ["EVIL"] as const;
  /** Targets that must not reach the platform; EVIL is another server's host and port. */
  const HOSTILE = [
    // A host in the target.
    `//${NAMES[0]}/lang/x`,
    "//EVIL/a/lang/x",
    "///EVIL/lang/x",
    "//EVIL/api/x",
    "/\\EVIL/lang/x",
    "\\\\EVIL/lang/x",
    "/%5cEVIL/lang/x",
    "/%2f/EVIL/lang/x",
    "/%2fEVIL/a/lang/x",
    "http://EVIL/api/x",
    "HTTP://EVIL/api/x",
    "https://EVIL/api/x",
    "http:EVIL/api/x",
    "http:/EVIL/api/x",
    "http:///EVIL/api/x",
    "ftp://EVIL/api/x",
    "http://EVIL",
    "http://EVIL?/api/x",
    "http://EVIL#/api/x",
    "http://user@EVIL/api/x",
    "@EVIL/api/x",
    ":80/api/x",
    "EVIL",
    "EVIL/api/x",
    "*",
    "?/api/x",
    "#/api/x",
    ".EVIL/api/x",
    // Out of the addresses that are forwarded, and out of the platform's base.
    "/api/..",
    "/api/../admin",
    "/api/../../admin",
    "/api/./../admin",
    "/api/x/../../admin",
    "/api/..%2fadmin",
    "/api/%2e%2e/admin",
    "/api/%2E%2E/admin",
    "/api/.%2e/admin",
    "/api/%2e./admin",
    "/api/%2e%2e%2fadmin",
    "/api/%252e%252e/admin",
    "/api/%252e%252e%252fadmin",
    "/api/%25252e%25252e/admin",
    "/api/%c0%ae%c0%ae/admin",
    "/api/%e0%80%ae%e0%80%ae/admin",
    "/api/%uff0e%uff0e/admin",
    "/api/%ef%bc%8e%ef%bc%8e/admin",
    "/api/..;/admin",
    "/api/..;a=b/admin",
    "/api/;/../admin",
    "/api/x;/../../admin",
    "/api/..%3b/admin",
    "/api/..\\admin",
    "/api/\\..\\admin",
    "\\..\\admin",
    "/api/..%5cadmin",
    "/api/%5c..%5cadmin",
    "/api/..%255cadmin",
    "/api/..%00/admin",
    "/api/..%20/admin",
    "/api/.../admin",
    "/api/..%09/admin",
    "/api//../admin",
    "/api//admin",
    "/api/%2e/admin",
    "/api/?/../admin".replace("?", "%3f/.."),
    "/a/b/lang/../../../x",
    "/a/b/lang/%2e%2e/%2e%2e/%2e%2e/x",
    "/a/b/lang/..;/..;/x",
    "/../b/lang/x",
    "/a/../lang/x",
    "/%2e%2e/%2e%2e/lang/x",
    "/common/app-icons/../../admin",
    "/common/app-icons/..%2f..%2fadmin",
    "/common/plugins/common-ph/../lang/x",
    "/zuul/../admin",
    "/zuul/%2e%2e/admin",
    "/x/../api/../admin",
    // Not ours to say what they are.
    "/api/a%2fb",
    "/api/a%00b",
    "/api/a%0d%0aHost:%20EVIL",
    "/api/%",
    "/api/%zz",
    "/api/%ff",
    "/api/a#b",
    "/api/a?b#c",
    "/api/a?\x80",
    "/api/\xe4\xb8\xad",
    "/api/<script>",
    // Addresses that belong to no application.
    "/admin",
    "/edu/api/x",
    "/API/x",
    "/apix/x",
    "/api",
    "/api/",
    "/provider/campus",
    "/launcher/",
    "/client/demo/start",
    "/demo/outbox",
    "/a/b/lang/",
    "/a/lang/x",
  ];

  it("tries enough ways to lead elsewhere [SEC-05]", () => {
    expect(new Set(HOSTILE).size).toBeGreaterThanOrEqual(90);
  });

  it.each([...new Set(HOSTILE)])("sends no request anywhere for %j [SEC-05]", async (target) => {
    const written = target.replaceAll("EVIL", evil);
    for (const method of ["GET", "POST"]) {
      const lines = ["Cookie: portal_access=secret", ...(method === "POST" ? ["Content-Length: 0"] : [])];
      const answer = await rawRequest(url, asking(url, written, lines, method));
      expect([answer.status >= 400 && answer.status < 500, answer.status]).toEqual([true, answer.status]);
      expect(answer.body).not.toContain("theirs");
      expect(answer.headers["cache-control"]).toBe("no-store");
    }
    expect([upstream.seen, attacker.connections]).toEqual([[], 0]);
    expect(platform.log).toEqual([]);
  });

  it.each([
    ["/api/a/b?c=%2f..%2f//EVIL\\", "/edu/api/a/b?c=%2f..%2f//EVIL\\"],
    ["/%61p%69/%6De", "/edu/api/me"],
    ["/api/%7Ea/b%20c/%e4%b8%ad.png", "/edu/api/~a/b%20c/%E4%B8%AD.png"],
    ["/api/x?", "/edu/api/x"],
    ["/api/x??a=b?c", "/edu/api/x??a=b?c"],
    ["/api/x/", "/edu/api/x/"],
    ["/pages/%61/lang/en-a.json", "/edu/pages/a/lang/en-a.json"],
  ])("asks the platform for %j as %j, for what was looked at [SEC-05, RUN-03]", async (target, sent) => {
    const answer = await rawRequest(url, asking(url, target));
    expect([answer.status, answer.body]).toEqual([200, expect.stringContaining("theirs")]);
    expect(upstream.seen.map(({ url: seen, headers }) => [seen, headers.host])).toEqual([
      [sent, expect.stringMatching(/^127\.0\.0\.1:\d+$/)],
    ]);
    expect(attacker.connections).toBe(0);
  });

  /** Requests that are more than one, or one that two servers could read in two ways. */
  const SMUGGLED: readonly (readonly [name: string, head: readonly string[], body: string])[] = [
    [
      "two lengths",
      ["POST /api/x HTTP/1.1", "Host: HOST", "Content-Length: 5", "Content-Length: 6"],
      "hello!",
    ],
    [
      "a length and chunks",
      ["POST /api/x HTTP/1.1", "Host: HOST", "Content-Length: 4", "Transfer-Encoding: chunked"],
      "0\r\n\r\nGET /api/smuggled HTTP/1.1\r\nHost: HOST\r\n\r\n",
    ],
    [
      "chunks twice",
      ["POST /api/x HTTP/1.1", "Host: HOST", "Transfer-Encoding: chunked, identity"],
      "0\r\n\r\n",
    ],
    [
      "chunks under another name",
      ["POST /api/x HTTP/1.1", "Host: HOST", "Transfer-Encoding : chunked"],
      "0\r\n\r\n",
    ],
    ["a length that is none", ["POST /api/x HTTP/1.1", "Host: HOST", "Content-Length: +5"], "hello"],
    ["a negative length", ["POST /api/x HTTP/1.1", "Host: HOST", "Content-Length: -1"], "hello"],
    ["a folded header", ["GET /api/x HTTP/1.1", "Host: HOST", "X: a", "  b: c"], ""],
    ["a bare line end", ["GET /api/x HTTP/1.1\nHost: HOST"], ""],
    ["no host", ["GET /api/x HTTP/1.1"], ""],
    ["two hosts", ["GET /api/x HTTP/1.1", "Host: HOST", "Host: EVIL"], ""],
    ["a host that is an address", ["GET /api/x HTTP/1.1", "Host: http://EVIL/"], ""],
    ["a tunnel", ["CONNECT EVIL HTTP/1.1", "Host: EVIL"], ""],
    ["a tunnel to a path", ["CONNECT /api/x HTTP/1.1", "Host: HOST"], ""],
    ["a trace", ["TRACE /api/x HTTP/1.1", "Host: HOST"], ""],
    ["another protocol's beginning", ["PRI * HTTP/2.0"], "SM\r\n\r\n"],
  ];

  it.each(SMUGGLED)("lets nothing through with %s [SEC-05]", async (_, head, body) => {
    const text = [...head, "Connection: close", "", body].join("\r\n");
    const bytes = text.replaceAll("HOST", new URL(url).host).replaceAll("EVIL", evil);
    const answer = await rawRequest(url, bytes);
    // A call gets it in an envelope.
    const isRefused =
      answer.status === 0 || answer.status >= 400 || answer.body.includes('"code":"malformed"');
    expect([isRefused, answer.text]).toEqual([true, answer.text]);
    expect([upstream.seen, attacker.connections]).toEqual([[], 0]);
    expect(platform.log).toEqual([]);
  });

  it("leaves the body of a request that reads behind, and does not take it for another one [SEC-05]", async () => {
    const inner = asking(url, "/api/smuggled");
    const text = asking(url, "/api/x", [`Content-Length: ${inner.length}`]) + inner;
    const answer = await rawRequest(url, text);
    expect(answer.status).toBe(200);
    expect(upstream.seen).toEqual([expect.objectContaining({ method: "GET", url: "/edu/api/x", body: "" })]);
    expect(upstream.seen[0]?.headers).not.toHaveProperty("content-length");
  });

  it("states itself where a request comes from, and switches to no other protocol [SEC-05]", async () => {
    const lines = [
      "X-Forwarded-Prefix: /admin",
      "X-Original-URL: /admin",
      "X_Forwarded_Proto: https",
      "Remote-User: admin",
      "Upgrade: websocket",
      "Expect: 100-continue",
    ];
    const answer = await rawRequest(url, asking(url, "/api/x", lines));
    expect(answer.text).toContain("theirs");
    const { host } = new URL(url);
    expect(upstream.seen[0]?.headers).toEqual({
      connection: "keep-alive",
      host: expect.stringMatching(/^127\.0\.0\.1:/) as string,
      via: "1.1 school-portal",
      "x-forwarded-for": "127.0.0.1",
      "x-forwarded-host": host,
      "x-forwarded-proto": "http",
    });
  });
});
