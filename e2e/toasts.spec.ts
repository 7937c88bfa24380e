import type { Page } from "@playwright/test";
import { exposedRoles, hiddenRegions } from "../.storybook/liveRegions";
import { expect, test, type Portal } from "./fixture";

const BELL = "#/viewport?app=t-bell&fileId=main";

const bell = (page: Page) => page.locator('[data-pane="t-bell/main"]').getByTestId("bell");
const press = (page: Page, name: string) => bell(page).getByRole("button", { name, exact: true }).click();
const shown = (page: Page) => page.locator("[data-toast]");
/** Their texts, without the names of their buttons. */
const words = (page: Page) => shown(page).locator("p");
const person = (page: Page) => page.getByRole("banner").getByRole("button", { name: /^(欢迎，|Welcome, )/ });
const log = (page: Page) => page.getByRole("dialog", { name: /^(消息记录|Recent messages)$/ });
const entries = (page: Page) => log(page).getByRole("listitem");

async function openLog(page: Page) {
  await person(page).click();
  await page.getByRole("menuitem", { name: /^(消息记录|Recent messages)/ }).click();
  await expect(log(page)).toBeVisible();
}

async function closeLog(page: Page) {
  await page.keyboard.press("Escape");
  await expect(log(page)).toBeHidden();
}

/** Opens the portal at the test sub-application, once it shows no toasts of its own any more. */
async function openBell({ page, portal }: { readonly page: Page; readonly portal: Portal }) {
  await portal.openDesktop(BELL);
  await expect(bell(page)).toBeVisible();
}

const boxOf = async (page: Page, index: number) => {
  const box = await shown(page).nth(index).boundingBox();
  if (!box) throw new Error(`Notice ${index} is not drawn`);
  return box;
};

test.describe("a toast", () => {
  test.beforeEach(async ({ page, portal }) => {
    await portal.signInQuickly("teacher");
    await page.clock.install();
    await openBell({ page, portal });
  });

  test("stays 2000 ms, is 16 px from the next, and is held by pointer, focus, Delete and Backspace [WID-04, A11Y-05]", async ({
    page,
  }) => {
    await page.clock.pauseAt(Date.now() + 60_000);
    await press(page, "Usual");
    await press(page, "Usual");
    await expect(words(page)).toHaveText(["平常 1", "平常 2"]);
    const gap = async () => {
      const [upper, lower] = [await boxOf(page, 0), await boxOf(page, 1)];
      return Math.round(lower.y - upper.y - upper.height);
    };
    // They move in.
    await expect.poll(gap).toBe(16);
    await page.clock.runFor(1_900);
    await expect(shown(page)).toHaveCount(2);
    await page.clock.runFor(200);
    await expect(shown(page)).toHaveCount(0);

    await press(page, "Usual");
    await shown(page).hover();
    await page.clock.runFor(10_000);
    await expect(shown(page)).toHaveCount(1);
    await page.mouse.move(5, 5);
    await page.clock.runFor(2_100);
    await expect(shown(page)).toHaveCount(0);

    await press(page, "Usual");
    await shown(page).getByRole("button").focus();
    await page.clock.runFor(10_000);
    await expect(shown(page)).toHaveCount(1);
    await bell(page).getByRole("button", { name: "Usual" }).focus();
    await page.clock.runFor(2_100);
    await expect(shown(page)).toHaveCount(0);

    for (const key of ["Delete", "Backspace"]) {
      await press(page, "Usual");
      await page.keyboard.press(key);
      await page.clock.runFor(10_000);
      await expect(shown(page)).toHaveCount(1);
      await page.keyboard.press("Escape");
      await expect(shown(page)).toHaveCount(0);
    }
  });

  test("is closed by Escape, the newest first, or the one with the focus, which goes back [WID-04, A11Y-02]", async ({
    page,
  }) => {
    for (let count = 0; count < 3; count += 1) await press(page, "Usual");
    await page.keyboard.press("Delete");
    await page.keyboard.press("Escape");
    await expect(words(page)).toHaveText(["平常 1", "平常 2"]);
    await shown(page).first().getByRole("button").focus();
    await page.keyboard.press("Escape");
    await expect(words(page)).toHaveText(["平常 2"]);
    await expect(bell(page).getByRole("button", { name: "Usual" })).toBeFocused();
  });

  test("is spoken, and found by screen readers, whether none, one, two or three dialogs are open [WID-04, A11Y-03]", async ({
    page,
  }) => {
    for (let level = 0; level <= 3; level += 1) {
      if (level > 0) {
        await page.getByRole("button", { name: "Deeper" }).last().click();
        await expect(page.getByRole("dialog", { name: `Level ${level}` })).toBeVisible();
      }
      await page.getByRole("button", { name: `Ring in ${level}`, exact: true }).click();
      await expect(words(page)).toHaveText(["已保存"]);
      expect(await hiddenRegions(page)).toEqual([]);
      await expect(page.locator("#announcer [role=status]")).toContainText("已保存");
      expect(await exposedRoles(page, "#announcer > section")).toEqual(["region"]);
      expect(await exposedRoles(page, "[data-toast] button")).toEqual(["button"]);
      await page.clock.runFor(11_000);
      await expect(shown(page)).toHaveCount(0);
    }
  });
});

