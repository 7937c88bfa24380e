import { calls } from "../../contract/calls";
import { connect } from "node:net";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pageTokens } from "../../theme/pageTokens";
import { LOOKS, resolveTheme } from "../../theme/themes";
import { SCRIPT, TestPlatform } from "../testing/platform";
import { sendPath } from "../testing/sendPath";

describe("the pages", () => {
  let platform: TestPlatform;

  beforeAll(async () => {
    platform = await new TestPlatform({ listReports: true }).start();
  });
  afterAll(() => platform.remove());

  const get = (address: string, init: RequestInit = {}) =>
    fetch(platform.url + address, { redirect: "manual", ...init });

  const raw = (target: string, headers: Record<string, string> = {}, method = "GET") =>
    sendPath(platform.url, target, headers, method);

  it.each([
    ["/login", "login zh-CN"],
    ["/login/", "login zh-CN"],
    ["/login?redirect_uri=%2Fpages", "login zh-CN"],
    ["/forgetPassword", "account"],
    ["/bind/?openid=o&id=i", "account"],
    ["/pages/login/pc_bind_all/index.html?openid=o&id=i", "account"],
    ["/pages/base/pc_desktop_all/index.html", "portal"],
    ["/pages/base/mobile_desktop_all/index.html", "portal"],
    ["/area/areaBase/pc_areaDesktop_all/index.html", "portal"],
    ["/area/areaBase/mobile_areaDesktop_all/index.html", "portal"],
    ["/pages/base/pc_app_tm/index.html", "portal"],
    ["/pc_desktop_all.html", "portal"],
    ["/mobile_desktop_all.html", "portal"],
    ["/redirect/oa", "portal"],
    ["/redirect/leave-mobile/?term=1", "portal"],
    ["/redirect/authorize", "account"],
  ])("show %s as the page %s [AUTH-05, REDIR-03, REDIR-04]", async (address, document) => {
    const answer = await get(address);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(await answer.text()).toContain(`<!-- ${document} -->`);
  });

  it("lead from the start to the login [REDIR-03]", async () => {
    const answer = await get("/");
    expect([answer.status, answer.headers.get("location")]).toEqual([302, "/login/"]);
  });

  it("carry a policy without unsafe-inline or unsafe-eval, and Trusted Types without a default policy [SEC-01]", async () => {
    const policy = (await get("/login/")).headers.get("content-security-policy") ?? "";
    const directives = new Map(
      policy.split("; ").map((directive) => directive.split(/ (.*)/, 2) as [string, string]),
    );
    expect(directives.get("default-src")).toBe("'none'");
    expect(directives.get("script-src")).toMatch(/^'nonce-[\w+/=]{20,}' 'strict-dynamic'$/);
    expect(directives.get("style-src")).toMatch(/^'self' 'nonce-[\w+/=]{20,}'$/);
    expect(directives.get("require-trusted-types-for")).toBe("'script'");
    expect(directives.get("trusted-types")?.split(" ")).not.toContain("default");
    expect(directives.get("frame-ancestors")).toBe("'self'");
    expect(directives.get("object-src")).toBe("'none'");
    expect(directives.get("base-uri")).toBe("'none'");
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
  });

  it("have a nonce of their own for every answer, the same in page and policy [SEC-01]", async () => {
    const nonceOf = async () => {
      const answer = await get("/login/");
      const html = await answer.text();
      const nonces = [...html.matchAll(/nonce="([^"]+)"/g)].map(([, nonce]) => nonce);
      expect(html).not.toContain("__CSP_NONCE__");
      expect(new Set(nonces).size).toBe(1);
      expect(answer.headers.get("content-security-policy")).toContain(`'nonce-${nonces[0]}'`);
      expect(answer.headers.get("cache-control")).toBe("no-cache, private");
      return nonces[0];
    };
    const nonces = [await nonceOf(), await nonceOf(), await nonceOf()];
    expect(new Set(nonces).size).toBe(3);
  });

  it.each(["/login/", "/assets/app.0123abcd.js", "/api/uaa/oauth/me", "/nowhere", "/common/site.json"])(
    "send nosniff and the other safety headers with %s [SEC-01]",
    async (address) => {
      const { headers } = await get(address);
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("referrer-policy")).toBe("strict-origin");
      expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
    },
  );

  it("pass on no language where the site names none [I18N-01]", async () => {
    expect(await (await get("/login/")).text()).toContain('<meta name="portal-language" content="" />');
  });

  it.each([
    ["the address", "/login/?language=en", { cookie: "portal_kept=zh-CN", "accept-language": "zh-CN" }, "en"],
    ["what the device remembers", "/login/", { cookie: "portal_kept=en", "accept-language": "zh-CN" }, "en"],
    ["the browser's first", "/login/", { "accept-language": "en-GB,zh;q=0.8" }, "en"],
    ["the browser's first, a Chinese one", "/login/", { "accept-language": "zh-TW,en" }, "zh-CN"],
    ["none of ours", "/login/?language=fr", { cookie: "portal_kept=nonsense" }, "zh-CN"],
  ])("show the login page in the language of %s [I18N-01]", async (_, address, headers, language) => {
    const answer = await raw(address, headers);
    expect(answer.body).toContain(`<!-- login ${language} -->`);
    expect(answer.headers.vary).toContain("cookie");
    expect(answer.headers.vary).toContain("accept-language");
  });

  it("have the login page wait for its first script only where a device remembers a look [THEME-06]", async () => {
    expect((await raw("/login/")).body).toMatch(/<script defer nonce="[^"_]+" src=/);
    expect((await raw("/login/", { cookie: "portal_kept=en" })).body).toMatch(
      /<script {2}nonce="[^"_]+" src=/,
    );
  });

  it("have their version data beside them, at the site's own root too [VER-01, FOOT-02]", async () => {
    const folder = mkdtempSync(path.join(tmpdir(), "portal-root-"));
    const siteConfig = path.join(folder, "site.json");
    writeFileSync(siteConfig, JSON.stringify({ root: "school" }));
    const other = await new TestPlatform({ siteConfig }).start();
    try {
      for (const address of [`${platform.url}/pages`, `${other.url}/school`]) {
        const answer = await fetch(`${address}/base/package.json`);
        expect(answer.headers.get("content-type")).toBe("application/json; charset=utf-8");
        expect(await answer.json()).toMatchObject({ name: "base" });
      }
      expect((await fetch(`${platform.url}/school/base/package.json`)).status).toBe(404);
    } finally {
      await other.remove();
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it("bring the site's configuration along, in which no text can end its element [SEC-01]", async () => {
    const folder = mkdtempSync(path.join(tmpdir(), "portal-site-"));
    const siteConfig = path.join(folder, "site.json");
    const unitHost = "</script><script>alert(1)</script> $& $'";
    writeFileSync(siteConfig, JSON.stringify({ unitHost }));
    const other = await new TestPlatform({ siteConfig }).start();
    try {
      const html = await (await fetch(`${other.url}/login/`)).text();
      const data =
        /<script type="application\/json" id="portal-site">([^<]*)<\/script>/.exec(html)?.[1] ?? "";
      expect(JSON.parse(data)).toMatchObject({ unitHost, root: "pages" });
      expect(await (await fetch(`${other.url}/common/site.json`)).json()).toEqual(JSON.parse(data));
    } finally {
      await other.remove();
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it("bring along what the login page asks first, as it would be answered [AUTH-03, AUTH-13]", async () => {
    const dataOf = async (address: string) => {
      const { body } = await raw(address);
      const data = /<script type="application\/json" id="portal-answers">([^<]*)<\/script>/.exec(body)?.[1];
      return JSON.parse(data ?? "") as Record<string, unknown>;
    };
    const { unitConfig, socialInfo } = calls;
    const asked = async ({ path }: { path: string }) => JSON.parse((await raw(path)).body) as unknown;
    expect(await dataOf("/login/")).toEqual({
      [unitConfig.path]: await asked(unitConfig),
      [socialInfo.path]: await asked(socialInfo),
    });
    expect(await dataOf("/pages/base/pc_desktop_all/index.html")).toEqual({});
  });

  it("are shown whatever their query is, which they check themselves [API-12, REDIR-05]", async () => {
    expect((await get("/login/?redirect_uri=/%00/x&__proto__=1")).status).toBe(200);
  });

  const notNames = ["", "a/b", "/oa", "%6fa", "oa.html", "..", "%", "javascript:alert(1)", "a".repeat(81)];
  const origins = ["%2F%2Fevil.test", "..%2f..%2f%2fevil.test", "https:%2F%2Fevil.test", "%5Cevil.test"];
  const nowhere = [...notNames, ...origins].map((name) => `/redirect/${name}`);
  it.each([...nowhere, "/pages/redirect/oa"])(
    "are not there at %s, which names no application [REDIR-04, REDIR-05]",
    async (address) => expect((await raw(address, { accept: "text/html" })).status).toBe(404),
  );

  it("are not there, as a page says, where an address has a zero byte", async () => {
    const answer = await raw("/redirect/%00", { accept: "text/html", "accept-language": "en" });
    expect(answer.status).toBe(404);
    expect(answer.body).toContain("Page not found");
  });

  it("answer an unknown page with a link back, in the reader's language, under a policy [ROUTE-01, I18N-03]", async () => {
    const asked = (language: string) =>
      get("/pages/nowhere/index.html", { headers: { accept: "text/html", "accept-language": language } });
    expect(await (await asked("en")).text()).toContain("Page not found");
    const answer = await asked("zh-CN");
    const html = await answer.text();
    expect(answer.status).toBe(404);
    expect(html).toContain("没有找到这个页面");
    expect(html).not.toContain("Page not found");
    expect(html).toContain('href="/"');
    const [, nonce] = /<style nonce="([^"]+)"/.exec(html) ?? [];
    expect(answer.headers.get("content-security-policy")).toContain(`'nonce-${nonce}'`);
  });

  it.each(["/help/", "/demo/outbox", "/guide/sub-apps"])(
    "at %s lead back to the start, and to themselves in the other language [ROUTE-01, I18N-03]",
    async (address) => {
      const chinese = await (await get(`${address}?ui_locales=zh-CN`)).text();
      expect(chinese).toContain('<a href="/">返回首页</a>');
      expect(chinese).toContain(`<a href="${address}?ui_locales=en" lang="en">English</a>`);
      const english = await (await get(`${address}?ui_locales=en`)).text();
      expect(english).toContain('<html lang="en">');
      expect(english).toContain('<a href="/">Back to the start</a>');
      expect(english).toContain(`<a href="${address}?ui_locales=zh-CN" lang="zh-CN">简体中文</a>`);
    },
  );

  it("that are drawn here have the school's look, light and dark [THEME-09, ROUTE-01]", async () => {
    await platform.openDatabase();
    await platform.database.updateTable("unit").set({ login_theme: "ink" }).execute();
    const sheet = await get("/school.css");
    expect(sheet.headers.get("content-type")).toBe("text/css; charset=utf-8");
    const text = await sheet.text();
    expect(text).toContain(pageTokens({ look: "ink", color: LOOKS.ink.color }));
    expect(text).toMatch(/--school-badge: url\("\\2f api\\2f storage\\2f show\\2f unit\\2f \d+"\);/);
    expect(text).toContain('--school-name: "育才');
    for (const address of ["/help/", "/nowhere", "/demo/outbox", "/guide/sub-apps", "/provider/campus"]) {
      const html = await (await get(address, { headers: { accept: "text/html" } })).text();
      const [, nonce] = /<style nonce="([^"]+)"/.exec(html) ?? [];
      expect(html).toContain(`<link rel="stylesheet" href="/school.css" nonce="${nonce}" />`);
      const [, style = ""] = /<style[^>]*>([^]*?)<\/style>/.exec(html) ?? [];
      expect(style.replace(pageTokens(resolveTheme(null)), "")).not.toMatch(/#[0-9a-f]{3,8}\b|rgb\(/i);
      const used = [...style.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = ""]) => `${name}:`);
      expect(used.filter((name) => !pageTokens(resolveTheme(null)).includes(name))).toEqual([]);
    }
  });

  it("of help lead back to where the reader came from, in both languages, and carry no ticket on [ROUTE-01, REDIR-06]", async () => {
    const from = `${platform.url}/pages/base/pc_desktop_all/index.html#/a&b`;
    const html = await (
      await get(`/help/?ui_locales=en&accessToken=t&redUrl=${encodeURIComponent(from)}`)
    ).text();
    expect(html).toContain(`<a href="${from.replace("&", "&amp;")}">Back to the page you came from</a>`);
    expect(html).toContain(`href="/help/?redUrl=${encodeURIComponent(from)}&amp;ui_locales=zh-CN"`);
    expect(html).not.toContain("accessToken");
  });

  it("are found at addresses of 15,000 characters; a longer one is answered in words, under the same policy [API-15, ROUTE-01, SEC-10]", async () => {
    expect((await raw(`/login/?a=${"x".repeat(15_000)}`)).status).toBe(200);
    for (const length of [17_000, 4_000_000]) {
      const { status, headers, body } = await raw(`/api/uaa/oauth/me?a=${"x".repeat(length)}`);
      expect(status).toBe(431);
      expect(headers["content-security-policy"]).toContain("default-src 'none'");
      expect(headers["x-content-type-options"]).toBe("nosniff");
      expect(body).toContain("请求太长");
      expect(body).toContain("The request is too long");
      expect(body).toContain('href="/"');
      expect(body).not.toContain("__CSP_NONCE__");
    }
  });

  it("say which cookies to delete when these fill the request, and delete none by themselves [SEC-08, API-15]", async () => {
    const cookie = Array.from({ length: 5 }, (_, index) => `c${index}=${"x".repeat(4_000)}`).join("; ");
    const { status, headers, body } = await raw("/login/", { cookie });
    expect(status).toBe(431);
    expect(body).toContain("删除本网站及其上级网站的 Cookie");
    expect(body).toContain('<p lang="en">If you see this page at the start too');
    expect(body).toContain("Delete the cookies of this site and of the sites above it");
    expect(headers["clear-site-data"]).toBeUndefined();
    expect(headers["set-cookie"]).toBeUndefined();
    expect(body).not.toContain("xxxx");
  });

  it("do not echo what is no request, and go on [SEC-04]", async () => {
    const answer = await new Promise<string>((resolve, reject) => {
      const { hostname, port } = new URL(platform.url);
      const socket = connect(Number(port), hostname);
      let heard = "";
      socket.setEncoding("utf8").on("data", (chunk: string) => (heard += chunk));
      socket.on("end", () => resolve(heard)).on("error", reject);
      socket.write("<script>alert(1)</script>\r\n\r\n");
    });
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(answer).toContain("无法读取请求");
    expect(answer).not.toContain("alert");
    expect((await get("/login/")).status).toBe(200);
  });

  it("take GET and HEAD alone [SEC-04]", async () => {
    for (const method of ["POST", "PUT", "DELETE"]) {
      const answer = await get("/login/", { method });
      expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
    }
    const head = await raw("/assets/app.0123abcd.js", {}, "HEAD");
    expect([head.status, head.headers["content-length"], head.body]).toEqual([
      200,
      String(SCRIPT.length),
      "",
    ]);
    expect((await raw("/login/", {}, "HEAD")).status).toBe(200);
  });

  it("log the browsers' reports, on one line whatever they hold, and list them on request [SEC-01]", async () => {
    const report = {
      "csp-report": { "violated-directive": "script-src", "blocked-uri": "inline\n\u001b[31m" },
    };
    const headers = { "content-type": "application/csp-report" };
    const sent = await get("/csp-report", { method: "POST", headers, body: JSON.stringify(report) });
    expect(sent.status).toBe(204);
    expect((await get("/csp-report", { method: "POST", headers, body: "{broken" })).status).toBe(204);
    expect(await (await get("/csp-report")).json()).toEqual([report]);
    const lines = platform.log.filter((line) => line.startsWith("Content security report:"));
    expect(lines).toHaveLength(1);
    expect(lines[0]).not.toMatch(/\p{Cc}/u);
  });
});

