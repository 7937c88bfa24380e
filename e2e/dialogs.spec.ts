import type { Page } from "@playwright/test";
import { hiddenRegions } from "../.storybook/liveRegions";
import { expect, test } from "./fixture";

const question = (page: Page) => page.getByRole("dialog", { name: "退出登录？" });
const boxOf = async (page: Page) => {
  const box = await question(page).boundingBox();
  if (!box) throw new Error("The question is not drawn");
  return box;
};

test.beforeEach(async ({ portal }) => {
  await portal.signInQuickly("teacher");
  await portal.openDesktop();
});

test("a question of the portal lies in its layer, 15 % from the top, and keeps the focus until it is left [WID-01, A11Y-02]", async ({
  page,
  portal,
}) => {
  await portal.askToSignOut();
  await expect(question(page)).toBeVisible();
  const { y, width, x } = await boxOf(page);
  expect(Math.abs(y - 900 * 0.15)).toBeLessThanOrEqual(1);
  expect(Math.abs(x + width / 2 - 720)).toBeLessThanOrEqual(1);
  await expect(page.locator(".MuiModal-root").last()).toHaveCSS("z-index", "200000");

  for (let press = 0; press < 6; press += 1) {
    await page.keyboard.press("Tab");
    await expect(page.locator(".MuiDialog-root :focus")).toHaveCount(1);
  }
  await page.keyboard.press("Escape");
  await expect(question(page)).toBeHidden();
  await expect(page.getByRole("button", { name: /^欢迎，/ })).toBeFocused();
});

test("screen readers hear the announcer while a question is open [A11Y-03]", async ({ page, portal }) => {
  await portal.askToSignOut();
  await expect(question(page)).toBeVisible();
  expect(await hiddenRegions(page)).toEqual([]);
  await portal.expectAccessible();
});

test("on a phone, and at 400 % zoom, it is a sheet at the window's foot that scrolls nothing sideways [WID-01, A11Y-04]", async ({
  page,
  portal,
}) => {
  for (const [width, height] of [
    [320, 568],
    [320, 256],
  ] as const) {
    await page.setViewportSize({ width: 320, height: 568 });
    await portal.askToSignOut();
    await page.setViewportSize({ width, height });
    await expect(question(page)).toBeInViewport({ ratio: 0.99 });
    const box = await boxOf(page);
    expect([box.x, box.width]).toEqual([0, width]);
    expect(Math.round(box.y + box.height)).toBe(height);
    for (const name of ["取消", "退出登录"])
      await expect(question(page).getByRole("button", { name })).toBeInViewport({ ratio: 1 });
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBeLessThanOrEqual(0);
    await page.keyboard.press("Escape");
    await expect(question(page)).toBeHidden();
  }
});
