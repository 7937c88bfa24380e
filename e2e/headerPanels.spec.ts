import type { Locator, Page } from "@playwright/test";
import { expect, test, type Portal } from "./fixture";
import { MOVING } from "./moving";
import { speakEnglish } from "./viewportPage";

test.use({ ...MOVING, viewport: { width: 1440, height: 700 } });

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const banner = (page: Page) => page.getByRole("banner");

/**
 * Presses an element where it is. A locator's own click would first scroll elements in the header's part of the
 * window to the middle.
 */
async function press(page: Page, element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error("What is to be pressed is not drawn");
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** Scrolls the desktop so far that the header's place in the page is out of view, once the desktop is long enough. */
async function scrollTo(page: Page, top: number) {
  await expect
    .poll(async () => {
      await page.evaluate((to) => window.scrollTo(0, to), top);
      return scrolled(page);
    })
    .toBe(top);
}

/** How far the desktop is scrolled, in pixels; it can be scrolled further. */
const TOP = 200;

/** Opens the desktop, scrolled a little. */
async function openScrolled(page: Page, portal: Portal) {
  await portal.signInQuickly("teacher");
  await portal.openDesktop();
  // What has no measures yet is about to move.
  await portal.expectTakenOver();
  await scrollTo(page, TOP);
}

test("the desktop keeps its scroll position while panels of the header, and a dialog from one, open, are scrolled over, and close, and while one tabs through the header; it pins applications in both languages, and no name touches the next [DESK-04, A11Y-02, I18N-03]", async ({
  page,
  portal,
}) => {
  // So narrow that the header has no room for all applications of a teacher.
  await page.setViewportSize({ width: 780, height: 700 });
  await openScrolled(page, portal);
  for (const { button, panel } of [
    { button: "更多", panel: "dialog" },
    { button: /^欢迎，/, panel: "menu" },
  ] as const)
    await test.step(String(button), async () => {
      await press(page, banner(page).getByRole("button", { name: button }));
      const opened = page.getByRole(panel);
      await expect(opened).toBeVisible();
      expect(await scrolled(page)).toBe(TOP);
      await opened.hover();
      await page.mouse.wheel(0, 3000);
      await page.mouse.wheel(0, 300);
      await page.mouse.move(20, 650);
      await page.mouse.wheel(0, 300);
      await page.keyboard.press("Escape");
      await expect(opened).toBeHidden();
      await expect(banner(page).getByRole("button", { name: button })).toBeFocused();
      expect(await scrolled(page)).toBe(TOP);
      await page.mouse.move(400, 500);
      // What covered the page may still be fading, and take the first turn of the wheel.
      await expect(async () => {
        await page.mouse.wheel(0, 100);
        await expect.poll(() => scrolled(page), { timeout: 1_000 }).toBeGreaterThan(TOP);
      }).toPass();
      await scrollTo(page, TOP);
    });

  await press(page, banner(page).getByRole("button", { name: /^欢迎，/ }));
  await page.getByRole("menuitem", { name: /^提示记录/ }).click();
  const dialog = page.getByRole("dialog", { name: "提示记录" });
  await expect(dialog).toBeVisible();
  await dialog.hover();
  await page.mouse.wheel(0, 3000);
  await page.mouse.move(8, 400);
  await page.mouse.wheel(0, -400);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  expect(await scrolled(page)).toBe(TOP);

  await page.setViewportSize({ width: 1440, height: 700 });
  await scrollTo(page, TOP);
  await banner(page)
    .getByRole("link")
    .first()
    .evaluate((link) => link.focus({ preventScroll: true }));
  let stops = 0;
  for (; stops < 40; stops += 1) {
    await page.keyboard.press("Tab");
    // The next stop after the header is in the page, which is scrolled to it.
    if ((await banner(page).locator(":focus").count()) === 0) break;
    expect(await scrolled(page)).toBe(TOP);
  }
  expect(stops).toBeGreaterThan(3);

  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(banner(page).getByRole("navigation", { name: "应用" }).locator(".name").nth(3)).toBeVisible();
  await speakEnglish(page);
  const names = banner(page).getByRole("navigation", { name: "Apps" }).locator(".name");
  await expect(names.nth(3)).toBeVisible();
  const boxes = await names.evaluateAll((all) =>
    all.map((name) => {
      const range = document.createRange();
      range.selectNodeContents(name);
      const { left, right } = range.getBoundingClientRect();
      return { left, right, cut: name.scrollWidth > name.clientWidth };
    }),
  );
  for (const [index, box] of boxes.entries()) {
    expect(box.cut).toBe(false);
    const before = boxes[index - 1];
    if (before) expect(box.left - before.right).toBeGreaterThanOrEqual(12);
  }
  const { right = 0 } = boxes.at(-1) ?? {};
  const bell = await banner(page)
    .getByRole("button", { name: /^Messages.*unread/ })
    .boundingBox();
  expect(bell?.x).toBeGreaterThan(right);
});

test("the side menu's links and the wheel over it leave the page where it is [DESK-06, A11Y-02]", async ({
  page,
  portal,
}) => {
  await portal.signInQuickly("student2");
  await portal.openDesktop();
  const menu = page.getByRole("navigation", { name: "应用菜单" });
  await expect(menu.getByRole("link").first()).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 640 });
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: "instant" }));
  const top = await scrolled(page);
  expect(top).toBeGreaterThan(150);
  for (const link of await menu.locator("a, button").all()) {
    await link.focus();
    expect(await scrolled(page)).toBe(top);
  }
  await menu.hover();
  await page.mouse.wheel(0, 4000);
  await page.mouse.wheel(0, 4000);
  // The compositor handles a wheel event a frame or more later; by then the page would have begun to move.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        let frames = 10;
        const wait = () => ((frames -= 1) > 0 ? requestAnimationFrame(wait) : resolve(null));
        wait();
      }),
  );
  expect(await scrolled(page)).toBe(top);
});