test.describe("recent messages", () => {
  test("lists what was shown, by keyboard alone, on a phone, in English [MORE-03, A11Y-02, A11Y-04, I18N-03]", async ({
    page,
    portal,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await portal.signInQuickly("teacher");
    await openBell({ page, portal });
    await press(page, "Usual");
    await press(page, "Urgent");
    await page.getByRole("button", { name: "Switch to English" }).click();
    await person(page).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("menuitem", { name: "Recent messages" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(log(page)).toBeVisible();
    await expect(entries(page).locator("p").first()).toHaveText("Urgent 2");
    await expect(entries(page)).toHaveCount(2);
    await portal.expectAccessible();
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBeLessThanOrEqual(0);
    await page.keyboard.press("Tab");
    await expect(log(page).locator(":focus")).toHaveCount(1);
    await closeLog(page);
    await expect(person(page)).toBeFocused();
  });

  test("lets toasts stay until they are closed, for this person, after a reload too [MORE-03, A11Y-05]", async ({
    page,
    portal,
  }) => {
    await page.clock.install();
    await portal.signInQuickly("teacher");
    await openBell({ page, portal });
    await openLog(page);
    await log(page).getByRole("radio", { name: "直到我关闭" }).check();
    await closeLog(page);
    await page.reload();
    await press(page, "Usual");
    await page.clock.runFor(60_000);
    await expect(words(page)).toHaveText(["平常 1"]);
    // It covers neither the link to the setting, nor the setting itself.
    await openLog(page);
    await expect(shown(page)).toHaveCount(0);
    await closeLog(page);
    for (let count = 2; count <= 8; count += 1) await press(page, "Usual");
    await expect(shown(page)).toHaveCount(5);
    await expect(page.locator("#announcer [role=status]")).toContainText("还有 2 条消息");
    await shown(page).last().getByRole("button").focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(shown(page)).toHaveCount(0);
    await openLog(page);
    await expect(log(page).getByText("2 条未读")).toBeVisible();
    await closeLog(page);

    await portal.signInQuickly("student");
    await page.reload();
    await press(page, "Usual");
    await expect(words(page)).toHaveText(["平常 1"]);
    await page.clock.runFor(2_100);
    await expect(shown(page)).toHaveCount(0);
    await openLog(page);
    await expect(log(page).getByRole("radio", { name: /^一般/ })).toBeChecked();
    await expect(entries(page)).toHaveCount(1);
  });
});

test("quiet holds toasts through a reload; urgent ones and the person's own failures pass; its end leads to the log [MORE-03]", async ({
  page,
  portal,
}) => {
  await page.clock.install();
  await portal.signInQuickly("teacher");
  await openBell({ page, portal });
  await openLog(page);
  await log(page).getByRole("button", { name: "一节课（45 分钟）" }).click();
  await closeLog(page);
  await expect(person(page)).toHaveAccessibleName(/免打扰中$/);
  await page.reload();
  await expect(person(page)).toHaveAccessibleName(/免打扰中$/);

  for (const name of ["Usual", "Unasked", "Urgent", "Fail"]) await press(page, name);
  await expect(words(page)).toHaveText(["要紧 3", "没存上 4"]);
  await expect(page.locator("#announcer [role=alert]")).toContainText("要紧 3");
  await expect(page.locator("#announcer")).not.toContainText("平常");
  await expect(page.locator("#announcer")).not.toContainText("没人等");

  await page.clock.fastForward("45:00");
  const told = shown(page).filter({ hasText: "免打扰期间收到 2 条消息" });
  await expect(told).toBeVisible();
  await expect(person(page)).toHaveAccessibleName(/王雅琴$/);
  await told.getByRole("button", { name: "查看" }).click();
  await expect(log(page).getByText("2 条未读")).toBeVisible();
  await expect(entries(page).filter({ hasText: "未读" })).toHaveCount(2);
  await portal.expectAccessible();
  await closeLog(page);
  await openLog(page);
  await expect(entries(page).filter({ hasText: "未读" })).toHaveCount(0);
});
