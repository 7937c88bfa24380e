import type { Locator } from "@playwright/test";
import config from "../playwright.config";
import { expect, test } from "./fixture";

// The reader's own font size is twice the usual one.
test.use({
  locale: "en-US",
  launchOptions: {
    ...config.use?.launchOptions,
    args: [
      ...(config.use?.launchOptions?.args ?? []),
      "--blink-settings=defaultFontSize=32,defaultFixedFontSize=26",
    ],
  },
});

/** The texts and pictures of these controls that overflow them. */
const standingOut = (controls: Locator) =>
  controls.evaluateAll((all) =>
    all.flatMap((control) => {
      const { left, right } = control.getBoundingClientRect();
      const inside = document.createRange();
      inside.selectNodeContents(control);
      const out = [...inside.getClientRects()].some((part) => part.left < left - 1 || part.right > right + 1);
      return out ? [control.textContent || control.outerHTML.slice(0, 80)] : [];
    }),
  );

for (const width of [320, 390])
  test(`text twice as large stays within the sign-in box and the looks at ${width} px [A11Y-06]`, async ({
    page,
    portal,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/login/");
    const providers = page.getByRole("group").getByRole("button");
    await expect(providers.first()).toBeVisible();
    expect(await standingOut(providers)).toEqual([]);
    const school = page.getByRole("main").getByText("Yucai Experimental School", { exact: true }).last();
    // No word of it is broken: the longest needs about this much.
    expect((await school.boundingBox())?.width).toBeGreaterThan(150);

    await portal.signInQuickly("teacher");
    await portal.openDesktop();
    await page.getByRole("button", { name: "Appearance" }).click();
    const looks = page.getByRole("dialog").locator("label, button").filter({ visible: true });
    await expect(looks.first()).toBeVisible();
    expect(await standingOut(looks)).toEqual([]);
  });
