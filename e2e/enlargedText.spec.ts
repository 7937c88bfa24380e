import { expect, test } from "./fixture";
import { sideways } from "./screen";
import { address, go } from "./viewportPage";

test.use({ viewport: { width: 390, height: 844 } });

test("where text alone is twice as large, a phone's pages stay within it, the school's name takes two lines, and the bar's names stay whole [A11Y-06]", async ({
  page,
  portal,
}) => {
  await page.addInitScript(() => {
    // Not in a frame of nowhere, which has no storage.
    if (window.origin !== "null") localStorage.setItem("portal.language", "en");
  });
  await portal.signInQuickly("teacher");
  await portal.openDesktop();
  // No query of the window learns of it, unlike of the browser's own font size.
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  const entries = page.getByRole("navigation").getByRole("link").filter({ visible: true });
  await expect(entries).toHaveCount(4);
  const cut = await entries.evaluateAll(
    (links) =>
      links.filter((link) => {
        const name = link.querySelector(".name")!.getBoundingClientRect();
        const { left, right } = link.getBoundingClientRect();
        return name.left < left || name.right > right || left < 0 || right > window.innerWidth;
      }).length,
  );
  expect(cut).toBe(0);
  const name = page.getByRole("banner").locator(".look-heading");
  const lines = () =>
    name.evaluate(
      (shown) => shown.getBoundingClientRect().height / parseFloat(getComputedStyle(shown).lineHeight),
    );
  // Without its styles, which come with the page's script, a line has no height of its own.
  await expect.poll(lines).toBeLessThan(2.5);
  for (const hash of ["#/me", address("attendance", "attendance"), address("drive", "drive")]) {
    await go(page, hash);
    await expect(page.getByRole("main").getByRole("button").first()).toBeVisible();
    await expect.poll(async () => [hash, await sideways(page)]).toEqual([hash, 0]);
  }
});
