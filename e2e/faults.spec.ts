import type { Locator, Page, Route } from "@playwright/test";
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

/** Tries again with each of the faults but the first: what says so goes while the call is under way, and comes back. */
const tryAgainWithEach = async (page: Page, call: string, told: Locator, button: Locator) => {
  for (const [what, fault] of Object.entries(FAULTS).slice(1))
    await test.step(`${call} answers with ${what}`, async () => {
      let letGo: () => void = () => undefined;
      const held = new Promise<void>((resolve) => (letGo = resolve));
      await page.unroute(call);
      await page.route(call, async (route) => {
        await held;
        await fault(route);
      });
      await button.click();
      await expect(told).toHaveCount(0);
      letGo();
      await expect(told).toBeVisible();
    });
  await page.unroute(call);
  await button.click();
};

test("the portal, and then the desktop beside the rest, say so and offer to try again, whatever fault the platform answers with; a broken picture is replaced by its letter [API-09, API-12, DESK-02, REL-01]", async ({
  page,
  portal,
  problems,
}) => {
  problems.expect(/Failed to load resource/);
  await portal.signInQuickly("student");
  const [person, apps] = ["**/oauth/me*", "**/my_app_icon*"];
  const [first] = Object.values(FAULTS);
  if (first === undefined) throw new Error("no fault");
  await page.route("**/common/app-icons/**", (route) => route.fulfill({ status: 404 }));
  await portal.leaveAnswersToTheNetwork();
  await page.route(person, first);
  await page.route(apps, first);
  await page.goto(DESKTOP);
  await expect(unreachable(page)).toBeVisible();
  await tryAgainWithEach(page, person, unreachable(page), page.getByRole("button", { name: "重试" }));
  await expect(greeting(page)).toBeVisible();

  const missing = page.getByText("应用列表加载失败，请稍后重试。");
  await expect(missing).toBeVisible();
  await expect(page.getByRole("heading", { name: /^待办/ })).toBeVisible();
  const button = page.getByRole("main").getByRole("button", { name: "重试" }).first();
  await tryAgainWithEach(page, apps, missing, button);
  const tile = noticesTile(page);
  await expect(tile).toBeVisible();
  await expect(tile.locator("img:visible")).toHaveCount(0);
});

test("a platform that never says who is signed in times out after fifteen seconds, or the site's own time, and is asked again on demand [API-03, REL-01]", async ({
  page,
  portal,
}) => {
  await portal.signInQuickly("student");
  await page.clock.install();
  await portal.configureSite({ timeout: 3_000 }, { withPage: false });
  let asked = 0;
  await page.route("**/oauth/me*", () => void (asked += 1));
  await page.goto(DESKTOP);
  await expect.poll(() => asked).toBe(1);
  await page.clock.runFor(10_000);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(0);
  await page.clock.runFor(5_500);
  await expect(unreachable(page)).toBeAttached();
  await expect(page.getByRole("alert").first()).toContainText("暂时连不上学校平台");
  // By now the page knows the site's time.
  await page.getByRole("button", { name: "重试" }).click();
  await expect.poll(() => asked).toBe(2);
  await expect(unreachable(page)).toHaveCount(0);
  await page.clock.runFor(3_500);
  await expect(unreachable(page)).toBeAttached();
  await page.unroute("**/oauth/me*");
  await page.getByRole("button", { name: "重试" }).click();
  await expect(greeting(page)).toBeVisible();
});

test("a page whose messages do not load shows the built-in ones, and the others once they load [I18N-02, REL-03]", async ({
  page,
  portal,
}) => {
  await portal.signInQuickly("student");
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
  await portal.signInQuickly("student");
  const refreshes: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/oauth/refresh")) refreshes.push(request.url());
  });
  await portal.leaveAnswersToTheNetwork();
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
  await portal.fillSignIn("student");
  await page.waitForURL(/pc_desktop_all\/index\.html#\/nowhere/);
});
