import type { Page } from "@playwright/test";
import { hiddenRegions } from "../stories/browser/liveRegions";
import { expect, test } from "./fixture";
import { MOVING } from "./moving";
import { sideways } from "./screen";
import { address, go, pane } from "./viewportPage";

test.use(MOVING);

const notices = (page: Page) => pane(page, "notices", "notices");
const list = (page: Page) => notices(page).getByRole("list", { name: "通知列表" });
const question = (page: Page) => page.getByRole("dialog", { name: "退出登录？" });
const boxOf = async (page: Page) => {
  const box = await question(page).boundingBox();
  if (!box) throw new Error("The question is not drawn");
  return box;
};

test("a question of the portal is in its layer, keeps the focus, lets the announcer be heard, and is a sheet on a phone and at 400 % zoom [WID-01, A11Y-02, A11Y-03, A11Y-04]", async ({
  page,
  portal,
}) => {
  await portal.signInQuickly("teacher");
  await portal.openDesktop();
  await test.step("15 % from the top, in the middle, above the page", async () => {
    await portal.askToSignOut();
    await expect(question(page)).toBeVisible();
    const { y, width, x } = await boxOf(page);
    expect(Math.abs(y - 900 * 0.15)).toBeLessThanOrEqual(1);
    expect(Math.abs(x + width / 2 - 720)).toBeLessThanOrEqual(1);
    await expect(page.locator(".MuiModal-root").last()).toHaveCSS("z-index", "200000");
  });
  await test.step("screen readers hear the announcer", async () => {
    expect(await hiddenRegions(page)).toEqual([]);
  });
  await test.step("the focus stays in it until it is closed", async () => {
    for (let press = 0; press < 6; press += 1) {
      await page.keyboard.press("Tab");
      await expect(page.locator(".MuiDialog-root :focus")).toHaveCount(1);
    }
    await page.keyboard.press("Escape");
    await expect(question(page)).toBeHidden();
    await expect(page.getByRole("button", { name: /^欢迎，/ })).toBeFocused();
  });
  for (const [width, height] of [
    [320, 568],
    [320, 256],
  ] as const)
    await test.step(`a sheet at the foot of ${width} × ${height} that scrolls nothing sideways`, async () => {
      await page.setViewportSize({ width: 320, height: 568 });
      await portal.askToSignOut();
      await page.setViewportSize({ width, height });
      await expect(question(page)).toBeInViewport({ ratio: 0.99 });
      const box = await boxOf(page);
      expect([box.x, box.width]).toEqual([0, width]);
      expect(Math.round(box.y + box.height)).toBe(height);
      for (const name of ["取消", "退出登录"])
        await expect(question(page).getByRole("button", { name })).toBeInViewport({ ratio: 1 });
      expect(await sideways(page)).toBeLessThanOrEqual(0);
      await page.keyboard.press("Escape");
      await expect(question(page)).toBeHidden();
    });
});

const form = (page: Page) => page.getByRole("dialog", { name: "发布通知" });
const discard = (page: Page) => page.getByRole("dialog", { name: "放弃未保存的内容？" });
const title = (page: Page) => form(page).getByLabel(/^标题\*?$/);

async function openForm(page: Page) {
  await notices(page).getByRole("button", { name: "发布通知" }).click();
  await expect(title(page)).toBeFocused();
}

test("Back asks before it discards unsaved text, each time, and closes a dialog that holds nothing unsaved [WID-01, WID-02, A11Y-02]", async ({
  page,
  portal,
}) => {
  await portal.signInQuickly("admin2");
  await portal.openDesktop();
  await go(page, address("notices", "notices"));
  await notices(page).getByRole("link", { name: "管理通知" }).click();
  await openForm(page);
  await page.keyboard.press("Escape");
  await expect(form(page)).toHaveCount(0);

  await openForm(page);
  await title(page).fill("家长会");
  const length = await page.evaluate(() => history.length);
  // Unfinished state of the page below: it would not survive a navigation.
  await page.evaluate(() => document.querySelector("[role=grid]")?.setAttribute("data-same", ""));
  for (const leave of [() => page.goBack(), () => Promise.all([page.goBack(), page.goBack()])]) {
    await leave();
    const stay = discard(page).getByRole("button", { name: "继续编辑" });
    await expect(stay).toBeFocused();
    await expect(page).toHaveURL(/at=\/manage/);
    await page.keyboard.press("Enter");
    await expect(discard(page)).toHaveCount(0);
    await expect(title(page)).toHaveValue("家长会");
    await expect(notices(page).locator("[role=grid][data-same]")).toHaveCount(1);
  }
  await page.goBack();
  await discard(page).getByRole("button", { name: "放弃" }).click();
  await expect(form(page)).toHaveCount(0);
  await expect(list(page)).toBeVisible();
  await expect(page).not.toHaveURL(/at=\/manage/);
  await expect(page.locator(":focus:not(body)")).toHaveCount(1);
  expect(await page.evaluate(() => history.length)).toBe(length);
  await page.goForward();
  await expect(notices(page).getByRole("grid")).toBeVisible();
  await expect(form(page)).toHaveCount(0);

  await portal.askToSignOut();
  await expect(question(page).getByRole("button", { name: "取消" })).toBeFocused();
  await page.goBack();
  await expect(question(page)).toHaveCount(0);
  await expect(list(page)).toBeVisible();
  await expect(page.locator(":focus:not(body)")).toHaveCount(1);
  await page.goBack();
  await expect(page).not.toHaveURL(/viewport/);
});
