import { request as httpRequest } from "node:http";
import { gzipSync } from "node:zlib";
import { TestPlatform } from "../../testing/platform";
import { Upstream } from "../../testing/upstream";

jest.setTimeout(30_000);

describe("a portal over another platform", () => {
  const upstream = new Upstream();
  let platform: TestPlatform;
  let url: string;

  beforeAll(async () => {
    const platformUrl = await upstream.start();
    platform = await new TestPlatform({ platformUrl }).start();
    url = platform.url;
  });
  beforeEach(() => upstream.seen.splice(0));
  afterAll(async () => {
    await platform.remove();
    await upstream.stop();
  });

  it("passes calls on as they are: path, query, body, cookies, headers [RUN-03]", async () => {
    upstream.answer = (_, response) => response.end('{"status":200}');
    const answer = await fetch(`${url}/api/uaa/oauth/login?a=1&b=%E4%B8%AD`, {
      method: "POST",
      body: new URLSearchParams({ username: "王", password: "x" }),
      headers: { "x-device-type": "pc", cookie: "access_token=abc" },
    });
    expect(await answer.json()).toEqual({ status: 200 });
    expect(upstream.seen).toHaveLength(1);
    expect(upstream.seen[0]).toMatchObject({
      method: "POST",
      url: "/api/uaa/oauth/login?a=1&b=%E4%B8%AD",
      body: "username=%E7%8E%8B&password=x",
      headers: { "x-device-type": "pc", cookie: "access_token=abc", "x-forwarded-proto": "http" },
    });
    expect(upstream.seen[0]?.headers.host).not.toBe(new URL(url).host);
  });

  it("keeps headers that belong to one connection to itself [RUN-03]", async () => {
    upstream.answer = (_, response) => response.end("{}");
    const { hostname, port } = new URL(url);
    const headers = { connection: "close, X-Hop", "x-hop": "1", te: "trailers", "x-app-code": "portal" };
    await new Promise((resolve, reject) => {
      httpRequest({ hostname, port, path: "/api/uaa/oauth/me", headers }, (answer) =>
        answer.resume().on("end", resolve),
      )
        .on("error", reject)
        .end();
    });
    expect(upstream.seen[0]?.headers).toMatchObject({ "x-app-code": "portal" });
    expect(upstream.seen[0]?.headers).not.toHaveProperty("x-hop");
    expect(upstream.seen[0]?.headers).not.toHaveProperty("te");
  });

  it("streams uploads through, whatever their size and type [RUN-03]", async () => {
    upstream.answer = (_, response, body) => response.end(String(body.length));
    const answer = await fetch(`${url}/zuul/api/storage/upload`, {
      method: "POST",
      body: new Uint8Array(3_000_000),
    });
    expect(await answer.text()).toBe("3000000");
  });

  it.each([
    "/common/app-icons/color/x-1.svg",
    "/common/plugins/common-ph/2.0.0/lang/en-ph.json",
    "/pages/a/lang/en-a.json",
  ])("asks the platform for %s [RUN-03]", async (address) => {
    upstream.answer = (_, response) => response.end("theirs");
    expect(await (await fetch(url + address)).text()).toBe("theirs");
  });

  it.each(["/provider/campus", "/launcher/", "/client/demo/back", "/demo/outbox"])(
    "has no %s, a page of the platform's own [SEC-05]",
    async (address) => {
      expect((await fetch(url + address)).status).toBe(404);
      expect(upstream.seen).toEqual([]);
    },
  );

  it.each([
    ["/login/", "<!-- login zh-CN -->"],
    ["/pages/base/pc_desktop_all/index.html", "<!-- portal -->"],
    ["/common/site.json", '"root":"pages"'],
    ["/notices/manifest.json", '"entries"'],
    ["/common/plugins/common-ph/2.0.0/css/ink.css", ":root{}"],
  ])("serves %s itself [RUN-03]", async (address, content) => {
    const answer = await fetch(url + address);
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining(content)]);
    expect(upstream.seen).toEqual([]);
  });

  it("makes the platform's cookies and redirects ours and drops headers of the connection [RUN-03]", async () => {
    upstream.answer = (request, response) => {
      response.setHeader("set-cookie", [
        "access_token=1; Domain=.example.org; Path=/; Secure; HttpOnly; SameSite=None",
        "other=2; Path=/",
      ]);
      response.writeHead(302, {
        location: `http://${request.headers.host}/somewhere?x=1`,
        "keep-alive": "timeout=9",
      });
      response.end();
    };
    const answer = await fetch(`${url}/api/sso/start`, { redirect: "manual" });
    expect(answer.headers.get("location")).toBe("/somewhere?x=1");
    expect(answer.headers.getSetCookie()).toEqual([
      "access_token=1; Path=/; HttpOnly; SameSite=Lax",
      "other=2; Path=/",
    ]);
    expect(answer.headers.get("keep-alive")).not.toBe("timeout=9");
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  });

  it("passes compressed answers and HTML instead of an envelope through unchanged [API-12]", async () => {
    upstream.answer = (_, response) => {
      response.setHeader("content-encoding", "gzip");
      response.writeHead(503, { "content-type": "text/html" });
      response.end(gzipSync("<h1>Maintenance</h1>"));
    };
    const answer = await fetch(`${url}/api/uaa/oauth/me`);
    expect(answer.status).toBe(503);
    expect(await answer.text()).toBe("<h1>Maintenance</h1>");
  });

  it.each([
    ["of a declared length", { "content-length": "5000" }],
    ["in chunks", {}],
  ])("breaks off where the platform broke off, for an answer %s [API-12]", async (_, headers) => {
    upstream.answer = (_request, response) => {
      response.writeHead(200, { "content-type": "application/json", ...headers });
      response.write('{"status":200,"data":{"list":[', () => response.socket?.destroy());
    };
    const answer = await fetch(`${url}/api/notice/list`);
    await expect(answer.text()).rejects.toThrow();
  });

  it("says in both languages that the platform cannot be reached, and recovers by itself [RUN-01]", async () => {
    upstream.answer = (_, response) => response.socket?.destroy();
    const answer = await fetch(`${url}/api/uaa/oauth/me`);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({
      status: 502,
      code: "platform_unreachable",
      message: expect.stringMatching(/教育平台.*\|\|\|.*cannot be reached/) as string,
      data: null,
    });
    upstream.answer = (_, response) => response.end("{}");
    expect(await (await fetch(`${url}/api/uaa/oauth/me`)).text()).toBe("{}");
  });
});

describe("a portal whose platform is not there", () => {
  it("starts, serves pages, and answers calls with an envelope [RUN-01]", async () => {
    const gone = new Upstream();
    const platformUrl = await gone.start();
    await gone.stop();
    const platform = await new TestPlatform({ platformUrl }).start();
    try {
      expect(await (await fetch(`${platform.url}/login/`)).text()).toContain("<!-- login zh-CN -->");
      const body = new URLSearchParams({ username: "a" });
      const answer = await fetch(`${platform.url}/api/uaa/oauth/login`, { method: "POST", body });
      expect(await answer.json()).toMatchObject({ status: 502 });
    } finally {
      await platform.remove();
    }
  });
});
