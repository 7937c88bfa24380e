import type { Page } from "@playwright/test";
import config from "../playwright.config";
import { expect, test } from "./fixture";
import { sideways } from "./screen";

// The reader's own font size is twice the usual one; the windows have the usual sizes.
test.use({
  launchOptions: {
    ...config.use?.launchOptions,
    args: [
      ...(config.use?.launchOptions?.args ?? []),
      "--blink-settings=defaultFontSize=32,defaultFixedFontSize=26",
    ],
  },
});

/** The controls of the bars that are covered or outside the window, and their texts that are cut off. */
const unreachable = (page: Page) =>
  page.evaluate(() => {
    const bars = [...document.querySelectorAll("header, nav")];
    const controls = bars.flatMap((bar) => [...bar.querySelectorAll<HTMLElement>("a, button")]);
    const seen = [...new Set(controls)].filter(
      (control) => control.checkVisibility() && !control.matches(":disabled"),
    );
    const covered = seen.filter((control) => {
      control.scrollIntoView({ block: "nearest" });
      const { x, y, width, height } = control.getBoundingClientRect();
      const hit = document.elementFromPoint(x + width / 2, y + height / 2);
      return !control.contains(hit);
    });
    const cut = seen
      .flatMap((control) => [...control.querySelectorAll<HTMLElement>(".name, .look-heading")])
      .filter((words) => words.clientWidth > 1 && getComputedStyle(words).overflowY !== "visible")
      .filter(
        ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
          scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1,
      );
    return { seen: seen.length > 3, wrong: [...covered, ...cut].map((each) => each.outerHTML.slice(0, 160)) };
  });

const WIDTHS = [1440, 1216, 1024, 390, 320];

/** Checks the page as it is in windows of all widths, one after the other. */
async function atEveryWidth(page: Page, look: (width: number) => Promise<void>) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await look(width);
  }
}

for (const language of ["zh-CN", "en"])
  test(`text twice as large leaves every control of the bars reachable from ${Math.max(...WIDTHS)} to ${Math.min(...WIDTHS)} px: ${language} [A11Y-06]`, async ({
    page,
    portal,
  }) => {
    await page.addInitScript((value) => localStorage.setItem("portal.language", value), language);
    await page.goto("/login/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await atEveryWidth(page, async (width) => expect([width, await sideways(page)]).toEqual([width, 0]));
    await portal.signInQuickly("teacher");
    for (const hash of ["", "#/viewport?app=notices&fileId=notices"]) {
      await portal.openDesktop(hash);
      await atEveryWidth(page, async (width) => {
        await expect(page.getByRole("main").getByRole("listitem").first()).toBeVisible();
        const more = page.getByRole("button", { name: /^(更多|More|应用|Apps)$/ }).filter({ visible: true });
        await expect(more).toBeVisible();
        await expect
          .poll(async () => ({ width, ...(await unreachable(page)) }))
          .toEqual({ width, seen: true, wrong: [] });
        expect([width, await sideways(page)]).toEqual([width, 0]);
        await more.click();
        await expect(page.getByRole("dialog").getByRole("link").first()).toBeVisible();
        await page.keyboard.press("Escape");
        await expect(page.getByRole("dialog")).toHaveCount(0);
      });
    }
  });
