import { expect, type Page } from "@playwright/test";

/** Stops the page's clock at a moment, and the platform's with it, as far as the page hears of that. */
export async function standAt(page: Page, moment: string): Promise<void> {
  await page.clock.setFixedTime(moment);
  await page.addInitScript((date) => {
    const get = Headers.prototype.get;
    Headers.prototype.get = function (name) {
      return name === "Date" ? date : get.call(this, name);
    };
  }, new Date(moment).toUTCString());
}

/** An ordinary screen, and the narrowest that everything has to fit on. */
export const SIZES = {
  pc: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true },
} as const;

/** By how many pixels a page can be scrolled sideways; it should be 0. */
export const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/**
 * Waits until the animations of a page have ended; endless and paused ones, and those that scrolling moves, are ignored, and so
 * are those in a folded part of the page, which no frame moves on.
 */
export const comeToRest = (page: Page) =>
  page.evaluate(async () => {
    await Promise.allSettled(
      document
        .getAnimations()
        .filter(
          ({ effect, playState, timeline }) =>
            playState === "running" &&
            timeline === document.timeline &&
            effect?.getComputedTiming().endTime !== Infinity &&
            (effect as KeyframeEffect).target?.checkVisibility() !== false,
        )
        .map(({ finished }) => finished),
    );
  });

/** Changes the look of an open page of the portal, as if another tab had chosen it, and waits until it is applied. */
export async function chooseLook(page: Page, theme: string, scheme: string) {
  // A page whose code has not come hears nothing of other tabs.
  await expect(page.locator("[data-early]")).toHaveCount(0);
  await page.evaluate(
    (values) => {
      for (const [key, newValue] of Object.entries(values)) {
        localStorage.setItem(key, newValue);
        dispatchEvent(new StorageEvent("storage", { key, newValue }));
      }
    },
    { "portal.theme": theme, "portal.scheme": scheme },
  );
  const look = theme.startsWith("#") ? "color" : theme;
  await expect(page.locator("html")).toHaveAttribute("data-look", look);
  await expect(page.locator("html")).toHaveAttribute("data-scheme", scheme);
  await expect(page.locator("link[data-leaving]")).toHaveCount(0);
  await comeToRest(page);
}
