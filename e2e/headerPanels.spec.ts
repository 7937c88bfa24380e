import type { Page } from "@playwright/test";
import { expect, test } from "./fixture";

test.use({ viewport: { width: 1440, height: 700 } });

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const banner = (page: Page) => page.getByRole("banner");

/** Scrolls the desktop so far that the header's place in the page is out of sight. */
async function scrollTo(page: Page, top: number) {
  await page.evaluate((to) => window.scrollTo(0, to), top);
  await expect.poll(() => scrolled(page)).toBe(top);
}

for (const { button, panel } of [
  { button: "更多", panel: "dialog" },
  { button: "外观", panel: "dialog" },
  { button: /^欢迎，/, panel: "menu" },
] as const)
  test(`the desktop stays where it was scrolled to while “${String(button)}” opens, is scrolled over, and closes [DESK-04, A11Y-02]`, async ({
    page,
    portal,
  }) => {
    await portal.signInQuickly("teacher");
    await portal.openDesktop();
    await scrollTo(page, 500);
    await banner(page).getByRole("button", { name: button }).click();
    const opened = page.getByRole(panel);
    await expect(opened).toBeVisible();
    expect(await scrolled(page)).toBe(500);
    await opened.hover();
    await page.mouse.wheel(0, 3000);
    await page.mouse.wheel(0, 300);
    await page.mouse.move(20, 650);
    await page.mouse.wheel(0, 300);
    await page.keyboard.press("Escape");
    await expect(opened).toBeHidden();
    await expect(banner(page).getByRole("button", { name: button })).toBeFocused();
    expect(await scrolled(page)).toBe(500);
    await page.mouse.move(400, 500);
    await page.mouse.wheel(0, 100);
    await expect.poll(() => scrolled(page)).toBe(600);
  });

test("tabbing through the header and the side menu leaves the page where it is [A11Y-02]", async ({
  page,
  portal,
}) => {
  await portal.signInQuickly("teacher2");
  await portal.openDesktop();
  await scrollTo(page, 500);
  await banner(page).getByRole("link").first().focus();
  for (let stop = 0; stop < 12; stop += 1) {
    await page.keyboard.press("Tab");
    expect(await scrolled(page)).toBe(500);
  }
});

test("English pins as many applications as Chinese, and no name touches the next [DESK-04, I18N-03]", async ({
  page,
  portal,
}) => {
  await portal.signInQuickly("teacher");
  await page.goto("/pages/base/pc_desktop_all/index.html?language=en");
  const names = banner(page).getByRole("navigation", { name: "Apps" }).locator(".name");
  await expect(names).toHaveCount(12);
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
    if (before) expect(box.left - before.right).toBeGreaterThanOrEqual(6);
  }
  const { right = 0 } = boxes.at(-1) ?? {};
  const bell = await banner(page)
    .getByRole("link", { name: /^Notices.*unread/ })
    .last()
    .boundingBox();
  expect(bell?.x).toBeGreaterThan(right);
});
