import type { Page } from "@playwright/test";
import { enterCampus } from "./campus";
import { expect, test } from "./fixture";

const PHONE =
  "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130 Mobile Safari/537.36";
const WECHAT = `${PHONE} MicroMessenger/8.0.50 Language/zh_CN`;
const DESKTOP = /\/pages\/base\/mobile_desktop_all\/index\.html/;
const PROVIDER = /\/provider\/campus\?/;

/** A site that names the demo provider for the client. */
const WECHAT_OF_SITE = { client: "wechat", userAgent: "MicroMessenger", provider: "campus" };
const SITE = { socialApps: [WECHAT_OF_SITE] };

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
const openBox = async (page: Page) => {
  await page.goto("/login/");
  await expect(page.getByRole("button", { name: "使用校园统一身份登录" })).toBeVisible();
  await expect(box(page)).toBeVisible();
};
const TARGET = "/mobile_desktop_all.html#/nowhere";
const LOGIN = `/login/?redirect_uri=${encodeURIComponent(TARGET)}`;

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, userAgent: WECHAT });

test("WeChat leads to its provider by the look-up, and back to where the person wanted to go; a browser that keeps no session does not loop [AUTH-01, AUTH-02, AUTH-13]", async ({
  page,
  portal,
}) => {
  await portal.configureSite(SITE);
  const first = page.waitForRequest("**/api/uaa/social/campus_info?*");
  await page.goto(LOGIN);
  const request = await first;
  expect(new URL(request.url()).searchParams.get("unitHost")).toBe(new URL(page.url()).host);
  expect(request.headers()["x-device-type"]).toBe("h5");
  await page.waitForURL(PROVIDER);
  await enterCampus(page, "campus-teacher");
  await page.waitForURL((url) => url.href.endsWith(TARGET));
  const me = await page.request.get("/api/uaa/oauth/me");
  expect(await me.json()).toMatchObject({ status: 200, data: { loginName: "teacher" } });

  await portal.loseSession();
  const asked = lookUps(page);
  await page.goto("/pages/base/mobile_desktop_all/index.html");
  await page.waitForURL(/\/login\//);
  await expect(page.getByRole("button", { name: "使用校园统一身份登录" })).toBeVisible();
  expect(asked).toEqual([]);
});

test("an unfinished trip ends in the box, which says so; the person is not sent away again, and their target is kept [AUTH-01, AUTH-13, REDIR-01]", async ({
  page,
  portal,
}) => {
  await portal.configureSite(SITE);
  await page.goto(LOGIN);
  await page.waitForURL(PROVIDER);
  const asked = lookUps(page);
  await page.getByRole("link", { name: "取消，返回门户" }).click();
  await page.waitForURL(/\/login\//);
  await expect(page.getByRole("alert").filter({ hasText: "未完成" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("button", { name: "使用校园统一身份登录" })).toBeVisible();
  await expect(box(page)).toBeVisible();
  expect(asked).toEqual([]);
  await portal.fillSignIn("teacher");
  await page.waitForURL((url) => url.href.endsWith(TARGET));
});

test("no person is sent away without the site's word, nor after signing out, nor by another browser's return [AUTH-01, AUTH-11, AUTH-13, SEC-04]", async ({
  page,
  portal,
}) => {
  const asked = lookUps(page);
  await openBox(page);
  await portal.configureSite(SITE);
  await page.evaluate(() => localStorage.setItem("portal.loggedOut", "1"));
  await openBox(page);
  await page.evaluate(() => localStorage.removeItem("portal.loggedOut"));
  await page.goto("/login/?code=of-another-tab&state=campus.0123456789abcdef0123456789abcdef");
  await expect(page.getByRole("alert").filter({ hasText: "不是从本页发起" })).toBeVisible();
  await expect(box(page)).toBeVisible();
  expect(asked).toEqual([]);
});

test("an unknown provider leaves the box with a message, and the password works [AUTH-01, REL-01]", async ({
  page,
  portal,
}) => {
  await portal.configureSite({ socialApps: [{ ...WECHAT_OF_SITE, provider: "unknown" }] });
  await page.goto("/login/");
  await expect(page.getByRole("alert").filter({ hasText: "登录方式不存在" })).toBeVisible();
  await portal.fillSignIn("teacher");
  await page.waitForURL(DESKTOP);
});
