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
  const faultOf = (document: unknown): string => {
    const file = path.join(folder, "site.json");
    writeFileSync(file, JSON.stringify(document));
    try {
      readSiteConfig(file, { ownPlatform: true });
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
});
