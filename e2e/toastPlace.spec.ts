import type { Locator, Page } from "@playwright/test";
import { boxOf, overlap } from "./boxes";
import { expect, test } from "./fixture";
import { keepToasts } from "./keepToasts";
import { address, pane } from "./viewportPage";

/** Publishes a notice by the form that a button opens. */
async function publishBy(page: Page, button: Locator) {
  await button.click();
  const dialog = page.getByRole("dialog", { name: "发布通知" });
  await dialog.getByLabel(/^标题\*?$/).fill("校园开放日");
  await dialog.getByRole("combobox", { name: /^类别/ }).click();
  await page.getByRole("option").nth(1).click();
  await dialog.getByLabel(/^正文\*?$/).fill("周六上午九点，欢迎家长来校。");
  await dialog.getByRole("button", { name: "立即发布" }).click();
  return dialog;
}

test("the toast after publishing covers neither the button pressed, nor headings and bars, on a desk and on a phone [WID-04, WID-02, A11Y-02]", async ({
  page,
  portal,
}) => {
  await portal.signInQuickly("admin2");
  await keepToasts(page);
  await portal.openDesktop(`${address("notices", "notices")}&at=/manage`);
  const publish = pane(page, "notices", "notices").getByRole("button", { name: "发布通知" });
  const toast = page.locator("#announcer [data-toast]").first();
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport);
    const dialog = await publishBy(page, publish);
    await expect(toast).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(publish).toBeFocused();
    expect(await overlap(toast, publish)).toBe(false);
    for (const heading of await page.locator("h1:visible, h2:visible").all())
      expect(await overlap(toast, heading)).toBe(false);
    const { x, right } = await boxOf(toast);
    expect(x).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(viewport.width);

    await toast.hover();
    expect(await overlap(toast, publish)).toBe(false);
    for (const bar of await page.getByRole("navigation").all())
      if (await bar.isVisible()) expect(await overlap(toast, bar)).toBe(false);
    if (viewport.width < 600) expect(await overlap(toast, page.locator(".look-foot"))).toBe(false);
    await expect(page.getByRole("banner")).toBeVisible();
    expect(await overlap(toast, page.getByRole("banner"))).toBe(false);
    await page.keyboard.press("Escape");
    await expect(toast).toHaveCount(0);
  }
});
