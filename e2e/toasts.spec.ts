import type { Page } from "@playwright/test";
import { exposedRoles, hiddenRegions } from "../stories/browser/liveRegions";
import { expect, test, type Portal } from "./fixture";
import { MOVING } from "./moving";
import { sideways } from "./screen";
import { address, pane, speakEnglish } from "./viewportPage";

test.use(MOVING);

const bell = (page: Page) => pane(page, "t-bell").getByTestId("bell");
const press = (page: Page, name: string) => bell(page).getByRole("button", { name, exact: true }).click();
const shown = (page: Page) => page.locator("[data-toast]");
/** Their texts, without the names of their buttons. */
const words = (page: Page) => shown(page).locator("p");
const person = (page: Page) => page.getByRole("banner").getByRole("button", { name: /^(欢迎，|Welcome, )/ });
const log = (page: Page) => page.getByRole("dialog", { name: /^(提示记录|Recent notifications)$/ });
const entries = (page: Page) => log(page).getByRole("listitem");

async function openLog(page: Page) {
  await person(page).click();
  await page.getByRole("menuitem", { name: /^(提示记录|Recent notifications)/ }).click();
  await expect(log(page)).toBeVisible();
}

async function closeLog(page: Page) {
  await page.keyboard.press("Escape");
  await expect(log(page)).toBeHidden();
}

/** Opens the portal at the test sub-application, once it shows no toasts of its own any more. */
async function openBell({ page, portal }: { readonly page: Page; readonly portal: Portal }) {
  await portal.openDesktop(address("t-bell"));
  await expect(bell(page)).toBeVisible();
}

const boxOf = async (page: Page, index: number) => {
  const box = await shown(page).nth(index).boundingBox();
  if (!box) throw new Error(`Notice ${index} is not drawn`);
  return box;
};

test("a toast stays 2000 ms, 16 px from the next, is held by pointer, focus and Delete, and is closed by Escape, which gives the focus back [WID-04, A11Y-02, A11Y-05]", async ({
  page,
  portal,
}) => {
  await portal.signInQuickly("student");
  await page.clock.install();
  await openBell({ page, portal });
  await page.clock.pauseAt(Date.now() + 60_000);
  await test.step("it stays, beside another", async () => {
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
  });
  await test.step("the pointer holds it", async () => {
    await press(page, "Usual");
    await shown(page).hover();
    await page.clock.runFor(10_000);
    await expect(shown(page)).toHaveCount(1);
    await page.mouse.move(5, 5);
    await page.clock.runFor(2_100);
    await expect(shown(page)).toHaveCount(0);
  });
  await test.step("the focus holds it", async () => {
    await press(page, "Usual");
    await shown(page).getByRole("button").focus();
    await page.clock.runFor(10_000);
    await expect(shown(page)).toHaveCount(1);
    await bell(page).getByRole("button", { name: "Usual" }).focus();
    await page.clock.runFor(2_100);
    await expect(shown(page)).toHaveCount(0);
  });
  await test.step("Delete holds it; Escape closes the newest, or the one with the focus", async () => {
    for (let count = 0; count < 3; count += 1) await press(page, "Usual");
    await page.keyboard.press("Delete");
    await page.clock.runFor(10_000);
    await expect(words(page)).toHaveText(["平常 5", "平常 6", "平常 7"]);
    await page.keyboard.press("Escape");
    await expect(words(page)).toHaveText(["平常 5", "平常 6"]);
    await shown(page).first().getByRole("button").focus();
    await page.keyboard.press("Escape");
    await expect(words(page)).toHaveText(["平常 6"]);
    await expect(bell(page).getByRole("button", { name: "Usual" })).toBeFocused();
  });
});

/** Closes the innermost dialog. */
const rise = async (page: Page, level: number) => {
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: `Level ${level}` })).toHaveCount(0);
};

