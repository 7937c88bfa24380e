import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixture";

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Presses an element where it stands; a locator's own click would first bring it into the middle of the page. */
async function press(page: Page, element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error("What is to be pressed is not drawn");
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** Scrolls the page down, and tells how far it went. */
async function scrollDown(page: Page): Promise<number> {
  await page.evaluate(() => window.scrollTo({ top: 450, behavior: "instant" }));
  const top = await scrolled(page);
  expect(top).toBeGreaterThan(150);
  return top;
}

/** Turns the wheel in the middle of an element, up and then down, further than what scrolls there can go. */
async function turnWheelOver(page: Page, selector: string) {
  const box = await page.locator(selector).last().boundingBox();
  if (!box) throw new Error(`${selector} is not drawn`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  for (const way of [-1, 1]) for (let turn = 0; turn < 4; turn += 1) await page.mouse.wheel(0, way * 400);
  // Wheels are answered by the compositor, a frame or more later.
  await page.waitForTimeout(300);
}

test.describe("on a page that is scrolled", () => {
  test.use({ viewport: { width: 1440, height: 640 } });

  test("panels and dialogs of the header leave it where it is: opened, under the wheel and closed [DESK-04, A11Y-02]", async ({
    page,
    portal,
  }) => {
    await portal.signInQuickly("teacher");
    await portal.openDesktop();
    await expect(page.getByRole("main").getByRole("listitem").first()).toBeVisible();
    const banner = page.getByRole("banner");
    const top = await scrollDown(page);
    for (const name of ["更多", "外观", /^欢迎，/]) {
      const button = banner.getByRole("button", { name });
      await press(page, button);
      await expect(page.locator(".MuiPopover-paper")).toBeVisible();
      await turnWheelOver(page, ".MuiPopover-paper");
      expect(await scrolled(page)).toBe(top);
      await page.keyboard.press("Escape");
      await expect(page.locator(".MuiPopover-paper")).toBeHidden();
      await expect(button).toBeFocused();
      expect(await scrolled(page)).toBe(top);
    }
    await page.keyboard.press("Shift+Tab");
    await expect(banner.locator(":focus")).toHaveCount(1);
    expect(await scrolled(page)).toBe(top);

    await press(page, banner.getByRole("button", { name: /^欢迎，/ }));
    await page.getByRole("menuitem", { name: /^通知记录/ }).click();
    await expect(page.getByRole("dialog", { name: "通知记录" })).toBeVisible();
    await turnWheelOver(page, "[role=dialog]");
    await page.mouse.move(8, 400);
    await page.mouse.wheel(0, -400);
    await page.waitForTimeout(300);
    expect(await scrolled(page)).toBe(top);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
    expect(await scrolled(page)).toBe(top);
  });

  test("neither the side menu's links nor its wheel move it [DESK-06, A11Y-02]", async ({ page, portal }) => {
    await portal.signInQuickly("student2");
    await portal.openDesktop();
    const menu = page.getByRole("navigation", { name: "应用菜单" });
    await expect(menu.getByRole("link").first()).toBeVisible();
    const top = await scrollDown(page);
    for (const link of await menu.locator("a, button").all()) {
      await link.focus();
      expect(await scrolled(page)).toBe(top);
    }
    await menu.hover();
    await page.mouse.wheel(0, 4000);
    await page.mouse.wheel(0, 4000);
    await page.waitForTimeout(300);
    expect(await scrolled(page)).toBe(top);
  });
});
