import type { Locator } from "@playwright/test";
import { expect, test } from "./fixture";
import { openNoticesTile } from "./viewportPage";
import { chooseLine } from "./personMenu";

const isFocused = (link: Locator) => link.evaluate((element) => element === document.activeElement);

test("shows the unit's logo and name, and a teacher's apps in their categories, with unread counts read out, and works by keyboard alone [DESK-01, DESK-02, DESK-03, DESK-15, A11Y-02, A11Y-03]", async ({
  page,
  portal,
}) => {
  await portal.signInQuickly("teacher");
  await portal.openDesktop();
  await expect(page.getByRole("banner")).toContainText("育才实验学校");
  await expect(page.locator('img[src*="/api/storage/show/unit/"]').first()).toBeVisible();
  const category = page.getByRole("main").getByRole("button", { name: /^行政办公/ });
  await expect(category).toHaveAttribute("aria-expanded", "false");
  // One closed line after the categories has what is not installed.
  await expect(page.getByRole("main").getByRole("heading", { level: 3 })).toHaveText([
    /^行政办公/,
    /^学生事务/,
    /^即将开通 1\d$/,
  ]);
  await expect(page.getByRole("main").getByRole("link", { name: /^(desktop|comment)$/ })).toHaveCount(0);
  await expect(
    page
      .getByRole("main")
      .getByRole("link", { name: /通知公告.*12 条未读/ })
      .first(),
  ).toBeVisible();

  // Skip link, arrow keys among tiles, Enter opens.
  const tiles = page.getByRole("region", { name: "我的应用" }).getByRole("link");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "跳到主要内容" })).toBeFocused();
  await page.keyboard.press("Enter");
  // What matters now comes first: the day, the to-dos, the cards.
  for (let stops = 0; stops < 40 && !(await isFocused(tiles.first())); stops += 1)
    await page.keyboard.press("Tab");
  await expect(tiles.first()).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(tiles.nth(1)).toBeFocused();
  await page.keyboard.press("Home");
  await expect(tiles.first()).toBeFocused();
  await category.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(
    page
      .getByRole("list", { name: /^行政办公/ })
      .getByRole("link")
      .first(),
  ).toBeFocused();
  await tiles.first().focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#\/viewport\?app=notices/);
});

test("switches to English without reload, with the platform's own words and room for the school's name on a phone, and opens in it the next time [I18N-01, I18N-02, I18N-03, A11Y-04]", async ({
  page,
  portal,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.route("**/lang/en-ph.json", (route) =>
    route.fulfill({ json: { "header.desktop": "Home of Yucai" } }),
  );
  await portal.signInQuickly("teacher");
  await portal.openDesktop();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(asked.filter((url) => url.includes("/lang/"))).toEqual([]);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await chooseLine(page, "Switch to English");
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
  await expect(page.getByText("Home of Yucai").first()).toBeVisible();
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: /Good/ })).toBeVisible();
  // The server does not know how wide this window is; the page draws itself once more.
  await portal.expectTakenOver();
  const banner = page.getByRole("banner");
  const box = await banner.locator(".look-heading").boundingBox();
  const tools = await banner.getByRole("button").first().boundingBox();
  expect(box?.height).toBeLessThan(40);
  expect(box && tools && box.x + box.width <= tools.x).toBe(true);
});

