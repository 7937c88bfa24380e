import type { Locator } from "@playwright/test";
import { expect, test } from "./fixture";

/** Whether two things on the screen cover one another. */
async function cover(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) throw new Error("Not drawn");
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

for (const [size, viewport] of [
  ["a desk", { width: 1440, height: 900 }],
  ["a phone", { width: 390, height: 844 }],
] as const)
  test(`what is said after publishing covers neither the button nor the heading, on ${size} [WID-04, WID-02]`, async ({
    page,
    portal,
  }) => {
    await page.setViewportSize(viewport);
    await portal.signInQuickly("admin2");
    await portal.openDesktop("#/viewport?app=notices&fileId=notices&id=manage");
    const pane = page.locator('[data-pane="notices/notices"]');
    const publish = pane.getByRole("button", { name: "发布通知" });
    await publish.click();
    const dialog = page.getByRole("dialog", { name: "发布通知" });
    await dialog.getByLabel(/^标题\*?$/).fill("校园开放日");
    await dialog.getByLabel(/^类别/).selectOption({ index: 1 });
    await dialog.getByLabel(/^正文\*?$/).fill("周六上午九点，欢迎家长来校。");
    await dialog.getByRole("button", { name: "立即发布" }).click();
    await expect(dialog).toHaveCount(0);
    const said = page.locator("[data-notice]").first();
    await expect(said).toBeVisible();
    await said.hover();
    expect(await cover(said, publish)).toBe(false);
    for (const bar of await page.getByRole("navigation").all())
      if (await bar.isVisible()) expect(await cover(said, bar)).toBe(false);
    await expect(page.getByRole("banner")).toBeVisible();
    expect(await cover(said, page.getByRole("banner"))).toBe(false);
  });
