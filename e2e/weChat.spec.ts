import type { Page } from "@playwright/test";
import { enterCampus } from "./campus";
import { expect, test } from "./fixture";

const PHONE =
  "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130 Mobile Safari/537.36";
const WECHAT = `${PHONE} MicroMessenger/8.0.50 Language/zh_CN`;
const PROVIDER = /\/provider\/campus\?/;

/** A site that names the demo provider for the client. */
const SITE = { socialApps: [{ client: "wechat", userAgent: "MicroMessenger", provider: "campus" }] };

/** Counts the look-ups from now on. */
const lookUps = (page: Page) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("_info?")) asked.push(new URL(request.url()).pathname);
  });
  return asked;
};

const TARGET = "/mobile_desktop_all.html#/nowhere";
const LOGIN = `/login/?redirect_uri=${encodeURIComponent(TARGET)}`;

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, userAgent: WECHAT });

test("WeChat leads to its provider by the look-up, and back to where the person wanted to go; who gives up there, or whose browser keeps no session, is not sent away again [AUTH-01, AUTH-02, AUTH-13, REDIR-01]", async ({
  page,
  portal,
}) => {
  const icon = page.getByRole("button", { name: "使用统一身份认证登录" });
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
  await expect(icon).toBeVisible();
  expect(asked).toEqual([]);

  await icon.click();
  await page.waitForURL(PROVIDER);
  await page.getByRole("link", { name: "取消，返回门户" }).click();
  await page.waitForURL(/\/login\//);
  await expect(page.getByRole("alert").filter({ hasText: "未完成" })).toBeVisible();
  await page.reload();
  await expect(icon).toBeVisible();
  await expect(page.getByRole("button", { name: "登录", exact: true })).toBeVisible();
  expect(asked).toEqual([]);
});
