import type { Page } from "@playwright/test";
import { enterCampus } from "./campus";
import { expect, test, type Portal } from "./fixture";

const PHONE =
  "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130 Mobile Safari/537.36";
const WECHAT = `${PHONE} MicroMessenger/8.0.50 Language/zh_CN`;
const WORK = `${PHONE} wxwork/4.1.30 MicroMessenger/7.0.1`;
const DESKTOP = /\/pages\/base\/mobile_desktop_all\/index\.html/;
const PROVIDER = /\/provider\/campus\?/;

/** A site that names the demo provider for both clients. */
const SITE = {
  socialApps: [
    { client: "workWechat", userAgent: "wxwork", provider: "campus" },
    { client: "wechat", userAgent: "MicroMessenger", provider: "campus" },
  ],
};

const box = (page: Page) => page.getByRole("button", { name: "登录", exact: true });

/** Counts the look-ups from now on. */
const lookUps = (page: Page) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("_info?")) asked.push(new URL(request.url()).pathname);
  });
  return asked;
};

/** Opens the login page and waits until it has decided. */
const openBox = async (page: Page, address = "/login/") => {
  await page.goto(address);
  await expect(page.getByRole("button", { name: "使用校园统一身份登录" })).toBeVisible();
  await expect(box(page)).toBeVisible();
};

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

for (const [name, userAgent] of [
  ["WeChat", WECHAT],
  ["WeChat Work", WORK],
] as const)
  test.describe(name, () => {
    test.use({ userAgent });

    test("leads to its provider by the look-up, and back to where the person wanted to go [AUTH-01, AUTH-02, AUTH-13]", async ({
      page,
      portal,
    }) => {
      await portal.configureSite(SITE);
      const asked = page.waitForRequest("**/api/uaa/social/campus_info?*");
      await page.goto(`/login/?redirect_uri=${encodeURIComponent("/mobile_desktop_all.html#/nowhere")}`);
      const request = await asked;
      expect(new URL(request.url()).searchParams.get("unitHost")).toBe(new URL(page.url()).host);
      expect(request.headers()["x-device-type"]).toBe("h5");
      await page.waitForURL(PROVIDER);
      await enterCampus(page, "campus-teacher");
      await page.waitForURL(/\/mobile_desktop_all\.html#\/nowhere/);
      const me = await page.request.get("/api/uaa/oauth/me");
      expect(await me.json()).toMatchObject({ status: 200, data: { loginName: "teacher" } });
    });
  });

test.describe("inside WeChat", () => {
  test.use({ userAgent: WECHAT });

  const begin = async (page: Page, portal: Portal) => {
    await portal.configureSite(SITE);
    await page.goto("/login/");
    await page.waitForURL(PROVIDER);
  };

  test("an unfinished trip ends in the box, which says so; the person is not sent away again [AUTH-01, AUTH-13]", async ({
    page,
    portal,
  }) => {
    await begin(page, portal);
    const asked = lookUps(page);
    await page.getByRole("link", { name: "取消，返回门户" }).click();
    await page.waitForURL(/\/login\//);
    await expect(page.getByRole("alert").filter({ hasText: "未完成" })).toBeVisible();
    await page.reload();
    await expect(page.getByRole("button", { name: "使用校园统一身份登录" })).toBeVisible();
    await expect(box(page)).toBeVisible();
    expect(asked).toEqual([]);
    await portal.fillSignIn("teacher");
    await page.waitForURL(DESKTOP);
  });

  test("a browser that keeps no session does not loop [AUTH-01]", async ({ page, portal }) => {
    await begin(page, portal);
    await enterCampus(page, "campus-teacher");
    await page.waitForURL(DESKTOP);
    await portal.loseSession();
    const asked = lookUps(page);
    await page.goto("/pages/base/mobile_desktop_all/index.html");
    await page.waitForURL(/\/login\//);
    await expect(page.getByRole("button", { name: "使用校园统一身份登录" })).toBeVisible();
    expect(asked).toEqual([]);
  });

  test("another browser's return is refused, and leads nowhere by itself [AUTH-13, SEC-04]", async ({
    page,
    portal,
  }) => {
    await portal.configureSite(SITE);
    const asked = lookUps(page);
    await page.goto("/login/?code=of-another-tab&state=campus.0123456789abcdef0123456789abcdef");
    await expect(page.getByRole("alert").filter({ hasText: "不是从本页发起" })).toBeVisible();
    await expect(box(page)).toBeVisible();
    expect(asked).toEqual([]);
  });

  test("a person who asks to stay, or has signed out, is not sent away [AUTH-01, AUTH-11]", async ({
    page,
    portal,
  }) => {
    await portal.configureSite(SITE);
    const asked = lookUps(page);
    await openBox(page, "/login/?stay");
    await page.evaluate(() => localStorage.setItem("portal.loggedOut", "1"));
    await openBox(page);
    expect(asked).toEqual([]);
  });

  test("no person is sent anywhere unless the site names a provider [AUTH-01]", async ({ page }) => {
    const asked = lookUps(page);
    await openBox(page);
    expect(asked).toEqual([]);
  });

  test("an unknown provider, or no answer, leaves the box with a message, and the password works [AUTH-01, REL-01]", async ({
    page,
    portal,
    problems,
  }) => {
    problems.expect(/ERR_FAILED/);
    const [, wechat] = SITE.socialApps;
    await portal.configureSite({ socialApps: [{ ...wechat, provider: "unknown" }] });
    await page.goto("/login/");
    await expect(page.getByRole("alert").filter({ hasText: "登录方式不存在" })).toBeVisible();
    await page.evaluate(() => localStorage.clear());
    await page.route("**/unknown_info?*", (route) => route.abort());
    await page.reload();
    await expect(page.getByRole("alert").filter({ hasText: "网络错误" })).toBeVisible();
    await portal.fillSignIn("teacher");
    await page.waitForURL(DESKTOP);
  });
});

test.describe("a client that the site recognises by its user agent", () => {
  test.use({ userAgent: `${PHONE} CityEducation/3` });

  test("is sent to its provider as well [AUTH-01]", async ({ page, portal }) => {
    await portal.configureSite({
      socialApps: [{ client: "wechat", userAgent: "cityeducation/", provider: "campus" }],
    });
    await page.goto("/login/");
    await page.waitForURL(PROVIDER);
  });
});
