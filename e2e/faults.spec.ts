import type { Page, Route } from "@playwright/test";
import { expect, test } from "./fixture";
import { noticesTile } from "./viewportPage";

const DESKTOP = "/pages/base/pc_desktop_all/index.html";
const greeting = (page: Page) => page.getByRole("heading", { level: 1, name: /好，/ });
const unreachable = (page: Page) => page.getByRole("heading", { level: 1, name: "无法打开门户" });

const FAULTS: Record<string, (route: Route) => Promise<void>> = {
  "a page instead of the envelope": (route) =>
    route.fulfill({ contentType: "text/html", body: "<!doctype html><h1>502</h1>" }),
  "truncated JSON": (route) => route.fulfill({ contentType: "application/json", body: '{"status":200,"da' }),
  "an empty body": (route) => route.fulfill({ body: "" }),
  "HTTP 500": (route) => route.fulfill({ status: 500, body: "" }),
  "no network": (route) => route.abort("connectionrefused"),
};

for (const [what, fault] of Object.entries(FAULTS)) {
  test(`the portal says so and offers to try again when who is signed in answers with ${what} [API-09, API-12]`, async ({
    page,
    portal,
    problems,
  }) => {
    problems.expect(/Failed to load resource/);
    await portal.signInQuickly("teacher");
    await page.route("**/oauth/me*", fault);
    await page.goto(DESKTOP);
    await expect(unreachable(page)).toBeVisible();
    // The page looks the same for every fault.
    if (what === "no network") await portal.expectAccessible();
    await page.unroute("**/oauth/me*");
    await page.getByRole("button", { name: "重试" }).click();
    await expect(greeting(page)).toBeVisible();
  });

  test(`the desktop shows the rest and offers to try again when the apps answer with ${what} [API-12, REL-01]`, async ({
    page,
    portal,
    problems,
  }) => {
    problems.expect(/Failed to load resource/);
    await portal.signInQuickly("teacher");
    await page.route("**/my_app_icon*", fault);
    await portal.openDesktop();
    await expect(page.getByText("应用列表没有加载出来，请稍后重试。")).toBeVisible();
    await expect(page.getByRole("heading", { name: "待处理" })).toBeVisible();
    await page.unroute("**/my_app_icon*");
    await page.getByRole("main").getByRole("button", { name: "重试" }).first().click();
    await expect(noticesTile(page)).toBeVisible();
  });
}

test("a platform that never says who is signed in times out after fifteen seconds, and is asked again on demand [API-03, REL-01]", async ({
  page,
  portal,
}) => {
  await portal.signInQuickly("teacher");
  await page.clock.install();
  let asked = 0;
  await page.route("**/oauth/me*", () => void (asked += 1));
  await page.goto(DESKTOP);
  await expect.poll(() => asked).toBe(1);
  await page.clock.runFor(10_000);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(0);
  await page.clock.runFor(5_500);
  await expect(unreachable(page)).toBeAttached();
  await expect(page.getByRole("alert").first()).toContainText("暂时连不上学校平台");
  await portal.expectAccessible();
  await page.getByRole("button", { name: "重试" }).click();
  await expect.poll(() => asked).toBe(2);
  await page.clock.runFor(15_500);
  await expect(unreachable(page)).toBeAttached();
  await page.unroute("**/oauth/me*");
  await page.getByRole("button", { name: "重试" }).click();
  await expect(greeting(page)).toBeVisible();
});

test("a site's shorter time-out applies to that call as well [API-03]", async ({
  page,
  portal,
  problems,
}) => {
  problems.expect(/Failed to load resource/);
  await portal.signInQuickly("teacher");
  await page.clock.install();
  await portal.configureSite({ timeout: 3_000 }, { withPage: false });
  let asked = 0;
  await page.route("**/oauth/me*", (route) => ((asked += 1) === 1 ? route.abort() : undefined));
  await page.goto(DESKTOP);
  await page.getByRole("button", { name: "重试" }).click();
  await expect.poll(() => asked).toBe(2);
  await page.clock.runFor(3_500);
  await expect(unreachable(page)).toBeAttached();
});

test("a page whose messages do not load shows the built-in ones, and the others once they load [I18N-02, REL-03]", async ({
  page,
  portal,
}) => {
  await portal.signInQuickly("teacher");
  await page.clock.install();
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/assets/portal-en.*.js", async (route) => {
    await released;
    await route.continue();
  });
  const words = page.waitForRequest("**/assets/portal-en.*.js");
  await page.goto(`${DESKTOP}?language=en`, { waitUntil: "commit" });
  await words;
  await page.clock.runFor(5_500);
  await expect(greeting(page)).toBeVisible();
  release();
  await expect(page.getByRole("heading", { level: 1, name: /^Good/ })).toBeVisible();
});

test("a lapsed session is renewed once, however many calls fail together [API-11]", async ({
  page,
  portal,
}) => {
  await portal.signInQuickly("teacher");
  const refreshes: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/oauth/refresh")) refreshes.push(request.url());
  });
  await page.route("**/api/base/**", async (route) => {
    if (refreshes.length > 0) return route.continue();
    return route.fulfill({
      json: { status: 401, code: "unauthorized", message: "x", data: null, fieldErrors: [] },
    });
  });
  await portal.openDesktop();
  await expect(noticesTile(page)).toBeVisible();
  expect(refreshes).toHaveLength(1);
});

test("without a session the portal leads to login and back again [API-11, AUTH-10]", async ({
  page,
  portal,
}) => {
  await page.goto("/pages/base/pc_desktop_all/index.html#/nowhere");
  await page.waitForURL(/\/login\/\?redirect_uri=/);
  await portal.fillSignIn("teacher");
  await page.waitForURL(/pc_desktop_all\/index\.html#\/nowhere/);
});

test("a broken picture of an app is replaced by its letter [DESK-02]", async ({ page, portal, problems }) => {
  problems.expect(/Failed to load resource/);
  await page.route("**/common/app-icons/**", (route) => route.fulfill({ status: 404 }));
  await portal.signInQuickly("teacher");
  await portal.openDesktop();
  const tile = noticesTile(page);
  await expect(tile).toBeVisible();
  await expect(tile.locator("img:visible")).toHaveCount(0);
});

test("invalid values in storage leave a usable page [REL-03]", async ({ page, portal }) => {
  await page.addInitScript(() => {
    localStorage.setItem("user", "{broken");
    localStorage.setItem("portal.theme", "<script>");
    localStorage.setItem("portal.language", "\u0000");
  });
  await portal.signIn("teacher");
  await expect(greeting(page)).toBeVisible();
});
