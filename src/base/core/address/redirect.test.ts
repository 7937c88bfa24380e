import fc from "fast-check";
import { hostileSamples, hostileTargets } from "../../../../test/hostileTargets";
import {
  allowedTarget,
  applicationRedirect,
  desktopPath,
  redirectedApp,
  targetAfterLogin,
  withoutPassing,
  type LoginTarget,
} from "./redirect";
import { DEFAULT_SITE } from "../site/siteConfig";

const origin = "https://portal.school.test";
const site = { allowedOrigins: ["https://oa.school.test", "http://files.school.test:8080/"] };
const fallback = `${origin}/pages/base/pc_desktop_all/index.html`;

const HOSTILE: readonly unknown[] = [
  ...hostileTargets({ origin, listed: "https://oa.school.test" }),
  "https://files.school.test:8080/",
  "http://files.school.test/",
  "portal.school.test",
  "https://ｐortal.school.test/",
  null,
  undefined,
  7,
  ["/x"],
  { toString: () => "/x" },
];

describe("targets from outside", () => {
  it("are tried with at least sixty hostile ones [REDIR-05]", () => {
    expect(new Set(HOSTILE).size).toBeGreaterThanOrEqual(60);
  });

  it.each(HOSTILE.map((target) => [target]))("are refused: %j [REDIR-05]", (target) => {
    expect(allowedTarget(target, site, origin)).toBeNull();
  });

  it.each([
    ["/pages/x/index.html?a=%2F#/y?z=1", `${origin}/pages/x/index.html?a=%2F#/y?z=1`],
    ["https://portal.school.test", `${origin}/`],
    ["https://PORTAL.school.test:443/x", `${origin}/x`],
    ["https://portal.school.test?x=1", `${origin}/?x=1`],
    [
      "https://oa.school.test/a/b?u=https://evil.test//x",
      "https://oa.school.test/a/b?u=https://evil.test//x",
    ],
    ["http://files.school.test:8080/a", "http://files.school.test:8080/a"],
    ["/通知/列表", `${origin}/通知/列表`],
  ])("are followed on our own and the listed origins: %s [REDIR-05]", (target, expected) => {
    expect(allowedTarget(target, site, origin)).toBe(expected);
  });

  it("lead, as the browser reads them, only to origins that are trusted [REDIR-05]", () => {
    const piece = fc.constantFrom(
      "/",
      "\\",
      ":",
      "@",
      "?",
      "#",
      "%",
      ".",
      ";",
      "&",
      "=",
      " ",
      "\t",
      "\n",
      "http",
      "https",
      "://",
      "//",
      "portal.school.test",
      "oa.school.test",
      "evil.test",
      "%2F",
      "%5C",
      "..",
      ":443",
      "javascript:",
      "\u3002",
      "\uFF0F",
    );
    const trusted = [origin, "https://oa.school.test", "http://files.school.test:8080"];
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const target = allowedTarget(pieces.join(""), site, origin);
        if (target !== null) expect(trusted).toContain(new URL(target, "https://evil.test").origin);
      }),
      { numRuns: 20_000 },
    );
  });

  it("ignore entries of the list that are no origins [REDIR-05]", () => {
    const broken = { allowedOrigins: ["*", "https://*", "", "evil.test", "https://evil.test/path"] };
    expect(allowedTarget("https://evil.test/path", broken, origin)).toBeNull();
    expect(allowedTarget("https://evil.test/", broken, origin)).toBeNull();
  });
});

describe("what passes into a redirect address", () => {
  it("leaves look, language, OAuth and secrets out of search and hash [REDIR-02]", () => {
    const dropped =
      "theme=ink&language=en&code=1&state=2&token=3&ticket=4&username=5&password=6&plat=7&accessToken=8&access_token=9";
    expect(withoutPassing(`/x?a=1&${dropped}&b=2#/y?c=3&${dropped}`)).toBe("/x?a=1&b=2#/y?c=3");
    expect(withoutPassing(`/x?${dropped}#/y?${dropped}`)).toBe("/x#/y");
    expect(withoutPassing(`/x?${dropped}#${dropped}`)).toBe("/x");
  });

  it("sees through encoded and upper-case names [REDIR-02]", () => {
    expect(withoutPassing("/x?%74oken=1&TOKEN=2&a=1")).toBe("/x?a=1");
  });

  it("leaves all else letter for letter [REDIR-02]", () => {
    const address = "/x?a=%2F+b&a=2&c&encoded=token%3D1#/route?d=%E4%B8";
    expect(withoutPassing(address)).toBe(address);
    expect(withoutPassing("/x#/token")).toBe("/x#/token");
  });
});

const login: LoginTarget = {
  href: `${origin}/login/`,
  origin,
  site: { ...DEFAULT_SITE, ...site },
  device: { mobile: false },
  person: { unitType: 2, unitId: "100", userType: 2 },
  code: "login",
  development: false,
};

