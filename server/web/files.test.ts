import { writeFileSync } from "node:fs";
import path from "node:path";
import { SCRIPT, TestPlatform } from "../testing/platform";
import { sendPath } from "../testing/sendPath";
import { BuiltFiles } from "./files";

jest.setTimeout(30_000);

describe("the pages and their files", () => {
  let platform: TestPlatform;

  beforeAll(async () => {
    platform = await new TestPlatform().start();
  });
  afterAll(() => platform.remove());

  const get = (address: string, init: RequestInit = {}) =>
    fetch(platform.url + address, { redirect: "manual", ...init });

  const raw = (target: string, headers: Record<string, string> = {}, method = "GET") =>
    sendPath(platform.url, target, headers, method);

  it("send assets in the form the browser takes, for good [RUN-03]", async () => {
    const by = async (encoding: string) => {
      const answer = await raw("/assets/app.0123abcd.js", { "accept-encoding": encoding });
      expect(answer.headers).toMatchObject({
        "cache-control": "public, max-age=31536000, immutable",
        "content-type": "text/javascript; charset=utf-8",
        vary: "Accept-Encoding",
      });
      return answer.headers["content-encoding"];
    };
    expect(await by("gzip, deflate, br")).toBe("br");
    expect(await by("gzip")).toBe("gzip");
    expect(await by("br;q=0, gzip;q=0")).toBeUndefined();
    expect(await (await get("/assets/app.0123abcd.js")).text()).toBe(SCRIPT);
  });

  it("answer an unchanged file with 304, each form by its own tag [RUN-03]", async () => {
    const address = "/notices/notices.js";
    const tag = (await get(address)).headers.get("etag") ?? "";
    expect((await get(address)).headers.get("cache-control")).toBe("no-cache");
    expect((await get(address, { headers: { "if-none-match": `W/${tag}, "other"` } })).status).toBe(304);
    expect((await get(address, { headers: { "if-none-match": '"other"' } })).status).toBe(200);
    const forms = await Promise.all(
      ["br", "gzip", "identity"].map((encoding) =>
        raw("/assets/app.0123abcd.js", { "accept-encoding": encoding }),
      ),
    );
    expect(new Set(forms.map(({ headers }) => headers["etag"])).size).toBe(3);
  });

  it("compress pages and envelopes as they leave, and leave little ones alone [RUN-03]", async () => {
    for (const encoding of ["br", "gzip"]) {
      const page = await raw("/login/", { "accept-encoding": encoding });
      expect(page.headers).toMatchObject({
        "content-encoding": encoding,
        vary: "accept-language, cookie, Accept-Encoding",
      });
      const small = await raw("/api/uaa/oauth/me", { "accept-encoding": encoding });
      expect(small.headers["content-encoding"]).toBeUndefined();
    }
    expect(await (await get("/login/")).text()).toContain("<!-- login zh-CN -->");
    const who = await platform.client().signIn("teacher");
    const icons = await who.send("myAppIcons", {}, { headers: { "accept-encoding": "br" } });
    expect(icons.headers.get("content-encoding")).toBe("br");
    expect(await icons.json()).toMatchObject({ status: 200 });
  });

  it("serve sub-applications below their own name [VIEW-01]", async () => {
    const manifest = await get("/notices/manifest.json");
    expect(await manifest.json()).toEqual({ entries: { "notices.js": "notices.js" } });
    expect(await (await get("/elsewhere/manifest.json")).json()).toEqual({ entries: {} });
    expect((await get("/nothing/manifest.json")).status).toBe(404);
  });

  it("serve the looks' style files [THEME-09]", async () => {
    const style = await get("/common/plugins/common-ph/2.0.0/css/ink.css");
    expect(style.headers.get("content-type")).toBe("text/css; charset=utf-8");
  });

  it.each([
    "/../secret.txt",
    "/assets/../../../secret.txt",
    "/..%2f..%2fsecret.txt",
    "/%2e%2e/%2e%2e/secret.txt",
    "/assets/..%5c..%5csecret.txt",
    "/notices/..%2f..%2fsecret.txt",
    "//secret.txt",
    "/assets/app.0123abcd.js%00.png",
    "/assets",
    "/account.html",
    "/portal.html",
    "/assets/app.0123abcd.js.br",
    "/secret.txt",
    "/%zz",
    "/common/app-icons/color/..%2f..%2fx-1.svg",
    "/common/app-icons/none/cloud-1.svg",
    "/common/app-icons/color/no-such-glyph-1.svg",
  ])("have nothing at %s [SEC-04]", async (target) => {
    const answer = await raw(target);
    expect(answer.status).toBe(404);
    expect(answer.body).not.toContain("not for the web");
  });

  it("draw application icons once and for good [DESK-02]", async () => {
    const icon = await get("/common/app-icons/lotus/cloud-3.svg");
    expect(icon.headers.get("cache-control")).toContain("immutable");
    expect(icon.headers.get("content-security-policy")).toContain("sandbox");
    expect(await icon.text()).toMatch(/^<svg /);
  });

  it("notice a new build without a restart [MORE-04]", () => {
    const fresh = path.join(platform.folder, "dist/web/assets/late.89abcdef.js");
    writeFileSync(fresh, "void 0;");
    let time = 0;
    const built = new BuiltFiles([{ folder: path.dirname(path.dirname(fresh)) }], () => time);
    writeFileSync(fresh.replace("late", "later"), "void 1;");
    expect(built.find("/assets/later.89abcdef.js")).toBeUndefined();
    time += 100;
    expect(built.find("/assets/later.89abcdef.js")).toBeDefined();
  });
});
