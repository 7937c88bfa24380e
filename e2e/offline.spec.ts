import type { Page } from "@playwright/test";
import { expect, test } from "./fixture";
import { keptCalls } from "./keptCalls";
import { address, countOnce, counter, failed, go, pane, speakEnglish } from "./viewportPage";
import { chooseLine } from "./personMenu";

const DESKTOP = /pc_desktop_all/;
const notices = (page: Page) => pane(page, "notices", "notices");
const openNotices = (page: Page) => go(page, address("notices", "notices"));
/** Marks the page, so that a test sees whether it was loaded again. */
const mark = (page: Page) => page.evaluate(() => Reflect.set(window, "marked", true));
const isMarked = (page: Page) => page.evaluate((): unknown => Reflect.get(window, "marked"));

test.beforeEach(async ({ portal, problems }) => {
  problems.expect(/Failed to load resource/, /ChunkLoadError/, /Failed to fetch/);
  await portal.signInQuickly("admin");
});

test("an application opened offline, the first one, another one or a part of one, says so in its place, in both languages, and opens there by itself when the network is back [REL-03, VIEW-04, MORE-04]", async ({
  page,
  portal,
  context,
}) => {
  await portal.openDesktop();
  await speakEnglish(page);
  await expect(page.getByRole("heading", { level: 1, name: /^Good/ })).toBeVisible();
  await mark(page);
  await test.step("the first one", async () => {
    await context.setOffline(true);
    await openNotices(page);
    const card = page.getByRole("region", { name: "No connection" });
    await expect(card).toContainText("Can’t reach the server");
    await card.getByRole("button", { name: "Try again" }).click();
    await expect(card).toContainText("Can’t reach the server");
    await expect(card.getByRole("button", { name: "Try again" })).toBeFocused();
    await context.setOffline(false);
    await expect(notices(page).getByRole("listitem").first()).toBeVisible();
  });
  await chooseLine(page, "切换到简体中文");
  await test.step("another one, while the first continues", async () => {
    await go(page, address("t-counter"));
    await countOnce(page);
    await context.setOffline(true);
    await go(page, address("t-counter-two"));
    await expect(failed(page, "t-counter-two")).toContainText("连不上服务器");
    await go(page, address("t-counter"));
    await expect(counter(page).getByRole("status")).toHaveText("已点：1");
    await go(page, address("t-counter-two"));
    await context.setOffline(false);
    await expect(counter(page, "t-counter-two")).toBeVisible();
    await go(page, address("t-counter"));
    await expect(counter(page).getByRole("status")).toHaveText("已点：1");
  });
  await test.step("a part of one", async () => {
    await openNotices(page);
    await expect(notices(page).getByRole("listitem").first()).toBeVisible();
    await context.setOffline(true);
    await go(page, `${address("notices", "notices")}&at=/manage`);
    await expect(notices(page).getByText("这部分没有加载成功。请检查网络后再试")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1, name: "通知公告" })).toBeAttached();
    await context.setOffline(false);
    await expect(notices(page).getByRole("row").nth(1)).toBeVisible();
  });
  expect(await isMarked(page)).toBe(true);
});

test("a page whose code the server no longer has is reloaded only when the person says so, and does not loop; shared parts that do not load say that the network is down, and open on demand [MORE-04, REL-03, VIEW-04]", async ({
  page,
  portal,
}) => {
  await portal.openDesktop();
  await mark(page);
  await page.route("**/assets/viewport.*", (route) => route.fulfill({ status: 404, body: "Not found" }));
  await openNotices(page);
  const card = page.getByRole("region", { name: "门户有了新版本" });
  const reload = () =>
    Promise.all([page.waitForEvent("load"), card.getByRole("button", { name: "重新加载" }).click()]);
  await expect(card).toBeVisible();
  expect(await isMarked(page)).toBe(true);
  await reload();
  await expect(page).toHaveURL(DESKTOP);
  await expect(card).toBeVisible();
  await mark(page);
  await page.unroute("**/assets/viewport.*");

  const parts = /\/assets\/(mui|kit)\.|\/notices\/notices\./;
  await page.route(parts, (route) => route.abort("internetdisconnected"));
  await reload();
  const part = notices(page).getByRole("region", { name: "“通知公告”无法打开" });
  await expect(part).toContainText("连不上服务器");
  await page.unroute(parts);
  await part.getByRole("button", { name: "重试" }).click();
  await expect(notices(page).getByRole("listitem").first()).toBeVisible();
});

test.describe("the last desktop", () => {
  test.use({ serviceWorkers: "allow" });

  /** The addresses that the worker has kept. */
  const cached = (page: Page) =>
    page.evaluate(async () => {
      const names = await caches.keys();
      const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return kept.flat().map(({ url }) => new URL(url).pathname);
    });

  test("is drawn offline with what it is called out of date, its links name the network, it is up to date once the network is back, and nothing of it survives signing out [MORE-05, SEC-03, A11Y-02]", async ({
    page,
    portal,
    context,
    problems,
  }) => {
    problems.expect(/503/);
    await portal.openDesktop();
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await expect.poll(() => keptCalls(page)).toContainEqual(expect.stringContaining("my_app_icon"));
    await expect.poll(() => keptCalls(page)).toContainEqual(expect.stringContaining("popUpBox_select"));
    expect(await cached(page)).toContain("/pc_desktop_all.html");

    const place = await page.getByRole("main").getByRole("link").first().boundingBox();
    await context.setOffline(true);
    await expect(page.getByRole("status").filter({ hasText: "没有网络连接" })).toBeVisible();
    expect(await page.getByRole("main").getByRole("link").first().boundingBox()).toEqual(place);
    await page.reload();
    const banner = page.getByRole("status").filter({ hasText: "没有网络连接" });
    await expect(banner).toContainText(/显示的是 .+ 的内容/);
    await expect(page.getByText(/不是最新的：.*消息、待办、未读数/)).toBeVisible();
    await test.step("the banner stays in view and covers no focus", async () => {
      await page.setViewportSize({ width: 390, height: 600 });
      const button = page.getByRole("button", { name: "重试" });
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await expect(button).toBeInViewport({ ratio: 1 });
      const links = page.getByRole("main").getByRole("link");
      await links.last().focus();
      const bar = (await banner.locator("../..").boundingBox())!;
      for (let step = 0; step < 8; step += 1) {
        await page.keyboard.press("Shift+Tab");
        const bottom = await page.evaluate(() => document.activeElement!.getBoundingClientRect().bottom);
        expect(bottom).toBeLessThanOrEqual(bar.y);
      }
      await page.setViewportSize({ width: 1280, height: 720 });
    });
    await expect(page.getByRole("link", { name: /通知公告/ }).first()).toBeVisible();
    await openNotices(page);
    await expect(page.getByRole("region", { name: "“通知公告”无法打开" })).toContainText("连不上服务器");
    await go(page, "#/");

    const again = page.waitForResponse(/my_app_icon/);
    await context.setOffline(false);
    expect((await again).ok()).toBe(true);
    await expect(banner).toHaveCount(0);

    await portal.askToSignOut();
    await page.getByRole("dialog").getByRole("button", { name: "退出登录" }).click();
    await page.waitForURL(/\/login\//);
    await expect.poll(() => keptCalls(page)).toEqual([]);
    expect((await cached(page)).filter((path) => path.startsWith("/api/"))).toEqual([]);

    await context.setOffline(true);
    await page.goto("/login/");
    await expect(page.getByRole("heading", { name: "No connection" })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByLabel("用户名")).toBeVisible();
  });
});