describe("where to go after login", () => {
  const asked = `${origin}/login/?redirect_uri=${encodeURIComponent("/pages/oa/pc_oa_tm/index.html?x=1&token=t#/a")}`;
  const jump = { ...login.site, loginJumpPage: "/pages/start/index.html" };

  it("is what the address asks for, then the jump page, then the device's default, then the app's page [REDIR-01]", () => {
    const page = `${origin}/pages/oa/pc_oa_tm/index.html?x=1#/a`;
    expect(targetAfterLogin({ ...login, href: asked, site: jump, code: "oa" })).toBe(page);
    expect(targetAfterLogin({ ...login, site: jump, code: "oa" })).toBe(`${origin}/pages/start/index.html`);
    expect(targetAfterLogin(login)).toBe(fallback);
    expect(targetAfterLogin({ ...login, code: "base" })).toBe(fallback);
    expect(targetAfterLogin({ ...login, code: "oa" })).toBe(`${origin}/pages/oa/pc_oa_tm/index.html`);
  });

  it("is read from the hash's query too [REDIR-01]", () => {
    expect(targetAfterLogin({ ...login, href: `${origin}/login/#/?redirect_uri=%2Fpages%2Fx` })).toBe(
      `${origin}/pages/x`,
    );
  });

  it("skips what is not allowed [REDIR-01, REDIR-05]", () => {
    const evil = `${origin}/login/?redirect_uri=${encodeURIComponent("//evil.test")}`;
    expect(targetAfterLogin({ ...login, href: evil })).toBe(fallback);
    expect(targetAfterLogin({ ...login, site: { ...jump, loginJumpPage: "https://evil.test" } })).toBe(
      fallback,
    );
  });

  it("is the default for a hostile target, however the login page's address names it [REDIR-05]", () => {
    const asksFor = (target: string) => `redirect_uri=${encodeURIComponent(target)}`;
    const ways: readonly ((target: string) => string)[] = [
      (target) => `?${asksFor(target)}`,
      (target) => `?redirect_uri=${target.replaceAll("&", "%26")}`,
      (target) => `#${asksFor(target)}`,
      (target) => `#/x?${asksFor(target)}`,
      (target) => `?${asksFor(target)}&${asksFor("/own")}`,
      (target) => `?${asksFor(target)}#/x?${asksFor("/own")}`,
      (target) => `?${asksFor(target)}&theme=ink&language=zh-CN&plat=x`,
    ];
    for (const way of ways)
      for (const target of hostileSamples({ origin, listed: "https://oa.school.test" })) {
        const href = `${origin}/login/${way(target)}`;
        expect([href, targetAfterLogin({ ...login, href, site: jump })]).toEqual([
          href,
          `${origin}/pages/start/index.html`,
        ]);
      }
  });

  it("is nowhere on the desktop settings pages [REDIR-01]", () => {
    const href = `${origin}/pages/base/pc_desktopset_all/index.html?redirect_uri=%2Fx`;
    expect(targetAfterLogin({ ...login, href })).toBeNull();
    const evil = `${origin}/login/?x=_desktopset_`;
    expect(targetAfterLogin({ ...login, href: evil })).toBe(fallback);
  });
});

describe("the desktop's path", () => {
  const at = (changes: Partial<LoginTarget>) => desktopPath({ ...login, ...changes });

  it("follows device, unit and development [REDIR-03]", () => {
    const phone = { mobile: true };
    const area = { unitType: 1, unitId: "1", userType: 2 };
    const special = { ...login.site, appPageUnitId: "100", root: "school" };
    expect(at({})).toBe("/pages/base/pc_desktop_all/index.html");
    expect(at({ device: phone })).toBe("/pages/base/mobile_desktop_all/index.html");
    expect(at({ person: area })).toBe("/area/areaBase/pc_areaDesktop_all/index.html");
    expect(at({ person: area, device: phone })).toBe("/area/areaBase/mobile_areaDesktop_all/index.html");
    expect(at({ site: special })).toBe("/school/base/pc_app_tm/index.html");
    expect(at({ development: true })).toBe("/pc_desktop_all.html");
    expect(at({ development: true, device: phone, site: special })).toBe("/mobile_desktop_all.html");
  });
});

describe("the redirect page", () => {
  it("leads to the form for the person and the device [REDIR-04]", () => {
    expect(applicationRedirect("oa", 2, false)).toBe("/pages/oa/pc_oa_tm/index.html");
    expect(applicationRedirect("oa", 4, false)).toBe("/pages/oa/pc_oa_tm/index.html");
    expect(applicationRedirect("oa", 1, false)).toBe("/pages/oa/pc_oa_spm/index.html");
    expect(applicationRedirect("oa", 3, true)).toBe("/pages/oa/mobile_oa_spm/index.html");
    expect(applicationRedirect("leave-mobile", 1, true)).toBe("/leave-mobile/");
  });

  it("takes plain names only [REDIR-04]", () => {
    for (const name of ["", "..", "a/b", "a%2Fb", "//evil.test"])
      expect(applicationRedirect(name, 2, false)).toBeNull();
    expect(redirectedApp("/redirect/oa")).toBe("oa");
    expect(redirectedApp("/redirect/leave-mobile/")).toBe("leave-mobile");
    expect(redirectedApp("/redirect/../x")).toBeNull();
    expect(redirectedApp("/pages/redirect/oa")).toBeNull();
  });
});
