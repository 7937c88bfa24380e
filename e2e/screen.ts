import type { Page } from "@playwright/test";

/** An ordinary screen, and the narrowest that everything has to fit on. */
export const SIZES = {
  pc: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true },
} as const;

/** By how many pixels a page can be scrolled sideways; none is right. */
export const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
