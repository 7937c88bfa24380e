import fc from "fast-check";
import { deviceOf } from "./device";
import { chooseWay, STAY } from "../session/entry";
import { readSocialApps, SOCIAL_APPS, socialAppProvider } from "./socialApps";
import { parseSiteConfig } from "./siteConfig";

const PHONE = "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/130 Mobile Safari/537.36";
const WECHAT = `${PHONE} MicroMessenger/8.0.50`;
const WORK = `${PHONE} wxwork/4.1 MicroMessenger/7.0.1`;
const clientOf = (userAgent: string, socialApps = SOCIAL_APPS) =>
  deviceOf({ userAgent, width: 400, shell: null }, socialApps).client;

describe("the WeChat clients", () => {
  it("are recognised by their user agent, WeChat Work before WeChat [AUTH-01, API-02]", () => {
    expect([PHONE, WECHAT, WORK].map((userAgent) => clientOf(userAgent))).toEqual([
      "browser",
      "wechat",
      "workWechat",
    ]);
    expect(deviceOf({ userAgent: WECHAT, width: 1400, shell: null }).type).toBe("h5");
  });

  it("are recognised by the site's own list, in its order, as plain text in any case [AUTH-01]", () => {
    const { socialApps } = parseSiteConfig({
      socialApps: [
        { client: "wechat", userAgent: "pixel 9)", provider: "wx" },
        { client: "workWechat", userAgent: "wxwork", provider: "ww" },
      ],
    });
    expect(clientOf(PHONE, socialApps)).toBe("wechat");
    expect(clientOf(WORK, socialApps)).toBe("wechat");
    expect(clientOf("Mozilla/5.0 WXWORK/4", socialApps)).toBe("workWechat");
    expect(clientOf("Mozilla/5.0 MicroMessenger/8", socialApps)).toBe("browser");
    expect(clientOf(PHONE, readSocialApps([{ client: "wechat", userAgent: ".*" }]))).toBe("browser");
  });

  it("are read from any document: invalid rows count as absent [REL-01]", () => {
    expect(readSocialApps(undefined)).toBe(SOCIAL_APPS);
    expect(readSocialApps({})).toBe(SOCIAL_APPS);
    expect(readSocialApps([])).toEqual([]);
    expect(
      readSocialApps([
        null,
        { client: "alipay", userAgent: "AlipayClient" },
        { client: "wechat", userAgent: "" },
        { client: "wechat", userAgent: "x", provider: "../oauth/me" },
      ]),
    ).toEqual([{ client: "wechat", userAgent: "x", provider: null }]);
    fc.assert(
      fc.property(fc.array(fc.jsonValue()), fc.string(), (wire, userAgent) => {
        for (const app of readSocialApps(wire)) expect(app.userAgent).not.toBe("");
        expect(["browser", "wechat", "workWechat"]).toContain(clientOf(userAgent, readSocialApps(wire)));
      }),
    );
  });
});

describe("who is sent to the provider of their client", () => {
  const site = parseSiteConfig({
    socialApps: [{ client: "wechat", userAgent: "MicroMessenger", provider: "wx" }],
  });
  const visit = (href: string, over: { loggedOut?: boolean; away?: boolean } = {}, config = site) =>
    chooseWay({
      href,
      secrets: {},
      client: "wechat",
      site: config,
      remembered: {
        loggedOut: false,
        away: false,
        setting: false,
        remembered: false,
        person: false,
        attempts: 0,
        ...over,
      },
      submitted: false,
    });

  it("is a person who opens the page there, if the site names one [AUTH-01]", () => {
    expect(visit("http://p.test/login/")).toEqual({ way: "lookUp", provider: "wx" });
    expect(visit("http://p.test/login/", {}, parseSiteConfig({}))).toEqual({ way: "box" });
    expect(socialAppProvider("workWechat", site)).toBeNull();
  });

  it("is no person who asks to stay, has logged out, or has just been there [AUTH-01, AUTH-11]", () => {
    expect(STAY).toBe("stay");
    for (const query of ["?stay", "?stay=1", "?x=1&stay=", "#/?stay=1"])
      expect(visit(`http://p.test/login/${query}`)).toEqual({ way: "box" });
    expect(visit("http://p.test/login/", { loggedOut: true })).toEqual({ way: "box" });
    expect(visit("http://p.test/login/", { away: true })).toEqual({ way: "box" });
  });
});
