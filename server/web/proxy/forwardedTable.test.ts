import { writeFileSync } from "node:fs";
import path from "node:path";
import { TestPlatform } from "../../testing/platform";
import { asking, rawRequest } from "../../testing/rawRequest";
import { Upstream } from "../../testing/upstream";

jest.setTimeout(60_000);

describe("a portal whose site names more of the platform's addresses", () => {
  const upstream = new Upstream();
  let portal: TestPlatform;

  const portalWith = (forward: readonly unknown[]) => {
    const made = new TestPlatform({ platformUrl: upstream.url });
    const siteConfig = path.join(made.folder, "site.json");
    writeFileSync(siteConfig, JSON.stringify({ forward }));
    made.configure({ siteConfig });
    return made;
  };

  beforeAll(async () => {
    await upstream.start();
    portal = portalWith([
      "/icon/*",
      "/social-login",
      "/school/manifest.json",
      { path: "/homework/*", scripts: true },
    ]);
    await portal.start();
  });
  beforeEach(() => upstream.seen.splice(0));
  afterAll(async () => {
    await portal.remove();
    await upstream.stop();
  });

  const ask = (target: string, type: string, method = "GET") => {
    upstream.answer = (_, response) => response.writeHead(200, { "content-type": type }).end("theirs");
    return rawRequest(portal.url, asking(portal.url, target, [], method));
  };

  it.each([
    ["/icon/a/b.png", "image/png"],
    ["/icon/a.svg", "image/svg+xml"],
    ["/social-login?code=1", "text/plain"],
    ["/school/manifest.json", "application/json"],
    ["/homework/manifest.json", "application/json"],
    ["/homework/main.js", "text/javascript"],
    ["/homework/main.css", "text/css"],
  ])("asks it for %s, which comes as %s [SEC-05, RUN-03]", async (target, type) => {
    const { status, headers, text } = await ask(target, type);
    expect([status, headers["content-type"], text]).toEqual([200, type, expect.stringContaining("theirs")]);
    expect(headers["content-security-policy"]).toMatch(/^default-src 'none'/);
    expect(upstream.seen.map(({ url }) => url)).toEqual([target]);
  });

  it.each([
    ["/homework/index.html", "text/html"],
    ["/homework/a.xhtml", "application/xhtml+xml"],
    ["/social-login", "text/html"],
    ["/icon/a.js", "text/javascript"],
    ["/school/manifest.json", "application/javascript"],
  ])("passes on nothing for %s that comes as %s [SEC-05]", async (target, type) => {
    const { status, body } = await ask(target, type);
    expect([status, body]).toEqual([502, expect.not.stringContaining("theirs")]);
  });

  it.each([
    "/icon",
    "/icon/",
    "/icon/../admin",
    "/icon/%2e%2e/admin",
    "/icon//admin",
    "/icon/..;/admin",
    "/homework/..%2fadmin",
    "/homework/\\..\\admin",
    "/social-login/",
    "/social-login/x",
    "/school/main.js",
    "//icon/x",
  ])("asks it nothing for %s [SEC-05]", async (target) => {
    const { status } = await ask(target, "text/plain");
    expect([status >= 400 && status < 500, upstream.seen]).toEqual([true, []]);
  });

  it("lets people in by a redirect with cookies, and reads only [SEC-05, AUTH-13]", async () => {
    upstream.answer = (_, response) =>
      response.writeHead(302, { location: "/login/?state=1", "set-cookie": "a=1; Domain=x; Path=/" }).end();
    const { status, headers } = await rawRequest(portal.url, asking(portal.url, "/social-login?code=1"));
    expect([status, headers["location"], headers["set-cookie"]]).toEqual([
      302,
      "/login/?state=1",
      "a=1; Path=/",
    ]);
    expect((await ask("/icon/a.png", "image/png", "POST")).status).toBe(405);
    expect((await ask("/icon/a.png", "image/png", "DELETE")).status).toBe(405);
  });

  it("does not start where a row would hide a file of the build [SEC-05, RUN-01]", async () => {
    const hiding = portalWith(["/icon/*", "/notices/*"]);
    await expect(hiding.start()).rejects.toThrow(
      /forward\.1: must not hide \/notices\/\S+, a file of the build/,
    );
    await hiding.remove();
  });
});
