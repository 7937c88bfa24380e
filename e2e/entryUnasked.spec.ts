import type { Page } from "@playwright/test";
import { DESKTOP, TICKETS, whoIs } from "./entryPage";
import { expect, PASSWORD, test } from "./fixture";

/** A file that is shown at once and runs nothing: the target where a test ends with the sign-in. */
const TARGET = "/old-browser.js";

test("single sign-on leads there without a question, gives the box to a person who turns back, and returns with a ticket to where they wanted [AUTH-19, REDIR-01]", async ({
  page,
  portal,
}) => {
  await portal.configureSite({ ...TICKETS, sso: true });
  const login = `/login/?redirect_uri=${encodeURIComponent(`${TARGET}#/x`)}`;
  await page.goto(login);
  await page.waitForURL(/\/launcher\/\?/);
  await portal.expectAccessible();
  await page.goto(login);
  await expect(page.getByLabel("用户名")).toBeVisible();
  await page.getByRole("button", { name: "统一身份登录", exact: true }).click();
  await page.waitForURL(/\/launcher\/\?/);
  await page.getByLabel("账号").fill("teacher");
  await page.getByLabel("密码").fill(PASSWORD);
  await page.keyboard.press("Enter");
  await page.waitForURL(`**${TARGET}#/x`);
  expect(await whoIs(page)).toBe("teacher");
});

/** Everything in the page's two storages, as text. */
const stored = (page: Page) =>
  page.evaluate(() => JSON.stringify([localStorage, sessionStorage].map((area) => Object.entries(area))));

test("a remembered password is sealed on the device and given back, and then signs in by itself, as when the session ends on the desktop, but not after signing out [AUTH-02, AUTH-08, AUTH-09, REDIR-01, REDIR-03]", async ({
  page,
  portal,
  context,
}) => {
  await page.goto(`/login/?redirect_uri=${encodeURIComponent(TARGET)}`);
  await page.getByLabel("记住密码").check();
  await portal.fillSignIn("teacher");
  await page.waitForURL(`**${TARGET}`);
  await context.clearCookies();

  await page.goto("/login/");
  await expect(page.getByLabel("用户名")).toHaveValue("teacher");
  await expect(page.getByLabel("密码", { exact: true })).toHaveValue(PASSWORD);
  expect(await stored(page)).not.toContain(PASSWORD);
  await page.getByLabel("下次自动登录").check();
  await page.getByRole("button", { name: "登录", exact: true }).click();
  // Without a target the desktop is where people go.
  await page.waitForURL(DESKTOP);
  await page.waitForLoadState("networkidle");
  await context.clearCookies();
  await page.goto(page.url().replace(/#.*|$/, "#/viewport?app=notices&fileId=notices"));
  await page.reload();
  await expect(page.getByRole("button", { name: /^欢迎，王雅琴/ })).toBeVisible();
  expect(new URL(page.url()).hash).toBe("#/viewport?app=notices&fileId=notices");
  expect(await whoIs(page)).toBe("teacher");

  await portal.askToSignOut();
  await page.getByRole("dialog").getByRole("button", { name: "退出登录" }).click();
  await page.waitForURL(/\/login\//);
  await expect(page.getByLabel("用户名")).toHaveValue("");
  expect(await whoIs(page)).toBeNull();
});
