import type { Locator, Page } from "@playwright/test";
import { boxOf, overlap } from "./boxes";
import { expect, test } from "./fixture";
import { keepToasts } from "./keepToasts";

/** Publishes a notice by the form that a button opens. */
async function publishBy(page: Page, button: Locator) {
  await button.click();
  const dialog = page.getByRole("dialog", { name: "发布通知" });
  await dialog.getByLabel(/^标题\*?$/).fill("校园开放日");
  await dialog.getByLabel(/^类别/).selectOption({ index: 1 });
  await dialog.getByLabel(/^正文\*?$/).fill("周六上午九点，欢迎家长来校。");
  await dialog.getByRole("button", { name: "立即发布" }).click();
  return dialog;
}

for (const [size, viewport] of [
  ["a desk", { width: 1440, height: 900 }],
  ["a phone", { width: 390, height: 844 }],
] as const)
  test(`the toast after publishing covers neither the button pressed, nor headings and bars, on ${size} [WID-04, WID-02, A11Y-02]`, async ({
    page,
    portal,
  }) => {
    await page.setViewportSize(viewport);
    await portal.signInQuickly("admin2");
    await keepToasts(page);
    await portal.openDesktop("#/viewport?app=notices&fileId=notices&id=manage");
    const publish = page.locator('[data-pane="notices/notices"]').getByRole("button", { name: "发布通知" });
    const dialog = await publishBy(page, publish);
    const toast = page.locator("#announcer [data-toast]").first();
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
  });