/** Runs a platform with a site's configuration. */
async function atSite(site: object, work: (url: string) => Promise<void>) {
  const folder = mkdtempSync(path.join(tmpdir(), "portal-site-"));
  const siteConfig = path.join(folder, "site.json");
  writeFileSync(siteConfig, JSON.stringify(site));
  const platform = await new TestPlatform({ siteConfig }).start();
  try {
    await work(platform.url);
  } finally {
    await platform.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

describe("the language that the pages pass on, and the release of the shared files beside it", () => {
  it.each([
    ["the one that the site names", { language: "en", commonVersion: "3.1.0" }, "en"],
    ["the only one that it offers", { languages: ["zh-CN"] }, "zh-CN"],
    ["the named one before the only one", { language: "zh-CN", languages: ["en"] }, "zh-CN"],
  ])("is %s [I18N-01, THEME-09]", async (_, site, language) => {
    await atSite(site, async (url) => {
      for (const address of ["/login/", "/pages/base/pc_desktop_all/index.html"]) {
        const html = await (await fetch(url + address)).text();
        expect(html).toContain(`<meta name="portal-language" content="${language}" />`);
        // The build's own release goes without saying.
        const release = "commonVersion" in site ? `data-common="${site.commonVersion}"` : undefined;
        expect(/ data-common="[^"]*"/.exec(html)?.[0].trim()).toBe(release);
      }
    });
  });
});

describe("a platform in ordinary use", () => {
  it("does not list reports [SEC-01]", async () => {
    const platform = await new TestPlatform().start();
    try {
      expect((await fetch(`${platform.url}/csp-report`)).status).toBe(404);
    } finally {
      await platform.remove();
    }
  });
});
