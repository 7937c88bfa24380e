import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { readSiteConfig } from "./site";

describe("a site's configuration", () => {
  let folder: string;

  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), "portal-site-"));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** What a start says of a document, without the file's name. */
  const faultOf = (document: unknown, ownPlatform = true): string => {
    const file = path.join(folder, "site.json");
    writeFileSync(file, JSON.stringify(document));
    try {
      readSiteConfig(file, { ownPlatform });
    } catch (error) {
      return (error as Error).message.replace(/^.* cannot be used: /, "");
    }
    return "";
  };

  it.each([
    [{ passwordRule: 7 }, "passwordRule: must be 1 or 2."],
    [{ passwordRule: "1" }, "passwordRule: must be 1 or 2."],
    [{ root: "a b" }, "root: must be 1 to 80 letters, digits, _ and -."],
    [{ basePath: "edu" }, /^basePath: must be empty, or .* such as \/edu\.$/],
    [{ headers: { device: "X Device" } }, /^headers\.device: must be 1 to 80 letters/],
    [{ headers: { device: "Accept-Language" } }, /^headers\.device: must be .* such as X-Device-Type\.$/],
    [{ headers: { device: "content-type" } }, /^headers\.device: must be a header that no browser sends/],
    [{ headers: { device: "Sec-Fetch-Site" } }, /^headers\.device: must be a header that no browser sends/],
    [{ autologin: "yes" }, /^autologin: .*boolean/],
    [{ timeout: 0 }, /^timeout: .*>0/],
    [{ chunkSize: 1 }, /^chunkSize: .*65536/],
    [{ chunkSize: (7 << 20) + 1 }, "chunkSize: must be no more than 7340032 without PLATFORM_URL."],
    [{ languages: ["fr"] }, /^languages\.0: .*"zh-CN"\|"en"/],
    [{ loginTickitConifg: { apipath: "/x", method: "put" } }, /^loginTickitConifg\.method: .*"get"\|"post"/],
    [
      { socialApps: [{ client: "wechat", userAgent: "x", provider: "a/b" }] },
      /^socialApps\.0\.provider: must be/,
    ],
    [{ timeZone: "Mars" }, /^timeZone: must be .* such as Asia\/Shanghai\.$/],
    [
      { launchers: ["https://oa.school.example/x"] },
      /^launchers\.0: must be an origin, .* or desktop or mobile\.$/,
    ],
    [{ launchers: ["shell"] }, /^launchers\.0: must be/],
    [{ frameAncestors: ["*"] }, /^frameAncestors\.0: must be an origin, such as https:/],
    [
      { allowedOrigins: ["https://a.example:8443", "https://id.example/"] },
      /^allowedOrigins\.1: must be an origin, such as https:.* nothing after it, and no \*\.$/,
    ],
    [{ allowedOrigins: ["https://*.school.example"] }, /^allowedOrigins\.0: must be an origin/],
    [{ commonVersion: "new" }, /^commonVersion: must be .* such as 2\.0\.0\.$/],
    [[], /^the document: .*object/],
  ])("of %j is refused by its field and what is allowed there [RUN-01, SEC-04]", (document, words) => {
    const fault = faultOf(document);
    expect(fault).toMatch(
      typeof words === "string" ? new RegExp(`^${words.replaceAll(".", "\\.")}$`) : words,
    );
    expect(fault).not.toMatch(/Invalid input\.|pattern/);
  });

  it("is taken where every field is right [RUN-01]", () => {
    expect(faultOf({ passwordRule: 2, root: "school", basePath: "/edu/v1", commonVersion: "2.1" })).toBe("");
  });

  describe("names what is forwarded to another platform", () => {
    const faultWith = (...forward: readonly unknown[]) => faultOf({ forward }, false);

    it("as paths, and as rows that say whether scripts come from there [SEC-05]", () => {
      const file = path.join(folder, "forward.json");
      const forward = ["/icon/*", "/social-login", { path: "/homework/*", scripts: true }, "/x/:id/logo.png"];
      writeFileSync(file, JSON.stringify({ forward }));
      const read = readSiteConfig(file, { ownPlatform: false });
      expect(read.forward).toEqual([
        { kind: "file", path: "/icon/*", scripts: false },
        { kind: "file", path: "/social-login", scripts: false },
        { kind: "file", path: "/homework/*", scripts: true },
        { kind: "file", path: "/x/:id/logo.png", scripts: false },
      ]);
      expect(read.site).not.toHaveProperty("forward");
    });

    it.each([
      ["icon/*", /^forward\.0\.path: must be a path/],
      ["/*", /^forward\.0\.path: must be a path/],
      ["/", /^forward\.0\.path: must be a path/],
      ["/:any/x", /^forward\.0\.path: must be a path/],
      ["/a//b", /^forward\.0\.path: must be a path/],
      ["/a/../b", /^forward\.0\.path: must be a path/],
      ["/a/./b", /^forward\.0\.path: must be a path/],
      ["/a/*/b", /^forward\.0\.path: must be a path/],
      ["/a/b*", /^forward\.0\.path: must be a path/],
      ["/a/%2e%2e", /^forward\.0\.path: must be a path/],
      ["/a;b", /^forward\.0\.path: must be a path/],
      ["http://a/b", /^forward\.0\.path: must be a path/],
      ["/api/x", /^forward\.0\.path: must not begin with api/],
      ["/assets/*", /^forward\.0\.path: must not begin with/],
      ["/common/site.json", /^forward\.0\.path: must not begin with/],
      ["/redirect/*", /^forward\.0\.path: must not begin with/],
      ["/redirect/:app", /^forward\.0\.path: must not begin with/],
      ["/a/authorize/*", /^forward\.0\.path: must not name the authorize page/],
      [{ path: "/a/*", script: true }, /^forward\.0/],
      [{ path: "/a/*", scripts: "yes" }, /^forward\.0/],
      ["/login/", /^forward\.0\.path: must be a path/],
      ["/login", /^forward\.0: must not hide \/login, a page/],
      ["/pages/*", /^forward\.0: must not hide \/pages\/\S+, a page/],
      ["/pages/base/:page/index.html", /^forward\.0: must not hide/],
    ])("and is refused with %j by the field [SEC-05, RUN-01]", (row, words) => {
      expect(faultWith(row)).toMatch(words);
    });

    it("and takes no address of a call with the site's base path [SEC-05, RUN-01]", () => {
      for (const path of ["/edu/api/*", "/edu/zuul/x", "/edu/api"])
        expect(faultOf({ basePath: "/edu", forward: ["/icon/*", { path, scripts: true }] }, false)).toMatch(
          /^forward\.1: must not begin with the calls' own addresses/,
        );
      expect(faultOf({ basePath: "/edu", forward: ["/edu/icon/*", "/other/api/*"] }, false)).toBe("");
    });

    it("but nothing twice, and nothing without another platform [SEC-05, RUN-01]", () => {
      expect(faultWith("/a/:x", "/icon/*", "/a/:y")).toBe("forward.2: must not be there twice.");
      expect(faultOf({ forward: ["/icon/*"] })).toBe("forward: works with PLATFORM_URL alone.");
      expect(faultOf({ forward: [] })).toBe("");
    });
  });
});
