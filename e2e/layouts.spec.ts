import type { Page } from "@playwright/test";
import { expect, test } from "./fixture";
import { chooseLine } from "./personMenu";

const menu = (page: Page) => page.getByRole("navigation", { name: /^(应用菜单|App menu)$/ });
const toggle = (page: Page) => page.getByRole("button", { name: /^(应用菜单|App menu)$/ });
const pin = (page: Page) => page.getByRole("button", { name: /^(保持展开|Keep open)$/ });
/** By keyboard, among looks, colours and layouts: the unit's themes may have the same names. */
const choose = async (page: Page, name: string) => {
  const choice = page.getByRole("group", { name: /^(主题|颜色|布局)$/ }).getByRole("radio", { name });
  await choice.focus();
  await page.keyboard.press("Space");
  await expect(choice).toBeChecked();
};
const layout = (page: Page) => page.locator(".look-page[data-layout]");

test("left is chosen by keyboard, kept for this person alone, and no sub-application restarts for it [DESK-06, A11Y-02, VIEW-01]", async ({
  page,
  portal,
}) => {
  // Opens a notice: other tests count what the teacher has not read.
  await portal.signInQuickly("linked-teacher");
  await portal.openDesktop("#/viewport?app=notices&fileId=notices");
  const pane = page.locator('[data-pane="notices/notices"]');
  await pane.locator("[data-notice]").first().click();
  await pane.evaluate((element) => Object.assign(element, { stamp: "same" }));
  const person = page.getByRole("button", { name: /^欢迎，/ });
  await person.focus();
  await page.keyboard.press("Enter");
  await page.getByRole("menuitem", { name: "主题" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("radio", { name: "顶部" })).toBeChecked();
  await page.getByRole("radio", { name: "顶部" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(menu(page)).toBeVisible();
  await expect(menu(page).getByRole("link", { name: "通知公告" })).toHaveAttribute("aria-current", "page");
  await page.keyboard.press("Escape");
  await expect(person).toBeFocused();
  expect(await pane.evaluate((element) => (element as unknown as { stamp?: string }).stamp)).toBe("same");

  await portal.signInQuickly("student");
  await portal.openDesktop();
  await expect(page.getByRole("heading", { level: 1, name: /好，/ })).toBeVisible();
  await expect(layout(page)).toHaveAttribute("data-layout", "top");
  await portal.signInQuickly("linked-teacher");
  await page.reload();
  await expect(menu(page)).toBeVisible();
});

test("a unit sets its layout, a look forces top, from the address too, and leaving the look restores left [DESK-06]", async ({
  page,
  portal,
}) => {
  await portal.signInQuickly("student2");
  await page.goto("/pages/base/pc_desktop_all/index.html?theme=ink");
  await expect(page.getByRole("heading", { level: 1, name: /好，/ })).toBeVisible();
  await expect(layout(page)).toHaveAttribute("data-layout", "top");
  await portal.openAppearance();
  await expect(page.getByRole("radio", { name: "左侧" })).toHaveAccessibleDescription(/固定使用顶部布局/);
  await choose(page, "默认");
  await expect(layout(page)).toHaveAttribute("data-layout", "left");
  await expect(menu(page)).toBeVisible();
  await choose(page, "荷韵");
  await expect(layout(page)).toHaveAttribute("data-layout", "top");
  await expect(page.getByRole("radio", { name: "左侧" })).toHaveAccessibleDescription(/固定使用顶部布局/);
  // The platform keeps the look, and other tests need this person's side menu.
  const kept = page.waitForResponse(
    (answer) => answer.url().includes("/settheme") && !answer.request().postData()?.includes("lotus"),
  );
  await choose(page, "默认");
  await kept;
  await expect(layout(page)).toHaveAttribute("data-layout", "left");
});

test("a menu whose code does not load leaves the applications on top; loaded, it is unlocked, opens over the page and is locked again, and that is remembered [DESK-06, REL-03]", async ({
  page,
  portal,
  problems,
}) => {
  problems.expect(/ERR_FAILED|side-menu/);
  await page.route(/\/assets\/side-menu/, (route) => route.abort());
  await portal.signInQuickly("teacher2");
  await portal.openDesktop();
  await expect(page.getByRole("navigation", { name: "应用", exact: true })).toBeVisible();
  await expect(page.locator("#announcer").getByText("这部分没有加载成功").first()).toBeVisible();
  await page.unroute(/\/assets\/side-menu/);
  await portal.openAppearance();
  await choose(page, "顶部");
  await choose(page, "左侧");
  await expect(menu(page)).toBeVisible();
  await page.keyboard.press("Escape");

  const heading = page.getByRole("heading", { level: 1, name: /好，/ });
  const start = async () => (await heading.boundingBox())?.x ?? 0;
  await expect(pin(page)).toHaveAttribute("aria-pressed", "true");
  const beside = await start();
  await toggle(page).click();
  await expect.poll(start).toBeLessThan(beside - 100);
  const whole = await start();
  await page.reload();
  await expect(toggle(page)).toHaveAttribute("aria-expanded", "false");
  await menu(page)
    .getByRole("link", { name: /^通知公告/ })
    .focus();
  await page.keyboard.press("Shift+Tab");
  await expect(toggle(page)).toHaveAttribute("aria-expanded", "true");
  expect(await start()).toBe(whole);
  await page.keyboard.press("Escape");
  await expect(toggle(page)).toBeFocused();
  await expect(toggle(page)).toHaveAttribute("aria-expanded", "false");
  await menu(page).getByRole("link", { name: "今日" }).hover();
  await expect(toggle(page)).toHaveAttribute("aria-expanded", "true");
  await pin(page).click();
  await expect.poll(start).toBe(beside);
  await expect(pin(page)).toHaveAttribute("aria-pressed", "true");
});

test("the strip shows the current page wherever the open menu was scrolled to, no line above a closed category, and gives its focus to the page when it is removed, as on a window made narrow [DESK-06, A11Y-02]", async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 1280, height: 360 });
  await portal.signInQuickly("admin2");
  await portal.openDesktop();
  const fold = menu(page).getByRole("button", { name: "行政办公" });
  await fold.click();
  await toggle(page).click();
  await menu(page).getByRole("link", { name: "今日" }).hover();
  await expect(toggle(page)).toHaveAttribute("aria-expanded", "true");
  await page.mouse.wheel(0, 2_000);
  const desktop = menu(page).getByRole("link", { name: "今日" });
  await expect(desktop).not.toBeInViewport();
  await page.mouse.move(900, 240);
  await expect(toggle(page)).toHaveAttribute("aria-expanded", "false");
  await expect(desktop).toBeInViewport({ ratio: 1 });
  const stroke = () => fold.evaluate((element) => getComputedStyle(element, "::before").opacity);
  await expect.poll(stroke).toBe("0");
  await expect(fold.getByText("行", { exact: true })).toHaveCSS("opacity", "1");

  await menu(page)
    .getByRole("link", { name: /^通知公告/ })
    .focus();
  await page.setViewportSize({ width: 500, height: 800 });
  await expect(menu(page)).toHaveCount(0);
  await expect(page.getByRole("main")).toBeFocused();
});

// The stories of whole pages are checked in the left layout too, in every look, scheme and language.
test("nothing scrolls sideways in the left layout, at any width, with its menu folded and pinned, in both languages [A11Y-04, DESK-06]", async ({
  page,
  portal,
}) => {
  const fits = async () => {
    for (const [width, height] of [
      [320, 640],
      [768, 1024],
      [3840, 2160],
      [1280, 720],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(menu(page)).toBeVisible({ visible: width > 600 });
      const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
      expect(`${width}: ${scrollWidth}`).toBe(`${width}: ${clientWidth}`);
    }
  };
  await portal.signInQuickly("admin2");
  await portal.openDesktop();
  await expect(menu(page).getByRole("link").nth(3)).toBeVisible();
  await fits();
  await toggle(page).click();
  await expect(toggle(page)).toHaveAttribute("aria-expanded", "false");

  await chooseLine(page, "Switch to English");
  await expect(page.getByRole("heading", { level: 1, name: /^Good/ })).toBeVisible();
  await pin(page).evaluate((button: HTMLElement) => button.click());
  await expect(pin(page)).toHaveAttribute("aria-pressed", "true");
  await fits();
});
