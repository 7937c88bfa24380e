import { expect, test } from "./fixture";
import { sideways } from "./screen";

test.use({ viewport: { width: 3840, height: 2160 } });

/** People read what is a thirty-sixth of a screen's height from the last row of a class room. */
const LEAST = 2160 / 36;

test("a class room's screen shows the clock, the lesson and the day in sizes for the last row, and nothing that is the teacher's alone; its way there is in the menu and in the search, its way back leads to the desktop, in both languages [DESK-08, DESK-14, A11Y-01, A11Y-02, I18N-03]", async ({
  page,
  portal,
}) => {
  await portal.signInQuickly("teacher");
  await portal.openDesktop();
  const main = page.getByRole("main");
  await main.getByRole("region", { name: /^待办 [34]$/ }).waitFor();
  await page.getByRole("button", { name: /^欢迎/ }).click();
  await page.getByRole("menuitem", { name: "教室大屏" }).click();
  await expect(page).toHaveURL(/#\/classroom$/);
  const clock = main.getByRole("heading", { level: 1, name: /^\d\d:\d\d \d+月\d+日星期.$/ });
  await expect(clock).toBeFocused();
  await expect(page.getByRole("banner")).toHaveCount(0);
  await expect(page.getByText(/王老师|王雅琴|待办|条未读/).filter({ visible: true })).toHaveCount(0);
  const apps = main.getByRole("navigation", { name: "应用" });
  await expect(apps.getByRole("link", { name: "通知公告", exact: true })).toBeVisible();
  const sizes = await main.evaluate((element) =>
    [...element.querySelectorAll("h1, .what, section.look-day h2, ol a, section ul")].map((each) =>
      Number.parseFloat(getComputedStyle(each).fontSize),
    ),
  );
  // On a day without lessons the clock and the day's title.
  expect(sizes.length).toBeGreaterThanOrEqual(2);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(LEAST);
  expect(await sideways(page)).toBe(0);
  await portal.expectAccessible();

  await page.reload();
  await expect(clock).toBeVisible();
  await main.getByRole("link", { name: "退出教室大屏" }).click();
  await expect(main.getByRole("heading", { level: 1, name: /好，王老师$/ })).toBeFocused();

  await page.evaluate(() => localStorage.setItem("portal.language", "en"));
  await page.reload();
  await main.getByRole("region", { name: /^To-dos/ }).waitFor();
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox").fill("classroom screen");
  await page.keyboard.press("Enter");
  await expect(main.getByRole("link", { name: "Leave the classroom screen" })).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 720 });
  expect(await sideways(page)).toBe(0);
  await page.goBack();
  await expect(main.getByRole("heading", { level: 1, name: /^Good / })).toBeVisible();
});