test("the cards beside the day fade where there are more of them, and what takes the focus there stands clear of it; the school's name has one line at every width [DESK-14, DESK-04, A11Y-02]", async ({
  page,
  portal,
}) => {
  await portal.signInQuickly("teacher");
  await portal.openDesktop();
  const rail = page.getByRole("complementary");
  const links = rail.getByRole("link");
  await expect(rail.getByRole("heading", { level: 2 })).toHaveCount(5);
  const place = () => rail.evaluate((it) => ({ top: it.scrollTop, end: it.scrollHeight - it.clientHeight }));
  const fades = () =>
    rail.evaluate((it) =>
      ["--rail-above", "--rail-below"].map((edge) => getComputedStyle(it).getPropertyValue(edge) !== "0px"),
    );
  expect((await place()).end).toBeGreaterThan(100);
  await expect.poll(fades).toEqual([false, true]);
  await rail.evaluate((it) => it.scrollTo(0, 60));
  await expect.poll(fades).toEqual([true, true]);
  // The ring of a link is around its whole row.
  const clear = () =>
    rail.evaluate((it) => {
      const row = document.activeElement?.closest("li, a")?.getBoundingClientRect();
      const around = it.getBoundingClientRect();
      const [above = 0, below = 0] = ["--rail-above", "--rail-below"].map((edge) =>
        Number.parseFloat(getComputedStyle(it).getPropertyValue(edge)),
      );
      return !!row && row.top >= around.top + above && row.bottom <= around.bottom - below;
    });
  const count = await links.count();
  await rail.evaluate((it) => it.scrollTo(0, 0));
  await links.first().focus();
  for (const key of ["Tab", "Shift+Tab"])
    for (let stop = 1; stop < count; stop += 1) {
      await page.keyboard.press(key);
      await expect.poll(async () => ({ key, stop, clear: await clear() })).toMatchObject({ clear: true });
    }
  await rail.evaluate((it) => it.scrollTo(0, it.scrollHeight));
  await expect.poll(fades).toEqual([true, false]);

  await chooseLine(page, "Switch to English");
  const name = page.getByRole("banner").getByTitle("Yucai Experimental School");
  for (const width of [320, 390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 2400 });
    const { lines, cut } = await name.evaluate((it) => ({
      lines: Math.round(it.clientHeight / Number.parseFloat(getComputedStyle(it).lineHeight) - 0.25),
      cut: it.scrollWidth > it.clientWidth,
    }));
    expect({ width, lines, cut }).toEqual({ width, lines: 1, cut: false });
  }
  // Nothing fades where all has room.
  await expect.poll(fades).toEqual([false, false]);
});

test("an unknown address leads back to a student's flat desktop, which fills the screen, and the button says which [ROUTE-01, DESK-01, DESK-12]", async ({
  page,
  portal,
}) => {
  await portal.signInQuickly("student");
  await portal.openDesktop("#/nowhere");
  await expect(page.getByRole("heading", { level: 1, name: "没有找到这个页面" })).toBeVisible();
  await page.getByRole("link", { name: "回到桌面" }).last().click();
  await expect(page.getByRole("heading", { level: 1, name: /好，/ })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link").first()).toBeVisible();
  await expect(page.getByRole("main").getByRole("heading", { name: /行政|教务|后勤/ })).toHaveCount(0);

  await chooseLine(page, "全屏显示");
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  await chooseLine(page, "退出全屏");
  await expect.poll(() => page.evaluate(() => document.fullscreenElement === null)).toBe(true);
});

test("people of both schools sign in one after the other, see their own school and its unread marks alone, open Notices and sign out [SEC-04, AUTH-11, VIEW-06, DESK-03, MSG-02]", async ({
  page,
  portal,
}) => {
  const link = (area: "banner" | "main", name: RegExp) => page.getByRole(area).getByRole("link", { name });
  const signOut = async () => {
    await openNoticesTile(page);
    await portal.askToSignOut();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /^(退出登录|Sign out)$/ })
      .click();
    await page.waitForURL(/\/login\//);
  };
  await page.goto("/login/");
  await test.step("a teacher of one school", async () => {
    await portal.fillSignIn("teacher");
    await page.waitForURL(/desktop_all/i);
    await expect(page.getByRole("banner")).toContainText("育才实验学校");
    await signOut();
  });
  await test.step("a parent of the other, which marks what is unread by dots", async () => {
    await portal.fillSignIn("parent2");
    await page.waitForURL(/desktop_all/i);
    await expect(page.getByRole("banner")).toContainText("星河中学");
    const marked = link("main", /^通知公告 ?有未读$/).first();
    await expect(marked).toBeVisible();
    await expect(marked.locator("[data-dot]")).toBeVisible();
    await expect(page.getByRole("banner").getByRole("button", { name: /^消息 ?有未读$/ })).toBeVisible();
    await expect(page.getByText(/育才|99\+|条未读/)).toHaveCount(0);
    await chooseLine(page, "Switch to English");
    await expect(link("main", /^Notices ?unread$/).first()).toBeVisible();
    await chooseLine(page, "切换到简体中文");
    await signOut();
  });
});
