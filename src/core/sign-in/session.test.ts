import fc from "fast-check";
import { initialise } from "../site/application";
import { afterAutoLogin, mayAutoLogin } from "./autoLogin";
import { deviceOf, responsiveClass } from "../site/device";
import { isOpenPage, loginAddress } from "../address/loginAddress";
import { DEFAULT_SITE, parseSiteConfig } from "../site/siteConfig";

describe("initialisation", () => {
  it("throws naming what is missing [API-14]", () => {
    expect(() => initialise({ appCode: "oa" })).toThrow(/^Missing code at/);
    expect(() => initialise({ code: "oa" })).toThrow(/^Missing appCode at/);
    expect(() => initialise({ code: "", appCode: "" })).toThrow(/^Missing code and appCode at/);
  });

  it("knows the application else [API-14]", () => {
    expect(initialise({ code: "base", appCode: "oa" })).toEqual({
      code: "base",
      appCode: "oa",
      rootPath: "pages",
    });
  });
});

describe("auto-login", () => {
  const ready = { enabled: true, loggedOut: false, setting: true, remembered: true, attempts: 0 };

  it("is tried only where everything speaks for it [AUTH-09]", () => {
    expect(mayAutoLogin(ready)).toBe(true);
    expect(mayAutoLogin({ ...ready, attempts: 3 })).toBe(true);
    const against = [
      { enabled: false },
      { loggedOut: true },
      { setting: false },
      { remembered: false },
      { attempts: 4 },
    ];
    for (const change of against) expect(mayAutoLogin({ ...ready, ...change })).toBe(false);
  });

  it("ends with the fourth attempt: logged out, counter cleared [AUTH-09]", () => {
    expect(afterAutoLogin(2)).toEqual({ attempts: 3, loggedOut: false });
    expect(afterAutoLogin(3)).toEqual({ attempts: 0, loggedOut: true });
  });
});

describe("the device", () => {
  const chrome = "Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36";
  const iPhone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Safari/604.1";
  const pixel = "Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140.0 Mobile Safari/537.36";
  const galaxyTab = "Mozilla/5.0 (Linux; Android 15; SM-X710) Chrome/140.0 Safari/537.36";

  it("is app in a shell, h5 in mobile browsers and WeChat, pc else [API-02]", () => {
    const of = (userAgent: string, shell: "desktop" | "mobile" | null = null) =>
      deviceOf({ userAgent, width: 1280, shell });
    expect(of(chrome)).toEqual({ type: "pc", mobile: false, client: "browser" });
    expect(of(chrome, "desktop")).toEqual({ type: "app", mobile: false, client: "desktop" });
    expect(of(iPhone, "mobile")).toEqual({ type: "app", mobile: true, client: "mobileShell" });
    expect(of(iPhone)).toEqual({ type: "h5", mobile: true, client: "browser" });
    expect(of(pixel)).toMatchObject({ type: "h5", mobile: true });
    expect(of(galaxyTab)).toMatchObject({ type: "h5", mobile: false });
    expect(of(`${iPhone} MicroMessenger/8.0`)).toEqual({ type: "h5", mobile: true, client: "wechat" });
    expect(of(`${chrome} wxwork/4.1 MicroMessenger/7.0`)).toEqual({
      type: "h5",
      mobile: false,
      client: "workWechat",
    });
  });

  it("has the class of its width [DESK-08]", () => {
    expect([1025, 1024, 401, 400, 320].map(responsiveClass)).toEqual([
      "pc",
      "ipad",
      "ipad",
      "mobile",
      "mobile",
    ]);
    expect(deviceOf({ userAgent: chrome, width: 400, shell: null })).toMatchObject({
      type: "pc",
      mobile: true,
    });
  });
});

describe("forced login", () => {
  const desktop = "https://portal.school.test/pages/base/pc_desktop_all/index.html";

  it("leads to login and back, without what must not pass [API-11, REDIR-02]", () => {
    expect(loginAddress(`${desktop}?theme=ink&a=1#/x?token=t`, "browser")).toBe(
      `/login/?redirect_uri=${encodeURIComponent(`${desktop}?a=1#/x`)}`,
    );
  });

  it("opens the page the desktop client watches for [AUTH-16]", () => {
    expect(loginAddress(`${desktop}?theme=ink#/x`, "desktop")).toBe(
      `/needtologinpagerelogin?redirect_uri=${encodeURIComponent(`${desktop}#/x`)}`,
    );
  });

  it.each([
    "/",
    "/login",
    "/login/?a=1",
    "/forgetPassword",
    "/bind/?id=1",
    "/needtologinpagerelogin",
    "/x/authorize?client_id=1",
  ])("never leads away from a page that needs no session: %s [API-11]", (path) => {
    expect(loginAddress(`https://portal.school.test${path}`, "browser")).toBeNull();
  });

  it("takes open pages by whole segments only [API-11]", () => {
    expect(isOpenPage("https://portal.school.test/pages/login/pc_bind_all/index.html")).toBe(true);
    for (const path of [
      "/pages/login/index.html",
      "/loginx",
      "/pages/unauthorized/x",
      "/x?authorize",
      "/redirect/pc_bind_all",
      "/x#/authorize",
    ]) {
      expect(isOpenPage(`https://portal.school.test${path}`)).toBe(false);
    }
  });
});

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
});
