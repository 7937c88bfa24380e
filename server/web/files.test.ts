import { mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { SCRIPT, TestPlatform } from "../testing/platform";
import { sendPath } from "../testing/sendPath";
import { until } from "../../test/until";
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
    const statusFor = async (known: string) => (await raw(address, { "if-none-match": known })).status;
    for (const known of [tag, tag.replace("W/", "")]) expect(await statusFor(`${known}, "other"`)).toBe(304);
    expect(await statusFor('"other"')).toBe(200);
    const forms = await Promise.all(
      ["br", "gzip", "identity"].map((encoding) =>
        raw("/assets/app.0123abcd.js", { "accept-encoding": encoding }),
      ),
    );
    expect(new Set(forms.map(({ headers }) => headers["etag"])).size).toBe(3);
  });

  it("send the package of the kit to authors elsewhere, once it is packed [VIEW-05]", async () => {
    const address = "/kit/portal-kit-9.0.0.tgz";
    expect((await get(address)).status).toBe(404);
    mkdirSync(path.join(platform.folder, "dist/kit"));
    writeFileSync(path.join(platform.folder, "dist", address), "a package");
    await until(async () => (await get(address)).ok);
    const { headers, body } = await raw(address);
    expect([headers["content-type"], body]).toEqual(["application/gzip", "a package"]);
  });

  it("send the requested part of a file, in an encoding that the browser accepts [RUN-03]", async () => {
    const address = "/assets/app.0123abcd.js";
    const part = await raw(address, { range: "bytes=8-15" });
    expect([part.status, part.body]).toEqual([206, SCRIPT.slice(8, 16)]);
    expect(part.headers).toMatchObject({
      "accept-ranges": "bytes",
      "content-range": `bytes 8-15/${SCRIPT.length}`,
      "content-length": "8",
      "content-type": "text/javascript; charset=utf-8",
      "cache-control": "public, max-age=31536000, immutable",
    });
    const end = await raw(address, { range: "bytes=-3" });
    expect([end.status, end.body]).toEqual([206, SCRIPT.slice(-3)]);
    const packed = await raw(address, { range: "bytes=0-3", "accept-encoding": "gzip" });
    expect([packed.status, packed.headers["content-encoding"], packed.headers["content-length"]]).toEqual([
      206,
      "gzip",
      "4",
    ]);
    // A part of another file than the one at hand is no use; the whole is sent.
    const whole = await raw(address, { range: "bytes=8-15", "if-range": '"other"' });
    expect([whole.status, whole.body]).toEqual([200, SCRIPT]);
    const fresh = await raw(address, { range: "bytes=8-15", "if-range": String(part.headers["etag"]) });
    expect([fresh.status, fresh.body]).toEqual([206, SCRIPT.slice(8, 16)]);
  });

  it("refuse a part that a file does not have, and a file that has changed, in words and without a cache [RUN-03]", async () => {
    const address = "/assets/app.0123abcd.js";
    const beyond = await raw(address, { range: `bytes=${SCRIPT.length}-` });
    expect([beyond.status, beyond.headers["content-range"], beyond.headers["cache-control"]]).toEqual([
      416,
      `bytes */${SCRIPT.length}`,
      "no-store",
    ]);
    expect(beyond.body).toContain("The file has no such part");
    const changed = await raw(address, { "if-match": '"other"', "accept-encoding": "br" });
    expect([changed.status, changed.headers["content-encoding"]]).toEqual([412, undefined]);
    expect(changed.body).toContain("The file has changed");
  });

  it("send nothing for a file that was deleted since, in any encoding [RUN-03, SEC-04]", async () => {
    const file = path.join(platform.folder, "dist/web/assets/gone.0123abcd.js");
    for (const suffix of ["", ".br"]) writeFileSync(file + suffix, "void 0;");
    const address = "/assets/gone.0123abcd.js";
    await until(async () => (await raw(address, {}, "HEAD")).status === 200);
    expect((await raw(address, { "accept-encoding": "br" })).headers["content-encoding"]).toBe("br");
    for (const suffix of ["", ".br"]) rmSync(file + suffix);
    for (const encoding of ["br", "identity"]) {
      const { status, headers, body } = await raw(address, { "accept-encoding": encoding });
      expect([status, body]).toEqual([404, "Not found\n"]);
      expect([headers["content-encoding"], headers["cache-control"]]).toEqual([undefined, "no-store"]);
    }
  });

  it("do not follow a symbolic link among them [SEC-04]", async () => {
    symlinkSync(
      path.join(platform.folder, "dist/secret.txt"),
      path.join(platform.folder, "dist/web/assets/link.txt"),
    );
    // Once a file that was written later is there, the folder has been read with the link in it.
    writeFileSync(path.join(platform.folder, "dist/web/assets/beside.txt"), "a file");
    await until(async () => (await raw("/assets/beside.txt")).status === 200);
    expect((await raw("/assets/link.txt")).status).toBe(404);
  });

  it("tell by HEAD what GET would send, without sending it [RUN-03]", async () => {
    const address = "/assets/app.0123abcd.js";
    const [head, whole] = [await raw(address, {}, "HEAD"), await raw(address)];
    expect([head.status, head.body]).toEqual([200, ""]);
    for (const name of ["content-length", "content-type", "etag", "cache-control", "last-modified"])
      expect([name, head.headers[name]]).toEqual([name, whole.headers[name]]);
    expect(whole.headers["content-length"]).toBe(String(SCRIPT.length));
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
    expect(manifest.headers.get("cache-control")).toBe("no-cache");
    expect(await (await get("/elsewhere/manifest.json")).json()).toEqual({ entries: {} });
    expect((await get("/nothing/manifest.json")).status).toBe(404);
  });

  it("answer 404 for a file of a deleted build of a sub-application, which is not cached [VIEW-10]", async () => {
    const gone = await get("/notices/notices.0123456789.js");
    expect([gone.status, gone.headers.get("cache-control")]).toEqual([404, "no-store"]);
  });

  it("serve the looks' style files [THEME-09]", async () => {
    const style = await get("/common/plugins/common-ph/2.0.0/css/ink.css");
    expect(style.headers.get("content-type")).toBe("text/css; charset=utf-8");
    const release = await get("/common/plugins/common-ph/3.1.0/css/ink.css");
    expect(await release.text()).toBe(await style.text());
    expect((await get("/common/plugins/common-ph/3.1.x/css/ink.css")).status).toBe(404);
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
