import type { BrowserContext, Page, Request } from "@playwright/test";
import { expect, Portal, test } from "./fixture";

const DESKTOP = "/pages/base/pc_desktop_all/index.html";
const greeting = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });
const notices = (page: Page) => page.locator('[data-pane="notices/notices"]').getByRole("listitem").first();
const openNotices = (page: Page) =>
  page.evaluate(() => void (window.location.hash = "#/viewport?app=notices&fileId=notices"));

/** A person's desktop in two tabs. */
const openTwice = async (page: Page, portal: Portal, context: BrowserContext): Promise<Page> => {
  await portal.signInQuickly("teacher");
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(DESKTOP);
    await expect(greeting(tab, /王雅琴/)).toBeVisible();
    await tab.waitForLoadState("networkidle");
  }
  return other;
};

test("a session that lapses under two tabs is renewed once between them, and both continue [API-11]", async ({
  page,
  portal,
  context,
  problems,
}) => {
  const other = await openTwice(page, portal, context);
  problems.watch(other);
  problems.expect(/status of 401/);
  const refreshes: string[] = [];
  const refused = new Set<Page>();
  context.on("response", async (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith("/oauth/refresh")) refreshes.push(pathname);
    else if (pathname.startsWith("/api/") && (await response.text().catch(() => "")).includes('"status":401'))
      refused.add(response.frame().page());
  });
  // The renewal waits until both tabs have met the lapsed session.
  await context.route("**/oauth/refresh", async (route) => {
    await expect.poll(() => refused.size).toBe(2);
    await route.continue();
  });
  await context.clearCookies({ name: "portal_access" });
  await Promise.all([openNotices(page), openNotices(other)]);
  for (const tab of [page, other]) await expect(notices(tab)).toBeVisible();
  expect(refreshes).toHaveLength(1);
  expect(page.url()).toContain(DESKTOP);
  expect(other.url()).toContain(DESKTOP);
});

test("a notice read in one tab leaves the other tab's bell before its next request [DESK-03]", async ({
  page,
  portal,
  context,
}) => {
  const other = await openTwice(page, portal, context);
  const asked = () => other.waitForResponse("**/unReadCodeCount*", { timeout: 20_000 });
  const bell = other
    .getByRole("banner")
    .getByRole("link", { name: /通知公告/ })
    .last();
  const before = await bell.textContent();
  await openNotices(page);
  const unread = page.locator('[data-pane="notices/notices"]').getByRole("button", { name: /未读/ }).first();
  const answer = asked();
  await unread.click();
  await answer;
  await expect(bell).not.toHaveText(before ?? "");
});

test("a sign-out in one tab removes the person from the other tab's screen within a second [AUTH-11, SEC-03]", async ({
  page,
  portal,
  context,
}) => {
  const other = await openTwice(page, portal, context);
  await portal.askToSignOut();
  const done = page.waitForResponse("**/oauth/logout");
  await page.getByRole("dialog").getByRole("button", { name: "退出登录" }).click();
  await done;
  await expect(other.getByText("王雅琴")).toHaveCount(0, { timeout: 1_000 });
  await other.waitForURL(/\/login\//);
  await page.waitForURL(/\/login\//);
});

test("another person's sign-in in one tab reloads the other, before it makes another call [API-11, SEC-03]", async ({
  page,
  portal,
  context,
  problems,
}) => {
  const other = await openTwice(page, portal, context);
  problems.watch(other);
  const sent: string[] = [];
  const note = (request: Request) => {
    const { pathname } = new URL(request.url());
    if (request.isNavigationRequest() || pathname.startsWith("/api/")) sent.push(pathname);
  };
  page.on("request", note);
  await other.goto("/login/");
  await new Portal(other).answer("用其他账号登录");
  const reloaded = page.waitForEvent("framenavigated");
  await new Portal(other).fillSignIn("student");
  await reloaded;
  expect(sent[0]).toBe(DESKTOP);
  await expect(greeting(page, /李思涵/)).toBeVisible();
  await expect(page.getByText("王雅琴")).toHaveCount(0);
  await expect(greeting(other, /李思涵/)).toBeVisible();
});

test("a tab that is faster than the other's new page sends nothing in the new person's name [API-11, SEC-03]", async ({
  page,
  portal,
  context,
  problems,
}) => {
  const other = await openTwice(page, portal, context);
  problems.watch(other);
  // Another person has signed in there, and their page is not loaded yet.
  await other.goto("/login/");
  await new Portal(other).answer("用其他账号登录");
  await other.route(/desktop_all/, (route) => route.fulfill({ status: 204 }));
  const signedIn = other.waitForRequest(/desktop_all/);
  await new Portal(other).fillSignIn("student");
  await signedIn;
  const sent: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/")) sent.push(pathname);
  });
  const reloaded = page.waitForEvent("load");
  await openNotices(page);
  await reloaded;
  expect(sent[0]).toBe("/api/uaa/oauth/me");
  await expect(page.getByRole("button", { name: /^欢迎，李思涵/ })).toBeVisible();
  expect(sent.filter((path) => path === "/api/notice/list").length).toBeLessThanOrEqual(1);
});
