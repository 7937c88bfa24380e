import { TestPlatform } from "../../testing/platform";
import { answerOf, asking, openSocket, rawRequest } from "../../testing/rawRequest";
import { RawUpstream } from "../../testing/upstream";

jest.setTimeout(60_000);

const SILENCE = 400;

/** An answer's bytes: its first line and headers, and a body. */
const bytes = (head: string, body = "", ...headers: readonly string[]): string =>
  [head, ...headers, "", body].join("\r\n");
const sized = (head: string, body: string, ...headers: readonly string[]): string =>
  bytes(head, body, ...headers, `Content-Length: ${body.length}`);

describe("a portal over a platform that answers with malice", () => {
  const upstream = new RawUpstream();
  let platform: TestPlatform;
  let url: string;

  beforeAll(async () => {
    // What the start asks about is no platform; calls are answered as the tests say.
    const platformUrl = await upstream.start();
    upstream.bytes = sized("HTTP/1.1 200 OK", "{}");
    platform = await new TestPlatform({ platformUrl }, { limits: { silence: SILENCE } }).start();
    url = platform.url;
  });
  afterAll(async () => {
    await platform.remove();
    await upstream.stop();
  });

  const ask = (target = "/api/x", method = "GET") =>
    rawRequest(url, asking(url, target, method === "POST" ? ["Content-Length: 0"] : [], method));

  /** Answers that are none, by whether the platform keeps the connection open afterwards. */
  const UNUSABLE: readonly (readonly [name: string, answer: string])[] = [
    ["the status 099", sized("HTTP/1.1 099 X", "hi")],
    ["the status 000", sized("HTTP/1.1 000 X", "hi")],
    ["the status 100", bytes("HTTP/1.1 100 Continue")],
    ["the status 101", bytes("HTTP/1.1 101 X", "raw", "Upgrade: websocket", "Connection: Upgrade")],
    ["the status 101 without a word more", bytes("HTTP/1.1 101 X", "raw")],
    ["the status 102 and nothing after it", bytes("HTTP/1.1 102 Processing")],
    ["the status 199", sized("HTTP/1.1 199 X", "hi")],
    ["the status 600", sized("HTTP/1.1 600 X", "hi", "Content-Encoding: gzip", "Set-Cookie: a=1")],
    ["the status 999", sized("HTTP/1.1 999 X", "hi")],
    ["the status 1000", sized("HTTP/1.1 1000 X", "hi")],
    ["a negative status", sized("HTTP/1.1 -20 X", "hi")],
    ["a status in words", sized("HTTP/1.1 OK", "hi")],
    ["no HTTP", "SSH-2.0-OpenSSH_9.2\r\n"],
    ["a page and no head", "<html><script>alert(1)</script>"],
    ["zero bytes", "\0\0\0\0\r\n\r\n"],
    ["nothing", ""],
    ["half a head", "HTTP/1.1 200 OK\r\nContent-Le"],
    ["two lengths", bytes("HTTP/1.1 200 OK", "hi!", "Content-Length: 2", "Content-Length: 3")],
    [
      "a length and chunks",
      bytes("HTTP/1.1 200 OK", "0\r\n\r\n", "Content-Length: 2", "Transfer-Encoding: chunked"),
    ],
    ["a zero byte in a header", sized("HTTP/1.1 200 OK", "hi", "ETag: a\0b")],
    ["a folded header", sized("HTTP/1.1 200 OK", "hi", "ETag: a", "  Set-Cookie: b=1")],
    ["a header of 100 kB", sized("HTTP/1.1 200 OK", "hi", `ETag: ${"a".repeat(100_000)}`)],
    ["line ends of another kind", "HTTP/1.1 200 OK\nContent-Length: 2\n\nhi"],
    ["a redirect to another host", sized("HTTP/1.1 302 Found", "", "Location: //attacker.example/")],
    ["a redirect to nowhere", sized("HTTP/1.1 302 Found", "")],
  ];

  it.each(UNUSABLE.flatMap(([name, answer]) => [true, false].map((ends) => [name, ends, answer] as const)))(
    "gets through %s (connection closed: %s) and says so in an envelope [SEC-05, API-12]",
    async (_, ends, answer) => {
      Object.assign(upstream, { bytes: answer, ends });
      const told = await ask();
      expect([told.status, JSON.parse(told.body)]).toEqual([
        200,
        expect.objectContaining({
          status: 502,
          data: null,
          code: expect.stringMatching(/^platform_/) as string,
        }),
      ]);
      expect(told.headers).toMatchObject({
        "cache-control": "no-store",
        "x-content-type-options": "nosniff",
      });
      for (const name of ["content-encoding", "set-cookie", "location", "etag"])
        expect(told.headers).not.toHaveProperty(name);
      Object.assign(upstream, { bytes: sized("HTTP/1.1 200 OK", "well"), ends: true });
      expect((await ask()).body).toBe("well");
    },
  );

  /** What an answer that breaks off must not leave on the refusal in its place. */
  const LEFT = ["Set-Cookie: a=1", 'ETag: "a"', "Content-Disposition: attachment", "Content-Language: fr"];

  it.each([
    ["fewer bytes than promised", bytes("HTTP/1.1 200 OK", "hi", "Content-Length: 200")],
    ["none of the bytes promised", bytes("HTTP/1.1 200 OK", "", "Content-Length: 200", ...LEFT)],
    ["a chunk that is none", bytes("HTTP/1.1 200 OK", "2\r\nhi\r\nZZ\r\n", "Transfer-Encoding: chunked")],
    ["no last chunk", bytes("HTTP/1.1 200 OK", "2\r\nhi\r\n", "Transfer-Encoding: chunked")],
  ])(
    "never passes %s off as a whole answer, and waits no longer than the limit [SEC-05]",
    async (_, answer) => {
      for (const ends of [true, false]) {
        Object.assign(upstream, { bytes: answer, ends });
        const told = await ask();
        const isRefused = told.body.includes('"status":502');
        const isBrokenOff =
          Number(told.headers["content-length"]) > told.body.length ||
          (told.headers["transfer-encoding"] === "chunked" && !told.body.endsWith("0\r\n\r\n"));
        expect([isRefused || isBrokenOff, told.text]).toEqual([true, told.text]);
        if (!isRefused) continue;
        for (const name of ["set-cookie", "etag", "content-disposition", "content-language"])
          expect(told.headers).not.toHaveProperty(name);
      }
    },
  );

  it("leaves what comes after an answer unread [SEC-05]", async () => {
    const second = sized("HTTP/1.1 200 OK", "second", "Set-Cookie: second=1");
    Object.assign(upstream, { bytes: sized("HTTP/1.1 200 OK", "first") + second, ends: false });
    expect((await ask()).body).toBe("first");
    Object.assign(upstream, { bytes: sized("HTTP/1.1 200 OK", "third"), ends: true });
    const next = await ask();
    expect([next.body, next.headers["set-cookie"]]).toEqual(["third", undefined]);
  });

  it("does not take early hints for an answer, and does not pass them on [SEC-05]", async () => {
    const hint = bytes("HTTP/1.1 103 Early Hints", "", "Link: </x.js>; rel=preload");
    Object.assign(upstream, { bytes: hint + sized("HTTP/1.1 200 OK", "well"), ends: true });
    const told = await ask();
    expect([told.text.startsWith("HTTP/1.1 200 "), told.body, told.text]).toEqual([
      true,
      "well",
      expect.not.stringContaining("preload"),
    ]);
  });

  it("keeps its own policy, and lets the platform's reach no browser [SEC-05, SEC-01]", async () => {
    const theirs = [
      "Content-Type: text/html",
      "Content-Security-Policy: default-src *; sandbox allow-scripts allow-same-origin",
      "X-Content-Type-Options: sniff",
      "Referrer-Policy: unsafe-url",
      "Cross-Origin-Opener-Policy: unsafe-none",
      "Cross-Origin-Resource-Policy: cross-origin",
      "Access-Control-Allow-Origin: *",
      'Clear-Site-Data: "*"',
      "Refresh: 0; url=https://attacker.example/",
      "Link: </evil.css>; rel=stylesheet",
      "Service-Worker-Allowed: /",
      "SourceMap: /evil.map",
      "Strict-Transport-Security: max-age=9",
      "X-Own: 1",
      "Set-Cookie: portal_access=1; Path=/; domain = .example; Secure",
      "Set-Cookie: b=2;\tDomain\t= example",
    ];
    const body = "<script>document.title = 'run'</script>";
    Object.assign(upstream, { bytes: sized("HTTP/1.1 200 OK", body, ...theirs), ends: true });
    const told = await ask();
    expect({ ...told.headers, date: "" }).toEqual({
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "permissions-policy": expect.stringContaining("camera=(self)") as string,
      "content-security-policy": "default-src 'none'; sandbox",
      "content-type": "text/html",
      "content-length": String(body.length),
      "set-cookie": "portal_access=1; Path=/\nb=2",
      connection: "close",
      date: "",
    });
  });

  it.each([
    ["/common/app-icons/x.svg", "text/html"],
    ["/common/app-icons/x.js", "text/javascript"],
    ["/pages/a/lang/en-a.json", "text/html"],
  ])("gives no page and no script in place of %s, but a refusal in words [SEC-05]", async (target, type) => {
    Object.assign(upstream, { bytes: sized("HTTP/1.1 200 OK", "<b>", `Content-Type: ${type}`), ends: true });
    const told = await ask(target);
    expect([told.status, told.headers["content-type"], told.headers["cache-control"], told.body]).toEqual([
      502,
      "text/plain; charset=utf-8",
      "no-store",
      expect.stringContaining("cannot be used"),
    ]);
  });

  it.each([
    ["an answer of 503", sized("HTTP/1.1 503 Busy", "{}", "Retry-After: 0"), 503],
    ["a connection that breaks", "", 200],
    ["a connection that breaks off within the head", "HTTP/1.1 200 OK\r\nContent-Le", 200],
  ])("asks once, and does not try again by itself after %s [SEC-05]", async (_, answer, status) => {
    Object.assign(upstream, { bytes: answer, ends: true, asked: 0 });
    const told = await ask();
    expect([upstream.asked, told.status, told.headers["cache-control"]]).toEqual([1, status, "no-store"]);
    if (status === 503) expect(told.headers["retry-after"]).toBe("0");
    else expect(JSON.parse(told.body)).toMatchObject({ status: 502, code: "platform_unreachable" });
  });

  it("aborts its request once the browser disconnects [SEC-05]", async () => {
    Object.assign(upstream, { bytes: "", ends: false });
    const patient = await new TestPlatform({ platformUrl: upstream.url }).start();
    try {
      const before = upstream.open;
      const browser = openSocket(patient.url);
      browser.write(asking(patient.url, "/api/x"));
      await upstream.becomes(before + 1);
      browser.destroy();
      await upstream.becomes(before);
    } finally {
      await patient.remove();
    }
  });

  it("passes on a refusal that arrives before an upload is over [SEC-05, RUN-03]", async () => {
    Object.assign(upstream, { bytes: sized("HTTP/1.1 413 Too Large", '{"status":413}'), ends: true });
    const browser = openSocket(url);
    const told = answerOf(browser);
    browser.write(asking(url, "/zuul/api/storage/upload", ["Content-Length: 5000000"], "POST"));
    browser.write(Buffer.alloc(100_000));
    expect(await told).toMatchObject({ status: 413, body: '{"status":413}' });
    browser.destroy();
  });

  it("has logged each fault in a line [SEC-05]", () => {
    expect(platform.log.length).toBeGreaterThan(0);
    for (const line of platform.log)
      expect(line).toMatch(/^The platform('s answer| gave no answer) to GET \/\S* ?[^\n]*$/);
  });
});
