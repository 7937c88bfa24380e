import { expect, test } from "./fixture";
import { openNoticesTile } from "./viewportPage";

test("shows the unit's logo and name, and a teacher's apps in their categories, with unread counts read out [DESK-01, DESK-02, DESK-03, A11Y-03]", async ({
  page,
  portal,
}) => {
  await portal.signInQuickly("teacher");
  await portal.openDesktop();
  await expect(page.getByRole("banner")).toContainText("育才实验学校");
  await expect(page.locator('img[src*="/api/storage/show/unit/"]').first()).toBeVisible();
  const headings = page.getByRole("main").getByRole("heading", { level: 2 });
  await expect(headings.filter({ hasText: "常用" }).first()).toBeVisible();
  expect(await headings.count()).toBeGreaterThan(5);
  await expect(page.getByRole("main").getByRole("link", { name: /^(desktop|comment)$/ })).toHaveCount(0);
  await expect(
    page
      .getByRole("main")
      .getByRole("link", { name: /通知公告.*12 条未读/ })
      .first(),
  ).toBeVisible();
  await expect(page.getByRole("main").getByText("99+").first()).toBeVisible();
});

test("shows a student's apps in one flat group [DESK-01]", async ({ page, portal }) => {
  await portal.signInQuickly("student");
  await portal.openDesktop();
  await expect(page.getByRole("main").getByRole("link").first()).toBeVisible();
  await expect(page.getByRole("main").getByRole("heading", { name: /行政|教务|后勤/ })).toHaveCount(0);
});

test("works by keyboard alone: skip link, arrow keys among tiles, Enter opens [A11Y-02, A11Y-03]", async ({
  page,
  portal,
}) => {
  await portal.signInQuickly("teacher");
  await portal.openDesktop();
  const tiles = page.getByRole("main").getByRole("link");
  await expect(tiles.first()).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "跳到主要内容" })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(tiles.first()).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(tiles.nth(1)).toBeFocused();
  await page.keyboard.press("Home");
  await expect(tiles.first()).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#\/viewport\?app=notices/);
});

test("switches to English without reload, and opens in it the next time [I18N-01, I18N-03]", async ({
  page,
  portal,
}) => {
  await portal.signInQuickly("teacher");
  await portal.openDesktop();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole("button", { name: "Switch to English" }).click();
  await expect(
    page.getByRole("heading", { level: 1, name: /Good (morning|afternoon|evening)/ }),
  ).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(
    page
      .getByRole("main")
      .getByRole("link", { name: /Notices/ })
      .first(),
  ).toBeVisible();
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: /Good/ })).toBeVisible();
});

test("takes the language from the address, then what was stored, then the browser [I18N-01]", async ({
  page,
  browser,
  platform,
}) => {
  await page.goto("/login/?language=en");
  await expect(page.getByRole("heading", { name: "User login" })).toBeVisible();
  await page.goto("/login/");
  await expect(page.getByRole("heading", { name: "User login" })).toBeVisible();
  await page.goto("/login/?language=fr");
  await expect(page.getByRole("heading", { name: "User login" })).toBeVisible();
  for (const [locale, title] of [
    ["zh-TW", "用户登录"],
    ["fr-FR", "User login"],
  ] as const) {
    const context = await browser.newContext({ locale, baseURL: platform.url });
    const fresh = await context.newPage();
    await fresh.goto("/login/");
    await expect(fresh.getByRole("heading", { name: title })).toBeVisible();
    await context.close();
  }
});

test("loads no messages for Chinese, and overrides the English ones with the platform's [I18N-02]", async ({
  page,
  portal,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await portal.signInQuickly("teacher");
  await portal.openDesktop();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(asked.filter((url) => url.includes("/lang/"))).toEqual([]);
  await page.route("**/lang/en-ph.json", (route) =>
    route.fulfill({ json: { "header.desktop": "Home of Yucai" } }),
  );
  await page.goto("/pages/base/pc_desktop_all/index.html?language=en");
  await expect(page.getByText("Home of Yucai").first()).toBeVisible();
});

test("switches to full screen and back, and the button says which [DESK-12]", async ({ page, portal }) => {
  await portal.signInQuickly("teacher");
  await portal.openDesktop();
  await page.getByRole("button", { name: "全屏显示" }).click();
  await expect(page.getByRole("button", { name: "退出全屏" })).toBeVisible();
  expect(await page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  await page.getByRole("button", { name: "退出全屏" }).click();
  await expect(page.getByRole("button", { name: "全屏显示" })).toBeVisible();
});

test("shows a page that does not exist as such, with a way back [ROUTE-01]", async ({ page, portal }) => {
  await portal.signInQuickly("teacher");
  await portal.openDesktop("#/nowhere");
  await expect(page.getByRole("heading", { level: 1, name: "没有找到这个页面" })).toBeVisible();
  await page.getByRole("link", { name: "回到桌面" }).last().click();
  await expect(page.getByRole("heading", { level: 1, name: /好，/ })).toBeVisible();
});

test("people of the other school see their own school and none of the first one's data [SEC-04]", async ({
  page,
  portal,
}) => {
  await portal.signInQuickly("teacher2");
  await portal.openDesktop();
  await expect(page.getByRole("banner")).toContainText("星河中学");
  await expect(page.getByText("育才")).toHaveCount(0);
});

test("people of both schools, of every role, sign in one after the other, open Notices and sign out [AUTH-11, VIEW-06]", async ({
  page,
  portal,
}) => {
  await page.goto("/login/");
  for (const account of ["teacher", "student2", "parent", "admin2"] as const)
    await test.step(account, async () => {
      await portal.fillSignIn(account);
      await page.waitForURL(/desktop_all/i);
      await openNoticesTile(page);
      await portal.askToSignOut();
      await page.getByRole("dialog").getByRole("button", { name: "退出登录" }).click();
      await page.waitForURL(/\/login\//);
    });
});
