import fc from "fast-check";
import { DEFAULT_SITE, parseSiteConfig } from "./siteConfig";

describe("the site's document", () => {
  it("may be absent, partial or wrong in any value, and the rest holds [REL-03]", () => {
    expect(parseSiteConfig(undefined)).toEqual(DEFAULT_SITE);
    expect(
      parseSiteConfig({ root: 7, headers: "x", languages: ["fr"], timeout: -1, basePath: "//evil" }),
    ).toEqual(DEFAULT_SITE);
    fc.assert(
      fc.property(fc.anything(), (document) => {
        expect(Object.keys(parseSiteConfig(document))).toEqual(Object.keys(DEFAULT_SITE));
      }),
    );
  });

  it.each([
    [{ chunkSize: 65_536, uploadLanes: 8 }, 65_536, 8],
    [{ chunkSize: 65_535, uploadLanes: 0 }, null, 3],
    [{ chunkSize: 67_108_865, uploadLanes: 9 }, null, 3],
    [{ chunkSize: "65536", uploadLanes: 1.5 }, null, 3],
    [{ chunkSize: null }, null, 3],
  ])("says of uploads in %j what may be [UP-02, UP-03, SEC-06]", (document, chunkSize, uploadLanes) => {
    expect(parseSiteConfig(document)).toMatchObject({ chunkSize, uploadLanes });
  });

  it("hands on that its languages are no list, and the rest holds [I18N-01, REL-03]", () => {
    const { languages, ...rest } = parseSiteConfig({ languages: "en", root: "school" });
    expect(languages).toBeNull();
    expect({ ...rest, languages: DEFAULT_SITE.languages }).toEqual({ ...DEFAULT_SITE, root: "school" });
  });

  it("is taken where it is right, the contract's spellings in our own [API-02, AUTH-14]", () => {
    expect(
      parseSiteConfig({
        root: "school",
        headers: { device: "X-D" },
        loginTickitConifg: { apipath: "/api/uaa/ticket/login", method: "post" },
        languages: ["en"],
        passwordRule: 2,
        allowedOrigins: ["https://oa.test", 3],
      }),
    ).toEqual({
      ...DEFAULT_SITE,
      root: "school",
      headers: { device: "X-D", app: "X-App-Code" },
      ticketCall: { path: "/api/uaa/ticket/login", method: "post" },
      languages: ["en"],
      passwordRule: 2,
      allowedOrigins: ["https://oa.test"],
    });
    expect(parseSiteConfig({ loginTickitConifg: { apipath: "https://evil.test" } }).ticketCall).toBeNull();
  });

  it("switches one-proxy mode on, and names the unit whose desktop is its own page [AUTH-05, REDIR-03]", () => {
    expect(parseSiteConfig({ oneProxy: true, appPageUnitId: "100" })).toEqual({
      ...DEFAULT_SITE,
      oneProxy: true,
      appPageUnitId: "100",
    });
    expect([DEFAULT_SITE.oneProxy, DEFAULT_SITE.appPageUnitId]).toEqual([false, null]);
  });

  it.each([
    [{}, false],
    [{ recogniser: "https://nls.example" }, true],
    [{ voice: null, recogniser: "https://nls.example" }, true],
    [{ voice: false, recogniser: "https://nls.example" }, false],
    [{ voice: true }, true],
  ])("offers spoken commands where a recogniser is known: %j [VOICE-01]", (document, offered) => {
    expect(parseSiteConfig(document).voice).toBe(offered);
  });

  it.each([
    [["en"], ["en"]],
    [["en", "fr"], ["en"]],
    [[], []],
    ["en", null],
    [undefined, null],
  ])("knows which languages a recogniser hears: %j [VOICE-01]", (voiceLanguages, known) => {
    expect(parseSiteConfig({ voiceLanguages }).voiceLanguages).toEqual(known);
  });
});
