import type { BrowserContext, Page } from "@playwright/test";
import { expect, PASSWORD, Portal, test, type Account } from "./fixture";
import { address, go } from "./viewportPage";

const DESKTOP = "/pages/base/pc_desktop_all/index.html";
const greeting = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });
const notices = (page: Page) => page.locator('[data-pane="notices/notices"]').getByRole("listitem").first();
const openNotices = (page: Page) =>
  page.evaluate(() => void (window.location.hash = "#/viewport?app=notices&fileId=notices"));

/** A person's desktop in two tabs; one whose unread notices no other test counts. */
const openTwice = async (page: Page, portal: Portal, context: BrowserContext): Promise<Page> => {
  await portal.signInQuickly("linked-teacher");
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(DESKTOP);
    await expect(greeting(tab, /孙老师/)).toBeVisible();
    await tab.waitForLoadState("networkidle");
  }
  return other;
};

test("two tabs renew a lapsed session once between them, go on both once a person has signed in again in one, share what was read, and sign out together within a second [API-11, DESK-03, AUTH-11, SEC-03]", async ({
  page,
  portal,
  context,
  problems,
}) => {
  const other = await openTwice(page, portal, context);
  problems.watch(other);
  problems.expect(/status of 401/);

  await test.step("the session lapses under both", async () => {
    const refreshes: string[] = [];
    const refused = new Set<Page>();
    context.on("response", async (response) => {
      const { pathname } = new URL(response.url());
      if (pathname.endsWith("/oauth/refresh")) refreshes.push(pathname);
      else if (
        pathname.startsWith("/api/") &&
        (await response.text().catch(() => "")).includes('"status":401')
      )
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

  await test.step("the session ends, and a person signs in again in one of them", async () => {
    const sheet = (tab: Page) => tab.getByRole("dialog", { name: "用户登录" });
    await context.clearCookies();
    for (const tab of [page, other]) {
      await tab.bringToFront();
      await go(tab, address("timetable", "timetable"));
      await expect(sheet(tab)).toBeVisible();
    }
    const password = sheet(other).getByLabel("密码", { exact: true });
    await password.fill(PASSWORD);
    await password.press("Enter");
    for (const tab of [other, page]) {
      await expect(sheet(tab)).toHaveCount(0);
      // A tab that has asked by itself before had its sheet already, which kept it where it was.
      await openNotices(tab);
      await expect(notices(tab)).toBeVisible();
    }
  });

  await test.step("a notice is read in one, which the other's header shows before its next regular request", async () => {
    const pinned = other.getByRole("banner").getByRole("link", { name: /通知公告/ });
    const before = await pinned.textContent();
    const unread = page.locator('[data-pane="notices/notices"]').getByRole("link", { name: /未读/ }).first();
    const answer = other.waitForResponse("**/unReadCodeCount*", { timeout: 20_000 });
    await unread.click();
    await answer;
    await expect(pinned).not.toHaveText(before ?? "");
  });

  await test.step("the person signs out in one", async () => {
    const name = other.getByText("孙丽华");
    await expect(name).not.toHaveCount(0);
    await portal.askToSignOut();
    const done = page.waitForResponse("**/oauth/logout");
    await page.getByRole("dialog").getByRole("button", { name: "退出登录" }).click();
    await done;
    await expect(name).toHaveCount(0, { timeout: 1_000 });
    await other.waitForURL(/\/login\//);
    await page.waitForURL(/\/login\//);
  });
});

/** Another person signs in on a tab where one is signed in already. */
const signInAs = async (tab: Page, account: Account) => {
  await tab.goto("/login/");
  await new Portal(tab).answer("用其他账号登录");
  await new Portal(tab).fillSignIn(account);
};

test("another person's sign-in in one tab reloads the other before it calls in their name, however fast that is [API-11, SEC-03]", async ({
  page,
  portal,
  context,
  problems,
}) => {
  await portal.signInQuickly("teacher");
  await portal.openDesktop();
  await expect(greeting(page, /王老师/)).toBeVisible();
  await page.waitForLoadState("networkidle");
  const other = await context.newPage();
  problems.watch(other);
  const sent: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (request.isNavigationRequest() || pathname.startsWith("/api/")) sent.push(pathname);
  });
  // What an idle page still asks before another person has signed in is asked in the name of the one who is there.
  other.on("request", (request) => {
    if (request.isNavigationRequest() && request.url().includes("desktop_all")) sent.length = 0;
  });

  await test.step("the tab is faster than the other's new page", async () => {
    await other.route(/desktop_all/, (route) => route.fulfill({ status: 204 }));
    const signedIn = other.waitForRequest(/desktop_all/);
    const reloaded = page.waitForEvent("load");
    await signInAs(other, "student");
    await signedIn;
    await openNotices(page);
    await reloaded;
    expect(sent[0]).toBe("/api/uaa/oauth/me");
    await expect(page.getByRole("button", { name: /^欢迎，李思涵/ })).toBeVisible();
    expect(sent.filter((path) => path === "/api/notice/list").length).toBeLessThanOrEqual(1);
    await other.unroute(/desktop_all/);
  });

  await test.step("the other's new page is there first", async () => {
    await page.waitForLoadState("networkidle");
    const reloaded = page.waitForEvent("framenavigated");
    await signInAs(other, "teacher");
    await reloaded;
    expect(sent[0]).toBe(DESKTOP);
    await expect(page.getByRole("button", { name: /^欢迎，王雅琴/ })).toBeVisible();
    await expect(page.getByText("李思涵")).toHaveCount(0);
    await expect(greeting(other, /王老师/)).toBeVisible();
  });
});
