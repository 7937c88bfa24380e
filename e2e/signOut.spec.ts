import type { Page } from "@playwright/test";
import { expect, test, type Portal } from "./fixture";

const DESKTOP = "/pages/base/pc_desktop_all/index.html";
const CODE_OF_SIGNING_OUT = /\/assets\/(header-panels|dialogs)\./;

/** Opens the desktop and waits until the code for signing out is loaded, which happens while the page is idle. */
async function openDesktop(page: Page) {
  const fetched = new Set<string>();
  page.on("response", (response) => {
    const name = CODE_OF_SIGNING_OUT.exec(response.url())?.[1];
    if (name) void response.finished().then(() => fetched.add(name));
  });
  await page.goto(DESKTOP);
  await expect(page.getByRole("heading", { level: 1, name: /好，/ })).toBeVisible();
  await expect.poll(() => fetched.size).toBe(2);
  await page.waitForLoadState("networkidle");
}

const confirm = (page: Page) =>
  page
    .getByRole("dialog")
    .getByRole("button", { name: /退出登录|Sign out/ })
    .click();

const signedOut = (page: Page) =>
  page.getByRole("heading", { level: 1, name: /^(已退出登录|You are signed out)$/ });
const signIn = (page: Page) => page.getByRole("main").getByRole("button");

/** What this device still keeps, by name. */
const kept = (page: Page) =>
  page.evaluate(() => ({ local: Object.keys(localStorage), session: Object.keys(sessionStorage) }));

async function signOut(page: Page, portal: Portal) {
  await portal.askToSignOut();
  await confirm(page);
}

test.describe("signing out without a network", () => {
  test.beforeEach(({ problems }) => problems.expect(/Failed to load resource/));

  test("removes personal values, says so in every tab, which stays, and leads to login when the network is back; a login page completes it too [AUTH-11, SEC-03]", async ({
    page,
    portal,
    context,
    problems,
  }) => {
    const other = await context.newPage();
    problems.watch(other);
    await portal.signInQuickly("student");
    await other.goto(DESKTOP);
    await expect(other.getByRole("heading", { level: 1, name: /好，/ })).toBeVisible();
    await openDesktop(page);
    await context.setOffline(true);
    await signOut(page, portal);
    await expect(signedOut(page)).toBeAttached();
    await expect(page.getByText("本机数据已清除，网络恢复后将自动完成退出").first()).toBeVisible();
    expect(page.url()).toContain(DESKTOP);
    await expect(page).toHaveTitle("已退出登录");
    await expect(signedOut(other)).toBeAttached();
    for (const tab of [page, other]) await expect(tab.getByText(/育才|李思涵/)).toHaveCount(0);
    const { local, session } = await kept(page);
    expect(local).not.toContain("user");
    expect(local.filter((name) => name.startsWith("portal.of."))).toEqual([]);
    expect(local).toEqual(expect.arrayContaining(["portal.loggedOut", "portal.logoutOwed"]));
    expect(session).toEqual(["portal.pendingToast"]);
    await expect(page.getByRole("dialog")).toHaveCount(0);

    await signIn(page).click();
    await expect(page.getByText("网络错误").first()).toBeVisible();
    await expect(signedOut(page)).toBeAttached();

    // The tab that is first completes it for both, and says so; no login page says any longer that it is pending.
    const made = context.waitForEvent("request", (request) => request.url().endsWith("/oauth/logout"));
    await context.setOffline(false);
    await made;
    const said = (text: string) =>
      Promise.all([page, other].map((tab) => tab.getByText(text).first().isVisible()));
    await Promise.all([page, other].map((tab) => tab.waitForURL(/\/login\//)));
    await expect.poll(() => said("上次的退出登录已在服务器上完成")).toContain(true);
    expect(await said("网络恢复后将自动完成退出")).toEqual([false, false]);
    expect((await kept(page)).local).not.toContain("portal.logoutOwed");

    await test.step("a login page completes it too, once the network is back", async () => {
      await other.close();
      await portal.signInQuickly("student");
      let refused = 0;
      await page.route("**/oauth/logout", (route) => {
        refused += 1;
        return route.abort();
      });
      await page.evaluate(() => {
        const told = { severity: "warning", text: { id: "account.logoutNotArrived" } };
        localStorage.setItem("portal.logoutOwed", "1");
        sessionStorage.setItem("portal.pendingToast", JSON.stringify(told));
      });
      await page.goto("/login/");
      await expect(page.getByText("退出登录的请求未能送达服务器").first()).toBeVisible();
      expect((await kept(page)).session).not.toContain("portal.pendingToast");
      await expect.poll(() => refused).toBe(1);
      await page.unroute("**/oauth/logout");
      await context.setOffline(true);
      await context.setOffline(false);
      await expect(page.getByText("上次的退出登录已在服务器上完成").first()).toBeVisible();
      expect((await kept(page)).local).not.toContain("portal.logoutOwed");
      const who = await page.request.get("/api/uaa/oauth/me", {
        headers: { "X-Device-Type": "pc", "X-App-Code": "portal" },
      });
      expect(await who.json()).toMatchObject({ status: 401 });
    });
  });
});