test("toasts are found by screen readers whether none, one, two or three dialogs are open, and listed for the keyboard alone, on a phone, in English [WID-04, MORE-03, A11Y-02, A11Y-03, A11Y-04, I18N-03]", async ({
  page,
  portal,
}) => {
  await portal.signInQuickly("student");
  await page.clock.install();
  await openBell({ page, portal });
  for (let level = 0; level <= 3; level += 1)
    await test.step(`${level} dialogs`, async () => {
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
    });
  for (const level of [3, 2, 1]) await rise(page, level);

  await test.step("the log", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await press(page, "Usual");
    await press(page, "Urgent");
    await speakEnglish(page);
    const line = page.getByRole("main").getByRole("button", { name: "Recent notifications" });
    await line.focus();
    await page.keyboard.press("Enter");
    await expect(log(page)).toBeVisible();
    await expect(entries(page).locator("p").first()).toHaveText("Urgent 2");
    await expect(entries(page)).toHaveCount(6);
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    await page.keyboard.press("Tab");
    await expect(log(page).locator(":focus")).toHaveCount(1);
    await closeLog(page);
    await expect(line).toBeFocused();
  });
});

/** Lets minutes pass for the page and for its platform, by whose clock the page sets its own. */
async function passTime(page: Page, minutes: number) {
  const ahead = minutes * 60_000;
  await page.route("**/api/**", async (route) => {
    const response = await route.fetch();
    const date = new Date(Date.now() + ahead).toUTCString();
    await route.fulfill({ response, headers: { ...response.headers(), date } });
  });
  await page.clock.fastForward(ahead);
}

test("toasts stay until they are closed, and quiet holds them, through a reload; urgent ones and the person's own failures pass; its end leads to the log [MORE-03, A11Y-05]", async ({
  page,
  portal,
}) => {
  await page.clock.install();
  await portal.signInQuickly("student");
  await openBell({ page, portal });
  await openLog(page);
  await log(page).getByRole("radio", { name: "直到我关闭" }).check();
  await log(page)
    .getByRole("button", { name: /^一节课（\d+ 分钟）$/ })
    .click();
  await closeLog(page);
  await expect(person(page)).toHaveAccessibleName(/（免打扰中）$/);
  await page.reload();
  await expect(person(page)).toHaveAccessibleName(/（免打扰中）$/);

  await test.step("quiet", async () => {
    for (const name of ["Usual", "Unasked", "Urgent", "Fail"]) await press(page, name);
    await expect(words(page)).toHaveText(["要紧 3", "没存上 4"]);
    await expect(page.locator("#announcer [role=alert]")).toContainText("要紧 3");
    await expect(page.locator("#announcer")).not.toContainText("平常");
    await expect(page.locator("#announcer")).not.toContainText("没人等");
    await passTime(page, 45);
    const told = shown(page).filter({ hasText: "免打扰期间收到 2 条提示" });
    await expect(told).toBeVisible();
    await expect(person(page)).toHaveAccessibleName(/李思涵 学生 （个人菜单）$/);
    // They stay, as the person has chosen.
    await expect(shown(page)).toHaveCount(3);
    await told.getByRole("button", { name: "查看" }).click();
    await expect(log(page).getByText("2 条未读")).toBeVisible();
    await expect(entries(page).filter({ hasText: "未读" })).toHaveCount(2);
    // They cover neither the link to the setting, nor the setting itself.
    await expect(shown(page)).toHaveCount(0);
    await closeLog(page);
    await openLog(page);
    await expect(entries(page).filter({ hasText: "未读" })).toHaveCount(0);
    await closeLog(page);
  });
  await test.step("until they are closed", async () => {
    await press(page, "Usual");
    await page.clock.runFor(60_000);
    await expect(words(page)).toHaveText(["平常 5"]);
    for (let count = 6; count <= 11; count += 1) await press(page, "Usual");
    await expect(shown(page)).toHaveCount(5);
    await expect(page.locator("#announcer [role=status]")).toContainText("还有 2 条提示");
    await shown(page).last().getByRole("button").focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(shown(page)).toHaveCount(0);
    await openLog(page);
    await expect(log(page).getByText("2 条未读")).toBeVisible();
    await closeLog(page);
  });
});
