import type { Page } from "@playwright/test";
import { expect, test } from "./fixture";

const DESKTOP = /pc_desktop_all/;
const go = (page: Page, hash: string) => page.evaluate((to) => void (window.location.hash = to), hash);
const notices = (page: Page) => page.locator('[data-pane="notices/notices"]');
const openNotices = (page: Page) => go(page, "#/viewport?app=notices&fileId=notices");
/** Marks the page, so that a test sees whether it was loaded again. */
const mark = (page: Page) => page.evaluate(() => Reflect.set(window, "marked", true));
const isMarked = (page: Page) => page.evaluate((): unknown => Reflect.get(window, "marked"));

test.beforeEach(async ({ portal, problems }) => {
  problems.expect(/Failed to load resource/, /ChunkLoadError/, /Failed to fetch/);
  await portal.signInQuickly("teacher");
});

test("an application opened offline for the first time says so, in both languages, and opens in place when the network is back [REL-03, VIEW-04, MORE-04]", async ({
  page,
  portal,
  context,
}) => {
  await portal.openDesktop();
  await page.getByRole("banner").getByRole("button", { name: "Switch to English" }).click();
  await expect(page.getByRole("banner").getByRole("button", { name: "切换到简体中文" })).toBeVisible();
  await mark(page);
  await context.setOffline(true);
  await openNotices(page);
  const english = page.getByRole("region", { name: "No connection" });
  await expect(english).toContainText("the network or the server cannot be reached");
  await english.getByRole("button", { name: "Try again" }).click();
  await expect(english).toContainText("the network or the server cannot be reached");
  await expect(english.getByRole("button", { name: "Try again" })).toBeFocused();
  await portal.expectAccessible();
  await context.setOffline(false);
  await expect(notices(page).getByRole("listitem").first()).toBeVisible();
  expect(await isMarked(page)).toBe(true);
});

test("a second application opened offline says so too, while the first continues, and loads by itself [REL-03, VIEW-04]", async ({
  page,
  portal,
  context,
}) => {
  await portal.openDesktop("#/viewport?app=t-counter&fileId=main");
  const counter = page.getByTestId("counter");
  await counter.getByRole("button", { name: "加一" }).click();
  await context.setOffline(true);
  await openNotices(page);
  await expect(notices(page).getByRole("region", { name: "“通知公告”无法打开" })).toContainText(
    "连不上网络或服务器",
  );
  await go(page, "#/viewport?app=t-counter&fileId=main");
  await expect(counter.getByRole("status")).toHaveText("已点：1");
  await openNotices(page);
  await context.setOffline(false);
  await expect(notices(page).getByRole("listitem").first()).toBeVisible();
  await go(page, "#/viewport?app=t-counter&fileId=main");
  await expect(counter.getByRole("status")).toHaveText("已点：1");
});

test("an application whose shared parts do not load says that the network is down, and opens on demand [REL-03, VIEW-04]", async ({
  page,
  portal,
}) => {
  const parts = /\/assets\/(mui|kit)\.|\/notices\/notices\./;
  await portal.openDesktop("#/viewport?app=none&fileId=none%20");
  await page.route(parts, (route) => route.abort("internetdisconnected"));
  await openNotices(page);
  const card = notices(page).getByRole("region", { name: "“通知公告”无法打开" });
  await expect(card).toContainText("连不上网络或服务器");
  await page.unroute(parts);
  await card.getByRole("button", { name: "重试" }).click();
  await expect(notices(page).getByRole("listitem").first()).toBeVisible();
});

test("a page whose code the server no longer has is reloaded only when the person says so, and does not loop [MORE-04]", async ({
  page,
  portal,
}) => {
  await portal.openDesktop();
  await mark(page);
  await page.route("**/assets/viewport.*", (route) => route.fulfill({ status: 404, body: "Not found" }));
  await openNotices(page);
  const card = page.getByRole("region", { name: "门户有了新版本" });
  await expect(card).toBeVisible();
  expect(await isMarked(page)).toBe(true);
  await Promise.all([page.waitForEvent("load"), card.getByRole("button", { name: "重新加载" }).click()]);
  await expect(page).toHaveURL(DESKTOP);
  await expect(card).toBeVisible();
  await mark(page);
  await page.unroute("**/assets/viewport.*");
  await Promise.all([page.waitForEvent("load"), card.getByRole("button", { name: "重新加载" }).click()]);
  await expect(notices(page).getByRole("listitem").first()).toBeVisible();
});

test("a part of an open application that cannot be loaded offline says so in its place, and loads by itself later [REL-03]", async ({
  page,
  portal,
  context,
}) => {
  await portal.signInQuickly("admin");
  await portal.openDesktop("#/viewport?app=notices&fileId=notices");
  await expect(notices(page).getByRole("listitem").first()).toBeVisible();
  await context.setOffline(true);
  await go(page, "#/viewport?app=notices&fileId=notices&id=manage");
  await expect(notices(page).getByText("这部分没有加载成功。请检查网络后再试")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "通知公告" })).toBeAttached();
  await context.setOffline(false);
  await expect(notices(page).getByRole("row").nth(1)).toBeVisible();
});
