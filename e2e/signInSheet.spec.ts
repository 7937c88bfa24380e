import type { Page, Request } from "@playwright/test";
import { expect, PASSWORD, test } from "./fixture";

const MANAGING = "#/viewport?app=notices&fileId=notices&at=/manage";
const sheet = (page: Page) => page.getByRole("dialog", { name: /^(用户登录|User login)$/ });
const password = (page: Page) => sheet(page).getByLabel(/^(密码|Password)$/);
const greeting = (page: Page) => page.getByRole("heading", { level: 1, name: /好，|^Good / });
const callsOf = (page: Page, path: string) => {
  const seen: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === path) seen.push(request.url());
  });
  return seen;
};

/** The pages' pending requests to the platform, and when the last one was sent or answered. */
const calls = { open: new Set<Request>(), last: 0 };
test.beforeEach(({ context }) => {
  calls.open.clear();
  const note = (request: Request, open: boolean) => {
    if (!new URL(request.url()).pathname.startsWith("/api/")) return;
    calls.open[open ? "add" : "delete"](request);
    calls.last = Date.now();
  };
  context.on("request", (request) => note(request, true));
  context.on("requestfinished", (request) => note(request, false));
  context.on("requestfailed", (request) => note(request, false));
});

/**
 * The session ends while the page is open: nothing is left that could renew it. A later call of the page's own
 * would open the sheet before the journey's next step, so half a second without any passes first.
 */
async function loseSession(page: Page) {
  await expect.poll(() => calls.open.size === 0 && Date.now() - calls.last > 500).toBe(true);
  await page.context().clearCookies();
}

/** Makes the page send a call, whether or not the sheet is already open over it. */
const call = (page: Page) =>
  page.evaluate(() => void (window.location.hash = "#/viewport?app=notices&fileId=notices"));

/** A half-written notice in a form, as the session ends. */
async function writeNotice(page: Page) {
  await page.getByRole("button", { name: "发布通知" }).click();
  const form = page.getByRole("dialog", { name: "发布通知" });
  await form.getByLabel(/^标题\*?$/).fill("消失的会话");
  await form.getByRole("combobox", { name: /^类别/ }).click();
  await page.getByRole("option").nth(1).click();
  await form.getByLabel(/^正文\*?$/).fill("写了很久的一段话。");
  await loseSession(page);
  return form;
}

test("the person's work continues once they have signed in again, by keyboard alone; another person finds nothing of it [API-11, A11Y-02, SEC-03]", async ({
  page,
  portal,
}) => {
  await portal.signInQuickly("admin2");
  await portal.openDesktop(MANAGING);
  const form = await writeNotice(page);
  const saves = callsOf(page, "/api/notice/save");
  const refreshes = callsOf(page, "/api/uaa/oauth/refresh");
  await form.getByRole("button", { name: "立即发布" }).click();

  await expect(sheet(page)).toBeVisible();
  await expect(password(page)).toBeFocused();
  await expect(sheet(page)).toHaveAccessibleDescription(/登录已过期/);
  await expect(sheet(page).getByLabel("用户名")).toHaveValue("admin2");
  await portal.expectAccessible();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Enter");
  await expect(sheet(page).getByRole("alert")).toHaveText("密码不能为空！");
  await page.keyboard.type("wrong");
  await page.keyboard.press("Enter");
  await expect(sheet(page).getByRole("alert")).toBeVisible();
  await expect(password(page)).toBeFocused();
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press("Enter");

  await expect(sheet(page)).toHaveCount(0);
  await expect(page.getByText("通知已发布").first()).toBeVisible();
  await expect(form).toHaveCount(0);
  await expect(page.getByRole("row").filter({ hasText: "消失的会话" })).toHaveCount(1);
  expect([saves.length, refreshes.length]).toEqual([2, 1]);

  await writeNotice(page);
  await form.getByRole("button", { name: "立即发布" }).click();
  await sheet(page).getByLabel("用户名").fill("teacher");
  await password(page).fill(PASSWORD);
  await password(page).press("Enter");
  await expect(page.getByRole("button", { name: /^欢迎，王雅琴/ })).toBeVisible();
  await expect(page.getByText("消失的会话")).toHaveCount(0);
  expect(saves).toHaveLength(3);
  const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(kept).not.toContain("admin2");
});

test("signing in on one tab is enough for all [API-11]", async ({ page, portal, context, problems }) => {
  await portal.signInQuickly("teacher");
  await portal.openDesktop();
  const other = await context.newPage();
  problems.watch(other);
  await other.goto(page.url());
  await expect(greeting(other)).toBeVisible();
  await loseSession(page);
  for (const tab of [page, other]) {
    await tab.bringToFront();
    await call(tab);
    await expect(sheet(tab)).toBeVisible();
  }
  await password(other).fill(PASSWORD);
  await password(other).press("Enter");
  for (const tab of [other, page]) {
    await expect(sheet(tab)).toHaveCount(0);
    // A tab that has asked by itself before had its sheet already, which kept it where it was.
    await call(tab);
    await expect(tab.getByRole("list", { name: "通知列表" })).toBeVisible();
  }
});

test("a person who signs in another way goes to the login page and back, in English on a phone [API-11, AUTH-16]", async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await portal.signInQuickly("student");
  await page.goto("/pages/base/pc_desktop_all/index.html?language=en");
  await expect(greeting(page)).toBeVisible();
  await loseSession(page);
  await page
    .getByRole("link", { name: /Notices/ })
    .first()
    .click();
  await page.waitForURL(/#\/viewport/);
  await expect(sheet(page)).toBeVisible();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(320);
  await portal.expectAccessible();
  const otherWay = sheet(page).getByRole("button", { name: "Other ways to sign in" });
  const submit = sheet(page).getByRole("button", { name: "Sign in", exact: true });
  // Visible without scrolling is the main button and not the secondary one, also at 200 % zoom of a laptop.
  for (const size of [
    { width: 720, height: 450 },
    { width: 320, height: 640 },
  ]) {
    await page.setViewportSize(size);
    await expect(submit).toBeInViewport({ ratio: 1 });
  }
  await submit.focus();
  await page.keyboard.press("Tab");
  await expect(otherWay).toBeFocused();
  await otherWay.click();
  await page.waitForURL(/\/login\/\?redirect_uri=/);
  await portal.fillSignIn("student");
  await page.waitForURL(/desktop_all/);
  await expect(page.getByRole("list", { name: "Notices" })).toBeVisible();
});
