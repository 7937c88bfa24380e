import type { Locator, Page } from "@playwright/test";
import { boxOf } from "./boxes";
import { expect, test } from "./fixture";
import { go } from "./viewportPage";

const READING = "#/viewport?app=notices&fileId=notices";
const pane = (page: Page) => page.locator('[data-pane="notices/notices"]');

/** By how much the message of the focused field is out of view in its form; 0 if it has none. */
const hiddenMessage = (page: Page) =>
  page.evaluate(() => {
    const field = document.activeElement;
    const message = document.getElementById(field?.getAttribute("aria-describedby")?.split(" ")[0] ?? "");
    const body = field?.closest(".MuiDialogContent-root");
    if (!message || !body) return 0;
    return Math.round(message.getBoundingClientRect().bottom - body.getBoundingClientRect().bottom);
  });

test("a pager's ellipsis is in line with its numbers, each message of a form is in sight when its field takes the focus, however low the window, and a heading's ring lies within its card [WID-02, A11Y-02, A11Y-04]", async ({
  page,
  portal,
}) => {
  await portal.signInQuickly("admin2");
  await portal.openDesktop(READING);
  const pages = pane(page).getByRole("navigation", { name: "通知分页" });
  const centre = async (element: Locator) => {
    const ink = await element.evaluate((place) => {
      const range = document.createRange();
      range.selectNodeContents(place);
      const { top, height } = range.getBoundingClientRect();
      return top + height / 2;
    });
    return Math.round(ink);
  };
  const gap = pages.locator(".MuiPaginationItem-ellipsis").first();
  await expect(gap).toBeVisible();
  expect(
    Math.abs((await centre(gap)) - (await centre(pages.getByRole("button", { name: /第 2 页/ })))),
  ).toBeLessThan(3);

  await page.setViewportSize({ width: 1280, height: 560 });
  await go(page, `${READING}&at=/manage`);
  await pane(page).getByRole("button", { name: "发布通知" }).click();
  const dialog = page.getByRole("dialog", { name: "发布通知" });
  await dialog.getByRole("button", { name: "立即发布" }).click();
  const wrong = dialog.locator("[aria-invalid=true]:not([aria-hidden=true])");
  await expect(wrong).toHaveCount(3);
  await expect(wrong.first()).toBeFocused();
  for (let tabs = 0, seen = 0; seen < 3 && tabs < 12; tabs += 1) {
    if ((await page.locator("[aria-invalid=true]:focus").count()) > 0) {
      seen += 1;
      expect(await hiddenMessage(page)).toBeLessThanOrEqual(0);
    }
    await page.keyboard.press("Tab");
    if (tabs === 11) expect(seen).toBe(3);
  }
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();

  await page.setViewportSize({ width: 1440, height: 900 });
  await go(page, "#/nowhere");
  const heading = page.getByRole("heading", { level: 1, name: "没有找到这个页面" });
  await expect(heading).toBeFocused();
  for (const forcedColors of ["active", "none"] as const) {
    await page.emulateMedia({ forcedColors });
    await expect(heading).toHaveCSS("outline", /^rgba?\(.*\) solid 3px$/);
  }
  const [ring, card] = [
    await boxOf(heading),
    await boxOf(page.locator(".look-card").filter({ has: heading })),
  ];
  expect(ring.x - 6).toBeGreaterThanOrEqual(card.x);
  expect(ring.right + 6).toBeLessThanOrEqual(card.right);
});
