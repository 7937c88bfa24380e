import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixture";
import { sideways } from "./screen";
import { address, go, noticesTile, pane } from "./viewportPage";
import { chooseLine } from "./personMenu";

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

const PHONES = [390, 320];
const WIDTHS = [1440, 1216, 1024, ...PHONES];

/** Checks the page as it is in windows of these widths, one after the other. */
async function atWidths(page: Page, widths: readonly number[], look: (width: number) => Promise<void>) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await look(width);
  }
}

const nothingSideways = (page: Page) =>
  atWidths(page, WIDTHS, async (width) => expect([width, await sideways(page)]).toEqual([width, 0]));

/** Every control of the bars can be reached at every width, and the applications open. */
const everythingReachable = (page: Page) =>
  atWidths(page, WIDTHS, async (width) => {
    await expect(page.getByRole("main").getByRole("listitem").first()).toBeVisible();
    // The panel of the header, or the page of phones.
    const more = page
      .getByRole("button", { name: /^(更多|More)$/ })
      .or(page.getByRole("navigation").getByRole("link", { name: /^(应用|Apps)$/ }))
      .filter({ visible: true });
    await expect(more).toBeVisible();
    await expect
      .poll(async () => ({ width, ...(await unreachable(page)) }))
      .toEqual({ width, seen: true, wrong: [] });
    expect([width, await sideways(page)]).toEqual([width, 0]);
    const isPage = (await more.getAttribute("href")) !== null;
    await more.click();
    await expect(
      page
        .getByRole(isPage ? "main" : "dialog")
        .getByRole("link")
        .first(),
    ).toBeVisible();
    await (isPage ? page.goBack() : page.keyboard.press("Escape"));
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

const notices = (page: Page) => pane(page, "notices", "notices");

test(`text twice as large stays within the sign-in box and the looks, and leaves every control of the bars reachable from ${Math.max(...WIDTHS)} to ${Math.min(...WIDTHS)} px, in both languages [A11Y-06]`, async ({
  context,
  page,
  portal,
}) => {
  // The reader's own font size is twice the usual one; the windows have the usual sizes.
  const browser = await context.newCDPSession(page);
  await browser.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
  await page.goto("/login/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await nothingSideways(page);
  await page.getByRole("button", { name: "English", exact: true }).click();
  await expect(page.getByRole("button", { name: "Sign in", exact: true })).toBeVisible();
  await nothingSideways(page);
  const providers = page.getByRole("group").getByRole("button");
  const school = page
    .getByText("Yucai Experimental School", { exact: true })
    .filter({ visible: true })
    .first();
  await atWidths(page, PHONES, async () => {
    await expect(providers.first()).toBeVisible();
    expect(await standingOut(providers)).toEqual([]);
    // No word of it is broken: the longest needs about this much.
    expect((await school.boundingBox())?.width).toBeGreaterThan(150);
  });

  await portal.signInQuickly("teacher");
  await portal.openDesktop();
  await everythingReachable(page);
  await atWidths(page, PHONES, async () => {
    await portal.openAppearance();
    const looks = page.getByRole("dialog").locator("label, button").filter({ visible: true });
    await expect(looks.first()).toBeVisible();
    expect(await standingOut(looks)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
  await go(page, address("notices", "notices"));
  await expect(
    notices(page)
      .getByText(/^\d+ notices/)
      .first(),
  ).toBeVisible();
  await everythingReachable(page);
  await page.setViewportSize({ width: Math.max(...WIDTHS), height: 800 });
  await chooseLine(page, "切换到简体中文");
  await expect(notices(page).getByText("通知公告").first()).toBeVisible();
  await everythingReachable(page);
  // The reader's size has outlasted the way from page to page.
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px");
  await go(page, "#/");
  await expect(noticesTile(page)).toBeVisible();
  await everythingReachable(page);
});
